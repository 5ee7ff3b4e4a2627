import { variantPath } from '#domain/pictures/picture-variants.ts'
import { toIconPath } from '#domain/pictures/site-icons.ts'
import { toRegion } from '#domain/recipes/allergen-labels.ts'
import { toDateWords } from '#domain/text/date-words.ts'
import { isLongMenu, type Menus, originalMenus, toShownLinks } from './menus.ts'
import type { SiteSettings } from './site-settings.ts'

/** `numberLocal` is displayed, `numberIntl` is dialled. */
export type SiteNumbers = { numberIntl: string; numberLocal: string }

/** What public pages show about the site. */
export type SiteInfo = ReturnType<typeof toSiteInfo>

export const fallbacks = {
  email: 'hello@example.com',
  address: 'New York, USA',
  social: {
    instagram: 'https://www.instagram.com/',
    youtube: 'https://www.youtube.com/',
    facebook: 'https://www.facebook.com/',
    pinterest: 'https://www.pinterest.com/',
  },
}

const defaultNumbers: SiteNumbers = { numberIntl: '+1 555 0100', numberLocal: '+1 555 0100' }

/**
 * Applies the specification's fallbacks; an email, address or number that the owner emptied is '' and not shown. `name` is SITE_NAME;
 * `numbers` is null if the host has none, and undefined if they could not be read, in which case no phone number is shown. `telephone` is
 * the target of the phone link, '' if there is none.
 */
export function toSiteInfo(settings: SiteSettings, name: string, numbers: SiteNumbers | null | undefined) {
  const { numberIntl, numberLocal } = numbers === undefined ? { numberIntl: '', numberLocal: '' } : (numbers ?? defaultNumbers)
  const siteName = settings.name ?? name
  return {
    name: siteName || 'Food Recipe',
    logo: siteName || 'Food Recipe',
    footerName: siteName || 'foodrecipe',
    blurb: settings.blurb ?? 'American comfort food you can cook tonight: burgers, wings, ribs and everything that goes with them.',
    headline: settings.headline ?? 'Hot off the griddle.',
    lead:
      settings.lead ?? 'Burgers with lacy edges, wings that crackle, mac that stretches. American comfort food that works in your kitchen.',
    bannerLine: settings.bannerLine ?? 'Join our community of food lovers.',
    email: settings.email ?? fallbacks.email,
    address: settings.address ?? fallbacks.address,
    city: settings.address ? (settings.addressCity ?? 'Ranchi') : '',
    phone: numberLocal,
    telephone: toTelephone(numberLocal && (numberIntl || numberLocal)),
    social: toSocialLinks(settings.social ?? {}),
    ...toMenus(settings),
    ...toLook(settings),
    // Most sites are in the United States: leaving the default out saves bytes on every page.
    ...(toRegion(settings) === 'eu' && { region: 'eu' as const }),
    icons: toIcons(settings),
  }
}

/**
 * The contact details where visitors still see the specification's fallbacks, in words: those never set, or saved unchanged. `numbers` are
 * the phone numbers of all hosts.
 */
export function listPlaceholders(settings: SiteSettings, numbers: readonly SiteNumbers[]) {
  const { email, address, social } = toSiteInfo(settings, '', null)
  return [
    ...(numbers.some(({ numberLocal }) => numberLocal !== defaultNumbers.numberLocal) ? [] : ['phone number']),
    ...(email === fallbacks.email ? ['email'] : []),
    ...(address === fallbacks.address ? ['address'] : []),
    ...(social.some(({ url }) => Object.values<string>(fallbacks.social).includes(url)) ? ['social links'] : []),
  ]
}

/** The site's own look; absent where the default design is used. `accent` is six hex digits. */
function toLook({ accent, logo, socialPicture, dateLanguage }: SiteSettings) {
  const dates = toDateWords(dateLanguage)
  return {
    ...(accent && { accent: accent.slice(1) }),
    ...(logo && { mark: { src: variantPath(logo.name, 400, 'webp'), width: logo.width, height: logo.height } }),
    ...(socialPicture && { socialPicture }),
    ...(dates && { dates }),
  }
}

/** The addresses of the icons that pages link to; browsers request `/favicon.ico` without a link. */
function toIcons({ icon }: SiteSettings) {
  if (!icon) return { tab: '/icon.svg', phone: '/apple-touch-icon.png' }
  return { tab: toIconPath(icon.name, 'icon-32.png'), phone: toIconPath(icon.name, 'apple-touch-icon.png') }
}

function toMenus({ menus = {} }: SiteSettings) {
  const changed: Partial<Menus> = Object.fromEntries(Object.entries(menus).filter(([, links]) => links))
  const { header, footer, house }: Menus = { ...originalMenus, ...changed }
  const shown = { header: toShownLinks(header), footer: toShownLinks(footer), house: toShownLinks(house) }
  return { menus: shown, ...(isLongMenu(header) && { isLong: true }) }
}

function toTelephone(number: string) {
  const dialled = number.replace(/[^\d+]/g, '')
  return dialled && `tel:${dialled}`
}

function toSocialLinks(social: NonNullable<SiteSettings['social']>) {
  const links = [
    { label: 'Instagram', icon: 'instagram', url: social.instagram ?? fallbacks.social.instagram },
    { label: 'YouTube', icon: 'youtube', url: social.youtube ?? fallbacks.social.youtube },
    { label: 'Facebook', icon: 'facebook', url: social.facebook ?? fallbacks.social.facebook },
    { label: 'Pinterest', icon: 'pinterest', url: social.pinterest ?? fallbacks.social.pinterest },
  ] as const
  return links.filter(({ url }) => url !== '')
}

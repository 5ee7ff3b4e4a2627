import type { SiteSettings } from './site-settings.ts'

/** The site's phone numbers: `numberLocal` is shown, `numberIntl` is what the link dials. */
export type SiteNumbers = { numberIntl: string; numberLocal: string }

/** What every public page shows of the site itself, with all fallbacks applied. */
export type SiteInfo = {
  name: string
  logo: string
  footerName: string
  blurb: string
  headline: string
  lead: string
  bannerLine: string
  email: string
  address: string
  city: string
  phone: string
  /** What the phone's link dials, `tel:+15550100`; empty where there is nothing to dial. */
  telephone: string
  social: { label: string; url: string }[]
}

const defaultNumbers: SiteNumbers = { numberIntl: '+1 555 0100', numberLocal: '+1 555 0100' }

/**
 * Applies the fallbacks of the specification. `name` is the process's SITE_NAME; `numbers` is null when the host has none of its own,
 * and undefined when they could not be read, which shows no phone line.
 */
export function toSiteInfo(settings: SiteSettings, name: string, numbers: SiteNumbers | null | undefined): SiteInfo {
  const { numberIntl, numberLocal } = numbers === undefined ? { numberIntl: '', numberLocal: '' } : (numbers ?? defaultNumbers)
  const siteName = settings.name ?? name
  return {
    name: siteName || 'Food Recipe',
    logo: siteName || 'Food Recipe',
    footerName: siteName || 'foodrecipe',
    blurb: settings.blurb ?? 'American comfort food you can cook tonight: burgers, wings, ribs and everything that belongs next to them.',
    headline: settings.headline ?? 'Hot off the griddle.',
    lead:
      settings.lead ??
      'Burgers with lacy edges, wings that crackle, mac that strings. American comfort food, written so that it works in your kitchen.',
    bannerLine: settings.bannerLine ?? 'Join our community of food lovers.',
    email: settings.email || 'hello@example.com',
    address: settings.address || 'New York, USA',
    city: settings.address ? (settings.addressCity ?? 'Ranchi') : '',
    phone: numberLocal,
    telephone: toTelephone(numberLocal && (numberIntl || numberLocal)),
    social: toSocialLinks(settings.social ?? {}),
  }
}

function toTelephone(number: string) {
  const dialled = number.replace(/[^\d+]/g, '')
  return dialled && `tel:${dialled}`
}

function toSocialLinks(social: NonNullable<SiteSettings['social']>) {
  return [
    { label: 'Instagram', url: social.instagram ?? 'https://www.instagram.com/' },
    { label: 'YouTube', url: social.youtube ?? 'https://www.youtube.com/' },
    { label: 'Facebook', url: social.facebook ?? 'https://www.facebook.com/' },
    { label: 'Pinterest', url: social.pinterest ?? 'https://www.pinterest.com/' },
  ].filter(({ url }) => url !== '')
}

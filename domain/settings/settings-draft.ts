import { z } from 'zod'
import { typedKeywords } from '#domain/forms/editor-fields.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { optionalText, typedText } from '#domain/forms/typed-text.ts'
import { isLanguage } from '#domain/text/date-words.ts'
import { retentionChoices, retentionDefaults } from './data-retention.ts'
import type { SiteSettings } from './site-settings.ts'

/** The settings form as submitted: every field, '' if emptied. An unchecked checkbox is absent. */
export const settingsDraft = z
  .object({
    name: optionalText(fieldLimits.name),
    blurb: optionalText(editorLimits.longLine),
    headline: optionalText(editorLimits.title),
    lead: optionalText(editorLimits.longLine),
    bannerLine: optionalText(editorLimits.longLine),
    email: optionalText(fieldLimits.email).pipe(z.union([z.literal(''), z.email('Enter an email like name@mail.com')])),
    address: optionalText(editorLimits.longLine),
    addressCity: optionalText(fieldLimits.name),
    defaultDescription: optionalText(editorLimits.seoDescription),
    defaultKeywords: typedKeywords(),
    disclosure: optionalText(editorLimits.longLine),
    closeCommentsAfter: optionalText(editorLimits.days).pipe(
      z.string().regex(/^(?:[1-9]\d*)?$/, 'Enter a number of days like 30, or leave it empty'),
    ),
    affiliatePlaces: optionalText(editorLimits.notes),
    // '' is off.
    amazonInMails: z.literal('on').optional().catch(undefined),
    // '' is off.
    indexNow: z.literal('on').optional().catch(undefined),
    checkLinks: z.literal('on').optional().catch(undefined),
    webSubHub: webAddress('Enter an address that starts with https:// or http://, or leave it empty'),
    specialRecipeId: optionalText(editorLimits.recipeNumber).pipe(z.string().regex(/^\d{0,9}$/, 'Choose a recipe, or none')),
    builtInRecipes: z.preprocess((typed) => ['on', 'true', '1'].includes(String(typed)), z.boolean()),
    timeZone: optionalText(fieldLimits.name).refine((name) => name === '' || isTimeZone(name), 'Choose a time zone like Europe/Berlin'),
    dateLanguage: optionalText(fieldLimits.name).refine(
      (tag) => tag === '' || isLanguage(tag),
      'Choose a language like en-US, de or es-MX',
    ),
    // '' follows the date language.
    allergenRegion: z.enum(['us', 'eu']).optional().catch(undefined),
    // '' is on.
    countVisits: z.literal('off').optional().catch(undefined),
    keepMessages: z.enum(retentionChoices.keepMessages).catch(retentionDefaults.keepMessages),
    keepReaders: z.enum(retentionChoices.keepReaders).catch(retentionDefaults.keepReaders),
    keepMails: z.enum(retentionChoices.keepMails).catch(retentionDefaults.keepMails),
    keepSpam: z.enum(retentionChoices.keepSpam).catch(retentionDefaults.keepSpam),
    keepLog: z.enum(retentionChoices.keepLog).catch(retentionDefaults.keepLog),
    instagram: socialAddress(),
    youtube: socialAddress(),
    facebook: socialAddress(),
    pinterest: socialAddress(),
  })
  .transform(
    ({
      instagram,
      youtube,
      facebook,
      pinterest,
      specialRecipeId,
      allergenRegion,
      countVisits,
      amazonInMails,
      indexNow,
      checkLinks,
      ...settings
    }) =>
      ({
        ...settings,
        specialRecipeId: Number(specialRecipeId) || undefined,
        allergenRegion,
        countVisits,
        amazonInMails,
        indexNow,
        checkLinks,
        social: { instagram, youtube, facebook, pinterest },
      }) satisfies Record<Exclude<keyof SiteSettings, 'accent' | 'logo' | 'socialPicture' | 'icon' | 'menus'>, unknown>,
  )

export type SettingsDraft = z.infer<typeof settingsDraft>

const hostMessage = 'Enter a host name like www.example.com'

/**
 * The phone numbers of a host as submitted; if both are empty, visitors of this host see none. `host` is normalised to the form in
 * requests: lower case, without scheme, port or path.
 */
export const siteNumbersDraft = z.object({
  host: typedText({ max: editorLimits.url, required: hostMessage }).transform(toHost).pipe(z.string().min(1, hostMessage)),
  numberIntl: optionalText(fieldLimits.phone),
  numberLocal: optionalText(fieldLimits.phone),
})

/** The host whose phone numbers are to be deleted. */
export const siteNumbersDeletion = siteNumbersDraft.pick({ host: true })

/** The block list as submitted, and as the form showed it before. */
export const blockListDraft = z.object({ blockList: optionalText(editorLimits.blockList), before: optionalText(editorLimits.blockList) })

function isTimeZone(timeZone: string) {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone })
    return true
  } catch {
    return false
  }
}

function socialAddress() {
  return webAddress('Enter an address that starts with http:// or https://, or leave it empty to hide the icon')
}

function webAddress(message: string) {
  return optionalText(editorLimits.url).pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/, error: message })]))
}

/** The URL parser leaves only letters, digits, dots, hyphens, and the brackets of IPv6. */
function toHost(typed: string) {
  const url = URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `http://${typed}`)
  return url?.hostname.replace(/\.$/, '') ?? ''
}

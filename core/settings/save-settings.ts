import type { Database } from '#core/database/database.ts'
import { moveSchedules } from '#core/publication/move-schedules.ts'
import type { Editing } from '#core/revisions/save-revision.ts'
import { affiliateDisclosure } from '#domain/settings/affiliate-disclosure.ts'
import { retentionDefaults } from '#domain/settings/data-retention.ts'
import type { SettingsDraft } from '#domain/settings/settings-draft.ts'
import { toSiteInfo } from '#domain/settings/site-info.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import { changeSettings } from './change-settings.ts'
import { defaultTimeZone } from './read-time-zone.ts'
import { findSettings } from './setting-rows.ts'

type Saving = { now?: Date; editing?: Editing }

/**
 * Saves the settings form. The form shows the fallbacks of settings that were never set (`siteName` is from the process's configuration).
 * A fallback that is sent back unchanged stays unset, so that it follows later changes of the fallback.
 */
export function saveSettings(db: Database, { social, ...draft }: SettingsDraft, siteName: string, saving?: Saving) {
  return saveSettingsFields(db, { ...draft, ...social }, siteName, saving)
}

/** The same for fields by their names in the form. */
export function saveSettingsFields(db: Database, draft: SettingsFields, siteName: string, { now = new Date(), editing }: Saving = {}) {
  return changeSettings(db, {
    ...{ part: 'site', now, editing },
    toFields: (settings) => toSettingsFields(settings, siteName),
    draft,
    async apply(_db, stored, { instagram, youtube, facebook, pinterest, ...fields }) {
      const merged = { ...fields, social: { instagram, youtube, facebook, pinterest } }
      return { ...stored, ...merged, ...withoutFallbacks(stored, merged, siteName) }
    },
    note: (transaction, { before, after }) =>
      moveSchedules(transaction, { from: before.timeZone || defaultTimeZone, to: after.timeZone || defaultTimeZone }),
  })
}

/** What the settings form fills in, each by its name in the form. */
export function toSettingsFields(settings: SiteSettings, siteName: string): SettingsFields {
  const { social, specialRecipeId, builtInRecipes, allergenRegion, countVisits, amazonInMails, indexNow, checkLinks, ...texts } =
    toSettingsForm(settings, siteName)
  const filled = Object.entries({ ...texts, ...social }).map(([name, text]) => [name, text ?? ''])
  return {
    ...Object.fromEntries(filled),
    specialRecipeId,
    builtInRecipes,
    allergenRegion,
    countVisits,
    amazonInMails,
    indexNow,
    checkLinks,
  }
}

type SettingsFields = Omit<SettingsDraft, 'social'> & SettingsDraft['social']

/** Shows or hides the recipes that ship with the product. */
export async function showBuiltInRecipes(
  db: Database,
  builtInRecipes: boolean,
  siteName: string,
  { now = new Date(), editing }: Saving = {},
) {
  return changeSettings(db, {
    ...{ part: 'site', now, editing },
    toFields: (settings) => toSettingsFields(settings, siteName),
    draft: { ...toSettingsFields(await findSettings(db), siteName), builtInRecipes },
    apply: async (_db, stored) => ({ ...stored, builtInRecipes }),
  })
}

/** The values of the settings form: the owner's settings, or the fallbacks of those never set. */
export function toSettingsForm(settings: SiteSettings, siteName: string) {
  // These have a screen of their own.
  const { accent, logo, socialPicture, icon, menus, ...stored } = settings
  const { social, ...texts } = toFallbacks(siteName)
  const empty = {
    defaultDescription: '',
    defaultKeywords: '',
    disclosure: affiliateDisclosure,
    closeCommentsAfter: '',
    affiliatePlaces: '',
    amazonInMails: undefined,
    indexNow: undefined,
    checkLinks: undefined,
    webSubHub: '',
    specialRecipeId: undefined,
    builtInRecipes: true,
    timeZone: defaultTimeZone,
    dateLanguage: 'en-US',
    allergenRegion: undefined,
    countVisits: undefined,
    ...retentionDefaults,
  }
  return { ...empty, ...texts, ...stored, social: { ...social, ...stored.social } }
}

function withoutFallbacks(stored: SiteSettings, draft: SettingsDraft, siteName: string): SiteSettings {
  const { social, ...texts } = toFallbacks(siteName)
  return { ...unsetWhereShown(texts, stored, draft), social: unsetWhereShown(social, stored.social ?? {}, draft.social) }
}

/** The sent texts for the keys of `fallbacks`; undefined where nothing is stored and the fallback was sent back. */
function unsetWhereShown<Key extends string>(
  fallbacks: Record<Key, string | undefined>,
  stored: NoInfer<{ [Name in Key]?: string | undefined }>,
  sent: NoInfer<Record<Key, string>>,
) {
  const texts: { [Name in Key]?: string | undefined } = {}
  for (const key in fallbacks) texts[key] = stored[key] === undefined && sent[key] === fallbacks[key] ? undefined : sent[key]
  return texts
}

function toFallbacks(siteName: string) {
  const { name, blurb, headline, lead, bannerLine, email, address, social } = toSiteInfo({}, siteName, null)
  const { city } = toSiteInfo({ address }, siteName, null)
  const urlOf = (label: string) => social.find((link) => link.label === label)?.url
  return {
    ...{ name, blurb, headline, lead, bannerLine, email, address, addressCity: city },
    social: { instagram: urlOf('Instagram'), youtube: urlOf('YouTube'), facebook: urlOf('Facebook'), pinterest: urlOf('Pinterest') },
  }
}

import type { SettingsDraft } from '#domain/settings/settings-draft.ts'
import { toSiteInfo } from '#domain/settings/site-info.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import { retryConflicts } from '#operations/forms/retry-conflicts.ts'
import type { Database } from '#storage/database/database.ts'
import { findSettings, updateSettings } from '#storage/settings/settings.ts'

/**
 * Saves the settings form. The form shows the fallbacks of what was never set (`siteName` is the process's): what comes back as it was shown
 * stays unset, so that it goes on following them.
 */
export function saveSettings(db: Database, draft: SettingsDraft, siteName: string) {
  return change(db, (stored) => ({ ...stored, ...draft, ...withoutFallbacks(stored, draft, siteName) }))
}

/** Shows or hides the recipes that ship with the product. */
export function showBuiltInRecipes(db: Database, builtInRecipes: boolean) {
  return change(db, (stored) => ({ ...stored, builtInRecipes }))
}

/** What the form shows: the owner's settings, and the fallbacks of those never set. */
export function toSettingsForm(stored: SiteSettings, siteName: string) {
  const { name, blurb, headline, lead, bannerLine, addressCity } = { ...toFallbacks(siteName), ...stored }
  const { email = '', address = '', defaultDescription = '', defaultKeywords = '', specialRecipeId, builtInRecipes = true } = stored
  const social = { ...toFallbacks(siteName).social, ...stored.social }
  return {
    name,
    blurb,
    headline,
    lead,
    bannerLine,
    email,
    address,
    addressCity,
    defaultDescription,
    defaultKeywords,
    specialRecipeId,
    builtInRecipes,
    social,
  }
}

function change(db: Database, changeSettings: (stored: SiteSettings) => SiteSettings) {
  return retryConflicts(db, async (transaction) => updateSettings(transaction, changeSettings(await findSettings(transaction))))
}

function withoutFallbacks(stored: SiteSettings, draft: SettingsDraft, siteName: string): SiteSettings {
  const fallbacks = toFallbacks(siteName)
  const kept = (before: string | undefined, now: string, fallback: string | undefined) =>
    before === undefined && now === fallback ? undefined : now
  return {
    name: kept(stored.name, draft.name, fallbacks.name),
    blurb: kept(stored.blurb, draft.blurb, fallbacks.blurb),
    headline: kept(stored.headline, draft.headline, fallbacks.headline),
    lead: kept(stored.lead, draft.lead, fallbacks.lead),
    bannerLine: kept(stored.bannerLine, draft.bannerLine, fallbacks.bannerLine),
    addressCity: kept(stored.addressCity, draft.addressCity, fallbacks.addressCity),
    social: {
      instagram: kept(stored.social?.instagram, draft.social.instagram, fallbacks.social.instagram),
      youtube: kept(stored.social?.youtube, draft.social.youtube, fallbacks.social.youtube),
      facebook: kept(stored.social?.facebook, draft.social.facebook, fallbacks.social.facebook),
      pinterest: kept(stored.social?.pinterest, draft.social.pinterest, fallbacks.social.pinterest),
    },
  }
}

function toFallbacks(siteName: string) {
  const { name, blurb, headline, lead, bannerLine, city, social } = toSiteInfo({ address: 'somewhere' }, siteName, null)
  const urlOf = (label: string) => social.find((link) => link.label === label)?.url
  return {
    ...{ name, blurb, headline, lead, bannerLine, addressCity: city },
    social: { instagram: urlOf('Instagram'), youtube: urlOf('YouTube'), facebook: urlOf('Facebook'), pinterest: urlOf('Pinterest') },
  }
}

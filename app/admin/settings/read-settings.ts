import type { Database } from '#core/database/database.ts'
import { readPings } from '#core/pings/send-pings.ts'
import { browseRecipes, findRecipe } from '#core/recipes/browse-recipes.ts'
import { isPublicHost } from '#core/remote/public-host.ts'
import { toSettingsFields } from '#core/settings/save-settings.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { listSiteNumbers } from '#core/settings/site-number-rows.ts'
import { readBlockLines } from '#core/spam/edit-block-list.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'

/** How many recipes the field for the special suggests; others can be set by number. */
const suggestions = 100

const tags =
  'en-US en-GB en-AU en-CA ca cs da de de-AT de-CH el es es-MX fi fr fr-CA he hi hu id it ja ko nb nl pl pt pt-BR ro ru sk sl sv th tr uk vi zh-CN zh-TW'
const names = new Intl.DisplayNames('en', { type: 'language' })
const languages = tags.split(' ').map((tag): [string, string] => [tag, names.of(tag) ?? tag])

type Parts = { db: Database; siteName: string; siteUrl: string; clock: () => Date }

/** The data of the settings page: the form's values as text, the chosen special, recipes to choose from, the phone numbers by host, the block list, and who was told. */
export async function readSettings({ db, siteName, siteUrl, clock }: Parts) {
  const [stored, offered, numbers, blocked, indexNow, webSub] = await Promise.all([
    findSettings(db),
    browseRecipes(db, {}, { page: 1, size: suggestions }),
    listSiteNumbers(db),
    readBlockLines(db),
    readPings(db, 'IndexNow', clock()),
    readPings(db, 'WebSub', clock()),
  ])
  const { specialRecipeId } = stored
  const special = specialRecipeId === undefined ? undefined : await findRecipe(db, specialRecipeId)
  const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone')]
  return {
    values: toTypedSettings(stored, siteName),
    special: special?.title,
    offered: (offered?.entries ?? []).map(({ id, title }) => ({ id, title })),
    timeZones,
    languages,
    numbers,
    blocked,
    telling: { isReachable: isPublicHost(new URL(siteUrl).hostname), indexNow, webSub },
  }
}

/** The settings as the values of their form. */
export function toTypedSettings(settings: SiteSettings, siteName: string): Record<string, string> {
  const { specialRecipeId, builtInRecipes, ...texts } = toSettingsFields(settings, siteName)
  const typed = Object.entries(texts).map(([name, text]) => [name, text ?? ''])
  return { ...Object.fromEntries(typed), specialRecipeId: String(specialRecipeId ?? ''), builtInRecipes: builtInRecipes ? 'on' : '' }
}

/** Checks that the special is a recipe that the public can see. An unchanged value is accepted even if the recipe is gone. */
export async function checkSpecial(db: Database, specialRecipeId: number | undefined) {
  if (specialRecipeId === undefined || (await findRecipe(db, specialRecipeId))) return undefined
  const stored = await findSettings(db)
  if (stored.specialRecipeId === specialRecipeId) return undefined
  return { specialRecipeId: 'No public recipe has this number' }
}

import { isRecord, parseJson } from '#app/ui/favourite-records.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toLocalDay } from '#domain/text/dates.ts'
import { toSlug } from '#domain/text/slug.ts'
import { isRecipeId } from './add-link.ts'
import { type Favourite, toFavourite } from './saved-version.ts'

/** Maximum size of a file, in bytes. Browsers store about 5 MB per site. */
export const maxFileBytes = 10_000_000

/** Maximum number of recipes in a file. */
const maxFileRecipes = 2000

const format = 'recipe-favourites'
const version = 1

export type FileRefusal = 'not-json' | 'foreign' | 'newer' | 'empty' | 'too-many'

/** The recipes of a file, the number of its unreadable entries, and the host of the site that wrote it, if given. */
export type FileContent = { recipes: Favourite[]; unreadable: number; host?: string }

/** Serialises favourites for `readFavouritesFile`. `site` is the origin that the ids belong to. */
export function writeFavouritesFile(recipes: readonly Recipe[], site: string, savedAt: string) {
  return `${JSON.stringify({ format, version, site, savedAt, recipes: recipes.map(toFavourite) }, null, 2)}\n`
}

/** File name of an export: the site, 'favourites' and the local date. */
export function favouritesFileName(siteName: string, now: Date) {
  return `${toSlug(siteName) || 'site'}-favourites-${toLocalDay(now)}.json`
}

/** Parses a file that this software exported, or the bare list from local storage. Entries that aren't recipes are counted, not fatal. */
export function readFavouritesFile(text: string): FileContent | FileRefusal {
  const content = parseJson(text)
  if (content === undefined) return 'not-json'
  if (Array.isArray(content)) return readEntries(content)
  if (!isRecord(content) || content.format !== format || !Array.isArray(content.recipes)) return 'foreign'
  if (typeof content.version !== 'number') return 'foreign'
  if (content.version > version) return 'newer'
  const read = readEntries(content.recipes)
  const host = typeof content.site === 'string' && URL.canParse(content.site) ? new URL(content.site).host : ''
  return typeof read === 'object' && host ? { ...read, host } : read
}

function readEntries(entries: unknown[]): FileContent | FileRefusal {
  if (entries.length === 0) return 'empty'
  if (entries.length > maxFileRecipes) return 'too-many'
  const recipes = entries.flatMap((entry) => {
    const recipe = toFavourite(entry)
    return recipe && isRecipeId(recipe.id) ? [recipe] : []
  })
  return recipes.length > 0 ? { recipes, unreadable: entries.length - recipes.length } : 'foreign'
}

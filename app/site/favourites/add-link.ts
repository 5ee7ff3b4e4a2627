import type { Recipe } from '#domain/recipes/recipe.ts'
import { toSlug } from '#domain/text/slug.ts'

/** What a link names a recipe by: its number, or its address where it has no number that the site could have given. */
export type RecipeKey = number | string

/** How many recipes a link may carry: about 2,000 characters, which every messenger and mail program leaves whole. */
export const maxLinkRecipes = 500

// What opens a link knows it by the same mark (use-arrival.ts).
const mark = '#add='
const maxId = 999_999_999

/** The part of an address that names recipes: numbers in base 36, addresses behind a `~`, dots between. Browsers send it to no server. */
export function toAddHash(keys: readonly RecipeKey[]) {
  const parts = keys.map((key) => (typeof key === 'number' ? key.toString(36) : `~${encodeURIComponent(key)}`))
  return mark + parts.join('.')
}

/** The recipes that an address names, each once and at most 500, and how many of its parts name none. */
export function readAddHash(hash: string): { keys: RecipeKey[]; unreadable: number } {
  const parts = hash.startsWith(mark) ? hash.slice(mark.length).split('.').filter(Boolean) : []
  const read = parts.map(readKey)
  const keys = [...new Set(read.filter((key) => key !== undefined))]
  const unreadable = read.filter((key) => key === undefined).length + Math.max(0, keys.length - maxLinkRecipes)
  return { keys: keys.slice(0, maxLinkRecipes), unreadable }
}

/** What a link names this recipe by. */
export function toRecipeKey({ id, slug }: Pick<Recipe, 'id' | 'slug'>): RecipeKey {
  return isRecipeId(id) ? id : toSlug(slug)
}

/** Whether the site could have given a recipe this number. */
export function isRecipeId(id: number) {
  return Number.isInteger(id) && id > 0 && id <= maxId
}

function readKey(part: string): RecipeKey | undefined {
  if (part.startsWith('~')) return readSlug(part.slice(1))
  const id = /^[0-9a-z]{1,6}$/i.test(part) ? Number.parseInt(part, 36) : 0
  return isRecipeId(id) ? id : undefined
}

function readSlug(text: string) {
  try {
    return toSlug(decodeURIComponent(text)).slice(0, 200) || undefined
  } catch {
    return undefined
  }
}

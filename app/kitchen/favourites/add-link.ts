import type { Recipe } from '#domain/recipes/recipe.ts'
import { toSlug } from '#domain/text/slug.ts'

/** How a link identifies a recipe: by id, or by slug if the id can't be one of this site's. */
export type RecipeKey = number | string

/** Maximum number of recipes in a link: about 2,000 characters, which every messenger and mail client leaves intact. */
export const maxLinkRecipes = 500

// Also used in opened-link.tsx.
const mark = '#add='
const maxId = 999_999_999

/**
 * The hash of an address that lists recipes: ids in base 36, slugs prefixed with `~`, separated by dots. A hash is never sent to a server.
 */
export function toAddHash(keys: readonly RecipeKey[]) {
  const parts = keys.map((key) => (typeof key === 'number' ? key.toString(36) : `~${encodeURIComponent(key)}`))
  return mark + parts.join('.')
}

/** The recipes in a hash, without duplicates and at most 500, and the number of its unreadable parts. */
export function readAddHash(hash: string): { keys: RecipeKey[]; unreadable: number } {
  const parts = hash.startsWith(mark) ? hash.slice(mark.length).split('.').filter(Boolean) : []
  const read = parts.map(readKey)
  const keys = [...new Set(read.filter((key) => key !== undefined))]
  const unreadable = read.filter((key) => key === undefined).length + Math.max(0, keys.length - maxLinkRecipes)
  return { keys: keys.slice(0, maxLinkRecipes), unreadable }
}

export function toRecipeKey({ id, slug }: Pick<Recipe, 'id' | 'slug'>): RecipeKey {
  return isRecipeId(id) ? id : toSlug(slug)
}

/** Whether the id can be one of this site's. */
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

import { type RecipeKey, readAddHash, toAddHash, toRecipeKey } from '#app/kitchen/favourites/add-link.ts'
import { isServings } from '#packages/ingredients/display.ts'
import { maxEntryLength, type ShoppingRecord } from './shopping-records.ts'

/** What a link to a shopping list names: recipes with their portions, and what somebody wrote on it. */
export type LinkedList = { recipes: { key: RecipeKey; shown: number | undefined }[]; own: string[] }

const maxOwn = 200

/** The hash of an address that has a shopping list, which is never sent to a server. */
export function toListHash({ recipes, own }: ShoppingRecord) {
  const keys = recipes.map(toRecipeKey)
  const params = new URLSearchParams()
  if (keys.length > 0) params.set('add', toAddHash(keys).replace(/^#add=/, ''))
  if (keys.length > 0) params.set('portions', recipes.map(({ shown }) => shown).join(' '))
  for (const { text } of own) params.append('own', text)
  return `#${params}`
}

/** The list in a hash; undefined if there is none. What is unreadable is left out. */
export function readListHash(hash: string): LinkedList | undefined {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  if (!params.has('add') && !params.has('own')) return undefined
  const { keys } = readAddHash(`#add=${params.get('add') ?? ''}`)
  const portions = (params.get('portions') ?? '').split(' ').map(Number)
  return {
    recipes: keys.map((key, index) => ({ key, shown: toPortions(portions[index]) })),
    own: params
      .getAll('own')
      .map((text) => text.trim().slice(0, maxEntryLength))
      .filter(Boolean)
      .slice(0, maxOwn),
  }
}

function toPortions(count = 0) {
  return isServings(count) ? count : undefined
}

import { type RecipeKey, readAddHash, toAddHash, toRecipeKey } from '#app/kitchen/favourites/add-link.ts'
import { toShoppingList } from '#domain/shopping/make-shopping-list.ts'
import { isServings } from '#packages/ingredients/display.ts'
import {
  isSettled,
  type ListedRecipe,
  maxEntryLength,
  type ShoppingRecord,
  toOwnEntry,
  toShoppedRecipe,
  withRecipe,
} from './shopping-records.ts'

/**
 * What a link to a shopping list contains: recipes with their portions, typed entries, and the keys of items that are bought or crossed
 * out.
 */
export type LinkedList = {
  recipes: { key: RecipeKey; shown: number | undefined }[]
  own: { text: string; isTicked: boolean }[]
  ticked: string[]
  removed: string[]
}

const maxOwn = 200
/** The limits of one list. */
const maxItems = 1000

/** The hash of an address that contains a shopping list; a hash is never sent to a server. */
export function toListHash(record: ShoppingRecord) {
  const { recipes, own } = record
  const keys = recipes.map(toRecipeKey)
  const params = new URLSearchParams()
  if (keys.length > 0) params.set('add', toAddHash(keys).replace(/^#add=/, ''))
  if (keys.length > 0) params.set('portions', recipes.map(({ shown }) => shown).join(' '))
  for (const { text } of own) params.append('own', text)
  const bought = own.flatMap(({ isTicked }, place) => (isTicked ? [place] : []))
  if (bought.length > 0) params.set('bought', bought.join(' '))
  const items = listItems(record)
  for (const name of ['ticked', 'removed'] as const)
    for (const item of items) if (isSettled(record[name], item)) params.append(name, item.key)
  return `#${params}`
}

/** The list in a hash; undefined if there is none. Unreadable parts are dropped. */
export function readListHash(hash: string): LinkedList | undefined {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  if (!params.has('add') && !params.has('own')) return undefined
  const { keys } = readAddHash(`#add=${params.get('add') ?? ''}`)
  const portions = (params.get('portions') ?? '').split(' ').map(Number)
  const bought = (params.get('bought') ?? '').split(' ')
  return {
    recipes: keys.map((key, index) => ({ key, shown: toPortions(portions[index]) })),
    own: params
      .getAll('own')
      .map((text, place) => ({ text: text.trim().slice(0, maxEntryLength), isTicked: bought.includes(String(place)) }))
      .filter(({ text }) => text !== '')
      .slice(0, maxOwn),
    ticked: params.getAll('ticked').slice(0, maxItems),
    removed: params.getAll('removed').slice(0, maxItems),
  }
}

/** Merges a list with a link's: its recipes in their present form, entries that are not here yet, and its bought and crossed out items. */
export function withLinked(record: ShoppingRecord, list: LinkedList, recipes: readonly ListedRecipe[]): ShoppingRecord {
  const present = new Set(record.own.map(({ text }) => text))
  const written = list.own.filter(({ text }) => !present.has(text)).map(({ text, isTicked }) => ({ ...toOwnEntry(text), isTicked }))
  const items = new Map(listItems({ recipes }).map(({ key, need }) => [key, need]))
  const settle = (keys: readonly string[]) =>
    Object.fromEntries(keys.flatMap((key) => (items.has(key) ? [[key, items.get(key) ?? {}]] : [])))
  return {
    ...recipes.reduce(withRecipe, record),
    own: [...record.own, ...written],
    ticked: { ...record.ticked, ...settle(list.ticked) },
    removed: { ...record.removed, ...settle(list.removed) },
  }
}

function listItems({ recipes }: Pick<ShoppingRecord, 'recipes'>) {
  return toShoppingList(recipes.map(toShoppedRecipe), 'original').flatMap(({ items }) => items)
}

function toPortions(count = 0) {
  return isServings(count) ? count : undefined
}

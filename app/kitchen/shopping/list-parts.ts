import { type Aisle, aisles, findAisle } from '#domain/shopping/aisles.ts'
import { type ShoppingItem, toShoppingList } from '#domain/shopping/make-shopping-list.ts'
import { readShoppingLine } from '#domain/shopping/read-shopping-line.ts'
import { asWritten, type Units } from '#packages/ingredients/display.ts'
import { isSettled, type OwnEntry, type ShoppingRecord, toShoppedRecipe } from './shopping-records.ts'

/** What to buy in one aisle: what recipes need, and typed entries. */
export type ListPart = { aisle: Aisle; items: ShoppingItem[]; own: OwnEntry[] }

/** The list as displayed, by aisle, without removed items. */
export function toListParts({ recipes, own, removed }: Pick<ShoppingRecord, 'recipes' | 'own' | 'removed'>, units: Units): ListPart[] {
  const listed = toShoppingList(recipes.map(toShoppedRecipe), units)
  const ownByAisle = Map.groupBy(own, ({ text }) => findOwnAisle(text))
  return aisles.flatMap((aisle) => {
    const items = listed.find((part) => part.aisle === aisle)?.items.filter((item) => !isSettled(removed, item)) ?? []
    const written = ownByAisle.get(aisle) ?? []
    return items.length + written.length > 0 ? [{ aisle, items, own: written }] : []
  })
}

/** The list as plain text. */
export function toListText(parts: readonly ListPart[]) {
  return parts
    .map(({ aisle, items, own }) => [`${aisle}:`, ...items.map(toItemText), ...own.map(({ text }) => text)].join('\n'))
    .join('\n\n')
}

export function toItemText({ amount, name }: Pick<ShoppingItem, 'amount' | 'name'>) {
  return [amount, name].filter(Boolean).join(' ')
}

/** The aisle of a typed entry; texts that name no food are under everything else. */
function findOwnAisle(text: string) {
  const [line] = readShoppingLine(text, asWritten)
  return line ? findAisle(line.key, text) : 'Everything else'
}

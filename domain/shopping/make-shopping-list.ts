import { toRegional } from '#packages/ingredients/british-recipes.ts'
import type { Units } from '#packages/ingredients/display.ts'
import { isStaple } from '#packages/ingredients/food-key.ts'
import { isHeadingLine } from '#packages/ingredients/heading-lines.ts'
import { toAgreeingFood } from '#packages/ingredients/show-others.ts'
import { addAmounts } from './add-amounts.ts'
import { type Aisle, aisles, findAisle } from './aisles.ts'
import { type Need, toNeed } from './need.ts'
import { readShoppingLine, type ShoppingLine } from './read-shopping-line.ts'

/** A recipe whose ingredients are to be bought; `factor` scales its amounts. */
export type ShoppedRecipe = { title: string; ingredients: readonly string[]; factor: number }

/**
 * A thing to buy. `key` and `need` are the same in any units. `amount` is the sum of its lines, '' if none gives an amount; `lines` are the
 * recipes' lines, as displayed there.
 */
export type ShoppingItem = { key: string; need: Need; name: string; amount: string; lines: { recipe: string; text: string }[] }

export type ShoppingAisle = { aisle: Aisle; items: ShoppingItem[] }

type RecipeLine = ShoppingLine & { recipe: string; written: string; factor: number }

/**
 * Everything that recipes need, each food once, by aisle in the order of a shop; pantry staples come last. Headings typed as lines are
 * dropped.
 */
export function toShoppingList(recipes: readonly ShoppedRecipe[], units: Units): ShoppingAisle[] {
  const lines = recipes.flatMap(({ title, ingredients, factor }) => {
    const display = toRegional({ factor, units }, ingredients)
    return ingredients
      .filter((line) => !isHeadingLine(line.trim()))
      .flatMap((line) => readShoppingLine(line, display).map((one): RecipeLine => ({ ...one, recipe: title, written: line, factor })))
  })
  const byFood = Map.groupBy(lines, ({ key }) => key)
  const entries = [...byFood].flatMap(([key, own]) => {
    const aisle: Aisle = isStaple(key) ? 'You may already have' : findAisle(key, own[0]?.text ?? '')
    return toItems(key, own, units).map((item) => ({ key, aisle, item }))
  })
  entries.sort((one, other) => one.key.localeCompare(other.key, 'en'))
  return aisles.flatMap((aisle) => {
    const items = entries.filter((entry) => entry.aisle === aisle).map(({ item }) => item)
    return items.length > 0 ? [{ aisle, items }] : []
  })
}

/** The lines of one food as one item, and each that can't be added as an item of its own. */
function toItems(key: string, lines: RecipeLine[], units: Units): ShoppingItem[] {
  const together = lines.filter(({ isApart }) => !isApart)
  const byText = Map.groupBy(
    lines.filter(({ isApart }) => isApart),
    ({ text }) => text,
  )
  const apart = [...byText].map(([text, own]) => toItemApart(key, text, own))
  return together.length > 0 ? [toItem(key, together, units), ...withUniqueKeys(apart)] : withUniqueKeys(apart)
}

/** Lines displayed in the same words. Their key is what their recipes have written, as the displayed words depend on servings and units. */
function toItemApart(key: string, text: string, lines: RecipeLine[]): ShoppingItem {
  const times = lines.reduce((sum, { factor }) => sum + factor, 0)
  return { key: `${key} ${lines[0]?.written.toLowerCase()}`, need: { times }, name: text, amount: '', lines: lines.map(toUse) }
}

/** A line with several amounts gives several items. */
function withUniqueKeys(items: ShoppingItem[]) {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const count = (seen.get(item.key) ?? 0) + 1
    seen.set(item.key, count)
    return count === 1 ? item : { ...item, key: `${item.key} #${count}` }
  })
}

function toItem(key: string, lines: RecipeLine[], units: Units): ShoppingItem {
  const amounts = lines.flatMap(({ amount }) => amount ?? [])
  const sums = addAmounts(amounts, units)
  const some = sums.length > 0 && amounts.length < lines.length ? ['some'] : []
  const need = toNeed(lines.map(({ amount }) => amount))
  return { key, need, name: toName(lines), amount: [...sums, ...some].join(' + '), lines: lines.map(toUse) }
}

function toUse({ recipe, text }: RecipeLine) {
  return { recipe, text }
}

/** The food in the words of a line, in the plural if there are several of it. */
function toName(lines: RecipeLine[]) {
  const { food = '' } = lines.find((line) => line.food === line.food.toLowerCase()) ?? lines[0] ?? {}
  const counts = lines.map(({ amount }) => (amount && !amount.quantity.unit && amount.size === '' ? amount.quantity.high : 0))
  return counts.every((count) => count > 0)
    ? toAgreeingFood(
        food,
        counts.reduce((sum, count) => sum + count, 0),
      )
    : food
}

import type { Display } from '#packages/ingredients/display.ts'
import { toFoodKey, toFoodKeys } from '#packages/ingredients/food-key.ts'
import { findFood } from '#packages/ingredients/food-name.ts'
import { families, herbs } from '#packages/ingredients/food-names.ts'
import { findGramsPerMilliliter, isScooped } from '#packages/ingredients/food-weights.ts'
import { findContainer, type Lead, parseIn, withoutLabel } from '#packages/ingredients/ingredient-parser.ts'
import { findOthers } from '#packages/ingredients/line-amounts.ts'
import { fractionSigns } from '#packages/ingredients/numbers.ts'
import { type Quantity, scaleQuantity } from '#packages/ingredients/quantity.ts'
import { inFluidOunces, isFluid, showIngredient, toListLine } from '#packages/ingredients/show-ingredient.ts'
import { splitFoods } from '#packages/ingredients/split-foods.ts'

const hasNumber = new RegExp(`[\\d${fractionSigns}]`)

/**
 * An exact amount to buy. `size` is the size of one package or piece ('14 oz' in '2 cans'), `same` the amount in other units, as given in
 * the line; a volume becomes a mass with `gramsPerMilliliter`, if the food's is known.
 */
export type ShoppingAmount = {
  quantity: Quantity
  size: string
  same: Quantity[]
  gramsPerMilliliter: number | undefined
  /** Whether grams of the food are converted to cups for American cooks. */
  isScooped?: boolean
  /** Whether its recipe measures nothing in cups, so that its spoons stay spoons. */
  hasNoCups?: true
  /** The amount as the recipe displays it, used if nothing is added to it. */
  shown?: string
}

/**
 * What one line requires buying. `key` is equal for lines of the same food, `food` its name in the line's words, `text` the line as its
 * recipe displays it. Without an `amount`, the line gives none, or none that can be added reliably (`isApart`): then its whole text has to
 * be read.
 */
export type ShoppingLine = { key: string; food: string; text: string; amount?: ShoppingAmount; isApart: boolean }

/** What a line requires buying: one food, or for 'salt and pepper' two. */
export function readShoppingLine(line: string, display: Display): ShoppingLine[] {
  const foods = splitFoods(line)
  if (foods.length === 1) return readOne(line, display)
  const shown = showIngredient(line, display)
  const text = toListLine(shown)
  // A line about several foods is displayed in full beside each of them.
  return foods
    .flatMap((one) => readOne(one, display))
    .map((one) => ({ ...one, food: /^pepper$/i.test(one.food) ? one.key : one.food, text: one.isApart ? one.text : text }))
}

function readOne(line: string, display: Display): ShoppingLine[] {
  const shown = showIngredient(line, display)
  const parsed = parseIn(line, display.pints)
  const text = toListLine(shown)
  const keys = toFoodKeys([line])
  const [key = ''] = keys
  const quantities = parsed.lead ?? parsed.trailing
  if (keys.length > 1 && !quantities) return keys.map((one) => ({ key: one, food: one, text, isApart: false }))
  if (keys.length !== 1) return [{ key: text.toLowerCase(), food: text, text, isApart: true }]
  const { food, part = '', isWhole = false } = toBought(parsed.food, key, quantities !== undefined && parsed.trailing !== undefined)
  const own = { key: food === parsed.food ? toBoughtKey(key, line) : toFoodKey(food), food, text }
  if (!quantities) return [{ ...own, isApart: false }]
  const lead = parsed.lead && isFluid(food) ? inFluidOunces(parsed.lead) : parsed.lead
  const start = lead?.end ?? parsed.trailing?.end ?? 0
  // 'Plus 2 tbsp for dusting' is an additional amount, and may be in another unit.
  const hasMore = findOthers(parsed.text, start, lead).some(({ start: at }) => /(?:\b(?:plus|and)|\+)\s*$/i.test(parsed.text.slice(0, at)))
  if (hasMore || shown.isUnscaled) return [{ ...own, isApart: true }]
  const factor = parsed.isPinned ? 1 : display.factor
  const amount = lead ? toAmount(parsed.text, lead, factor) : toTrailingAmount(parsed.amounts, factor)
  if (!amount) return [{ ...own, isApart: true }]
  const size = part && !(isWhole && !amount.quantity.unit) && !amount.size ? part : amount.size
  // 'Garlic cloves' are displayed as a number, but bought as cloves; in '4 cloves', the unit is the food.
  const { unit, main } = parsed.lead ?? {}
  const isSameUnit = amount.quantity.unit === (main?.quantity.unit ?? unit)
  const counted = parsed.lead && isSameUnit && !size && hasNumber.test(shown.amount) ? withoutLabel(shown.amount) : undefined
  const weight = {
    gramsPerMilliliter: findGramsPerMilliliter(food, parsed.text),
    isScooped: isScooped(food),
    ...(display.hasNoCups && { hasNoCups: true as const }),
  }
  return [{ ...own, amount: { ...amount, size, ...weight, ...(counted && { shown: counted }) }, isApart: false }]
}

/**
 * What a shop sells: for '2 tbsp lime juice' limes, for yolks eggs. `part` is what is needed of it; `isWhole` means that the line counts
 * whole ones ('juice of 2 limes').
 */
function toBought(food: string, key: string, isWhole: boolean): { food: string; part?: string; isWhole?: boolean } {
  const [, fruit, part] = /^(.+?)\s(juice|zest|rind|peel)$/i.exec(food) ?? []
  if (fruit && part && (isWhole || /^(?:lemon|lime)$/.test(families.get(key) ?? '') || /^orange (?:zest|rind|peel)$/.test(key)))
    return { food: isWhole ? fruit : (families.get(key) ?? fruit), part: part.toLowerCase(), isWhole }
  if (/^egg (?:yolk|white)$/.test(key)) return { food: 'egg', part: key.slice(4), isWhole: true }
  return { food }
}

/** Fresh and dried herbs are in two places of a shop, and can't be added to each other. */
function toBoughtKey(key: string, line: string) {
  if (key === 'flour') return 'all purpose flour'
  return herbs.has(key) && key !== 'bay' && /\bdried\b/i.test(line) ? `dried ${key}` : key
}

type Amount = Omit<ShoppingAmount, 'gramsPerMilliliter'>

function toAmount(text: string, lead: Lead, factor: number): Amount | undefined {
  const { main, unit, isSingle, isPackage, group } = lead
  if (isSingle) return { quantity: { low: factor, high: factor, unit }, size: main.text, same: [] }
  // In '4 cloves', the unit is the food.
  const own = main.quantity.unit?.kind === 'count' ? unit : main.quantity.unit
  const counted = own ?? unit ?? findPiece(text.slice(lead.foodStart))
  if (counted?.kind === 'length') return undefined
  const scale = (quantity: Quantity) => scaleQuantity(quantity, factor)
  const quantity = scale({ ...main.quantity, unit: counted })
  if (isPackage) return { quantity, size: group.bracketed.map((size) => size.text).join('/'), same: [] }
  return { quantity, size: lead.numbered ?? '', same: [...group.slashed, ...group.bracketed].map((other) => scale(other.quantity)) }
}

function toTrailingAmount([first, ...others]: Quantity[], factor: number): Amount | undefined {
  if (!first || first.unit?.kind === 'length') return undefined
  return { quantity: scaleQuantity(first, factor), size: '', same: others.map((other) => scaleQuantity(other, factor)) }
}

/** 'Garlic cloves' are counted in cloves, like '3 cloves garlic'. */
function findPiece(text: string) {
  const { start, end } = findFood(text)
  const food = text.slice(start, end)
  const at = /(?<=\S)\s+(?:cloves?|stalks?|sprigs?|slices?)$|(?<=^garlic)\s+(?:bulb|head)s?$/iu.exec(food)?.index
  return at === undefined ? undefined : findContainer(food, at)?.unit
}

import type { Display } from './display.ts'
import { findFood, toFoodName } from './food-name.ts'
import { findDisplayWeight, findGramsPerMilliliter } from './food-weights.ts'
import { type Lead, parseIn, parseIngredient, toLead } from './ingredient-parser.ts'
import { findOthers, type OtherAmount } from './line-amounts.ts'
import { listMeasures, type Measure, type MeasureGroup } from './measures.ts'
import { roundAmount } from './rounding.ts'
import { showLead } from './show-lead.ts'
import { findEquivalent, showParts, toAgreeingFood, toParts } from './show-others.ts'
import { pinch, withOf } from './show-quantity.ts'
import { findUnit, pinches, toAgree } from './units.ts'

/**
 * An ingredient line in the two columns of a guest check: the amount, its equivalent in other units if the line has one, and the rest.
 * `isUnscaled`: the line is as written although the servings are not, because it can't be scaled as a whole. `isChanged`, set by
 * `showRecipe`: its amount differs from the written one because the servings do. `package` is what the amount counts, if that is in `text`:
 * 'can'.
 */
export type ShownIngredient = { amount: string; equivalent: string; text: string; isUnscaled?: true; isChanged?: true; package?: string }

/**
 * Displays an ingredient line for a number of servings in the given units. As written, the columns join to the stored text, character by
 * character (without the `=` of a pinned line). A line without a recognised amount stays whole and unchanged, in `text`. Either all amounts of
 * a line scale or none.
 */
export function showIngredient(line: string, display: Display): ShownIngredient {
  const { isPinned, text, lead, trailing } = parseIn(line, display.pints)
  if (isPinned || isRatio.test(text) || (display.units === 'original' && display.factor === 1)) return toColumns(text, lead)
  const others = findOthers(text, lead?.foodStart ?? trailing?.end ?? 0, lead)
  const hasAmount = lead !== undefined || trailing !== undefined
  const isLeft =
    display.factor !== 1 &&
    ((lead && isUncertain(text, lead)) ||
      [lead?.main, trailing?.main].some((measure) => measure && isCoarse(measure, display.factor)) ||
      others.some(
        ({ role, isWhole, lead: made }) =>
          role === 'unknown' ||
          (role === 'scaled' &&
            (!hasAmount ||
              (made && isCoarse(made.main, display.factor)) ||
              (isWhole && !Number.isInteger((made?.main.quantity.low ?? 0) * display.factor)))),
      ))
  if (isLeft) return { ...toColumns(text, lead), isUnscaled: true }
  if (lead) return showLine(text, lead, others, display)
  return { amount: '', equivalent: '', text: trailing ? showTrailing(text, trailing, others, display) : text }
}

/** '1 tsp salt per quart of water'. */
const isRatio = /^[^(]*\b(?:per\s+\p{L}|for\s+(?:each|every)\b)/iu

/** Whether a count is far from any fraction that cooks use: a sixth of an onion isn't an eighth. */
function isCoarse({ quantity: { high, unit } }: Measure, factor: number): boolean {
  const exact = high * factor
  const isCount = !unit || (unit.kind === 'count' && !pinches.includes(unit.name))
  return isCount && Math.abs(roundAmount(exact, unit?.name) - exact) > exact * 0.12 + 1e-9
}

/**
 * '½ of a medium onion', '½ a bunch', 'a pinch or two', '2 ½-inch slices', '12 (1 dozen)', '2 lemons, both juiced', and '4 (800 g) fillets'
 * or '20 (about 1 pound) shrimp', whose weight is for each or for all.
 */
function isUncertain(line: string, lead: Lead): boolean {
  const after = line.slice(lead.group.end)
  const isShare = /^\s+(?:of\s+)?(?:an?|the|one)\s/i.test(line.slice(lead.main.end))
  const isVague =
    /^\s+or\s+(?:two|so|three)\b/i.test(after) ||
    /^\s*(?:[2-9]|[1-9]\d)\s[⅛¼⅓⅜½⅝⅔¾⅞]-/.test(line) ||
    /^[^,]*\(\s*(?:1|one|2|two)\s+dozen\b/i.test(line) ||
    (!lead.unit && /\bboth\s+\p{L}+ed\b/iu.test(after))
  const isPacked = lead.unit || lead.main.quantity.high <= 1 || !lead.isPackage || !lead.group.inner
  const isRough = /^\s*\(\s*about\b/i.test(line.slice(lead.main.end))
  const isTogether = lead.group.bracketed.every(
    ({ quantity: { unit }, isSize }) => unit?.kind === 'mass' && !isSize && (isRough || unit.system === 'metric'),
  )
  return isShare || isVague || (!isPacked && isTogether)
}

function showTrailing(line: string, group: MeasureGroup, others: OtherAmount[], display: Display): string {
  const { food } = parseIngredient(line)
  const weight = findDisplayWeight(display.units, food, line)
  const first: OtherAmount = { start: group.start, end: group.end, role: 'scaled', lead: toLead(line, group) }
  return showParts(line, toParts(line, [first, ...others], display, weight), { start: 0, end: line.length })
}

/** A displayed ingredient as one line, for copying and plain text. */
export function toIngredientText({ amount, equivalent, text }: ShownIngredient): string {
  return [amount, equivalent && `(${equivalent})`, text].filter(Boolean).join(' ')
}

/** The same, saying so where it isn't scaled with the rest. */
export function toListLine(shown: ShownIngredient): string {
  return `${toIngredientText(shown)}${shown.isUnscaled ? ' (not scaled)' : ''}`
}

/** The columns of an unchanged line: anything that would not join to the same text stays together. */
function toColumns(line: string, lead: Lead | undefined): ShownIngredient {
  if (!lead) return { amount: '', equivalent: '', text: line }
  const { main, group, end } = lead
  const { slashed, inner } = group
  const text = line.slice(end).trimStart()
  const before = line.slice(0, slashed.at(-1)?.end ?? main.end)
  const split = { amount: before, equivalent: line.slice(inner?.start, inner?.end), text }
  if (inner && toIngredientText(split) === line) return split
  const plain = { amount: line.slice(0, end), equivalent: '', text }
  return text && toIngredientText(plain) === line ? plain : { amount: '', equivalent: '', text: line }
}

function showLine(line: string, written: Lead, found: OtherAmount[], display: Display): ShownIngredient {
  const rest = line.slice(written.foodStart)
  const name = toFoodName(rest) || line
  const foodEnd = written.foodStart + findFood(rest).end
  const lead = isFluid(name) ? inFluidOunces(written) : written
  const others = isFluid(name) ? found.map((other) => withFluidSize(line, other, foodEnd)) : found
  const { start, end, foodStart, main, isSingle } = lead
  const same = findEquivalent(line, lead, foodEnd, others)
  const { amount, equivalent } = showLead(line, lead, display, name, same ? listMeasures(same.other.lead.group) : [])
  const count = main.quantity.high * display.factor
  // The counted unit after a size agrees with the count: '2 (14 oz) cans'.
  const counted = line.slice(end, foodStart).replace(/\S+(?=(?:\s*\([^()]*\))?$)/, (unit) => (isSingle ? unit : toAgree(unit, count)))
  // For a weighed line, '(about 1 cup)' is not another weight.
  const hasWeight = listMeasures(lead.group).some(({ quantity: { unit } }) => unit?.kind === 'mass')
  const parts = toParts(line, others, display, hasWeight || display.units === 'us' ? undefined : findGramsPerMilliliter(name, rest)).map(
    (part) =>
      same?.end && part.start === same.other.start && isSaid(part.text, amount, same.other.lead, display)
        ? { start: same.start, end: same.end, text: '' }
        : part,
  )
  const [inFood, behind] = [parts.filter((part) => part.start < foodEnd), parts.filter((part) => part.start >= foodEnd)]
  const nameStart = Math.max(foodStart, ...inFood.map((part) => part.end))
  const nameEnd = Math.max(foodEnd, nameStart)
  const isCounted = !lead.unit && !isSingle && display.factor !== 1
  const food = line.slice(nameStart, nameEnd)
  const shownFood = isCounted ? toAgreeingFood(food, roundAmount(count)) : food
  const before = showParts(line, inFood, { start: foodStart, end: nameStart })
  const text = `${counted}${before}${shownFood}${showParts(line, behind, { start: nameEnd, end: line.length })}`.trimStart()
  // 'Scant' and the like refer to the amount as written.
  const isAnother = amount === pinch || (main.spelling !== '' && !amount.includes(main.spelling) && /\d/.test(amount))
  const prefix = isAnother ? line.slice(0, start).replace(/(?:scant|heap(?:ed|ing)|generous|rounded)\s+$/i, '') : line.slice(0, start)
  const shown = display.units === 'original' ? text : text.replace(` (${amount})`, '')
  const shownAmount = apart(`${prefix}${withOf(amount, text)}`.trimStart(), line)
  // '1 tablespoon, plus 1 teaspoon, salt'
  const isSum = main.text.includes(',')
  const isSized = display.factor !== 1 && /[\d⅛¼⅓⅜½⅝⅔¾⅞]$/.test(shownAmount) && /^(?:[⅛¼⅓⅜½⅝⅔¾⅞]|\d+["”″])/.test(shown)
  return { amount: isSized ? `${shownAmount} ×` : shownAmount, equivalent, text: apart(isSum ? shown.replace(/^,\s*/, '') : shown, line) }
}

/**
 * The density (g/ml) by which a line's food is displayed in its list: the line's own, if it gives both amounts, else the table's. `said` is
 * what another text says about the food before its name.
 */
export function findListedWeight(line: string, { units, pints }: Display, said = ''): number | undefined {
  const { text, lead: written, food } = parseIn(line, pints)
  if (!written) return findDisplayWeight(units, food, `${said} ${text}`)
  const rest = text.slice(written.foodStart)
  const name = toFoodName(rest) || food
  const lead = isFluid(name) ? inFluidOunces(written) : written
  const listed = findDisplayWeight(units, name, `${said} ${text}`)
  const same = findEquivalent(text, lead, lead.foodStart + findFood(rest).end, findOthers(text, lead.foodStart, lead))
  const measures = [...listMeasures(lead.group), ...(same ? listMeasures(same.other.lead.group) : [])].filter(({ isSize }) => !isSize)
  const [grams, milliliters] = (['mass', 'volume'] as const).map((kind) => {
    const { low, unit } = measures.find(({ quantity }) => quantity.unit?.kind === kind)?.quantity ?? {}
    return unit && low && { size: low * unit.size, unit }
  })
  if (!grams || !milliliters || lead.isPackage || lead.isSingle) return listed
  // For an unknown food, '1 cup (8 oz)' means fluid ounces.
  const isFluidOunce = !listed && grams.unit.name === 'ounce' && Math.abs(grams.size / grams.unit.size - milliliters.size / 30) < 0.01
  return isFluidOunce ? undefined : grams.size / milliliters.size
}

const drink =
  /(?:^|[\s-])(?<!(?:sour|ice|whipped|condensed|powdered|dry|malted|baking|bicarb|bread)\s)(?:water|milk|buttermilk|broth|stock|consommé|beer|ale|stout|lager|pilsner|guinness|wine|champagne|prosecco|sherry|sake|cider|juice(?:\s+concentrate)?|nectar|gin|vodka|rum|whiske?y|bourbon|tequila|mezcal|brandy|cognac|vermouth|campari|aperol|liqueur|cola|coke|pepsi|sprite|fanta|dr\.?\s?pepper|7[\s-]?up|seltzer|kombucha|(?:iced|brewed|cold|hot)\s+tea|soda(?:\s+pop)?|tonic|coffee|espresso|cream|half[\s-](?:and|&)[\s-]half|eggnog|lemonade|limeade)$/i

/** Whether ounces of a food are fluid ounces: for pourable foods. Condensed milk, soups and sauces are sold by weight. */
export function isFluid(food: string): boolean {
  return drink.test(food)
}

/** Ounces of pourable foods are fluid ounces: '1 cup (8 oz) milk', '1½ oz gin'. */
export function inFluidOunces(lead: Lead): Lead {
  const toFluid = (measure: Measure): Measure =>
    measure.quantity.unit?.name === 'ounce' ? { ...measure, quantity: { ...measure.quantity, unit: findUnit('fl oz') } } : measure
  const main = toFluid(lead.main)
  const { slashed, bracketed } = lead.group
  return { ...lead, main, group: { ...lead.group, main, slashed: slashed.map(toFluid), bracketed: bracketed.map(toFluid) } }
}

/** '1 can cola (12 oz)': the size after the food. */
function withFluidSize(line: string, other: OtherAmount, foodEnd: number): OtherAmount {
  const isBehind =
    /^\s*(?:[([]|,)\s*(?:about\s+|~)?$/i.test(line.slice(foodEnd, other.start)) && /^\s*(?:$|[)\],])/.test(line.slice(other.end))
  return isBehind && other.lead ? { ...other, lead: inFluidOunces(other.lead) } : other
}

/** '2 × ½-inch pieces', since '2 ½-inch' is one number. */
function apart(text: string, line: string): string {
  return text.replace(/(?<![\d.])\d+ (?=[⅛¼⅓⅜½⅝⅔¾⅞]-)/g, (count) => (line.includes(count) ? count : `${count}× `))
}

/** Whether an equivalent after the food is superfluous: already shown, or in unwanted units. */
function isSaid(text: string, amount: string, { main }: Lead, { units }: Display): boolean {
  return units !== 'original' && (text === amount || main.quantity.unit?.system !== units)
}

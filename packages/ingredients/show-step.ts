import type { Display } from './display.ts'
import { findFixed } from './fixed-numbers.ts'
import { findDisplayWeight } from './food-weights.ts'
import { findGroups, listMeasures, type MeasureGroup, readMeasureGroup, type Span, withImperialPints } from './measures.ts'
import { countWords } from './numbers.ts'
import { findListedWeight } from './show-ingredient.ts'
import { showGroup, withOf } from './show-quantity.ts'
import { showTemperatures } from './temperatures.ts'
import { findTimes } from './times.ts'

/**
 * A part of a step: plain text, an amount, a temperature, a time or a food. A food has the indexes of its ingredient lines (`isWhole`: the
 * step uses the whole line, and doesn't say how much that is). A time has its duration in seconds (for a range the lower end, with the
 * upper end in `atMostSeconds`) and a `name` for its timer: the step's heading, else the verb before it, else ''.
 */
export type StepPart = {
  kind: 'text' | 'amount' | 'temperature' | 'time' | 'food'
  text: string
  lines?: number[]
  isWhole?: true
  seconds?: number
  atMostSeconds?: number
  name?: string
}

/**
 * A step in parts, after its heading if it has one. `isUnscaled`: it is for the servings it was written for, although others are shown,
 * because it has a count that depends on them ('Form 8 balls').
 */
export type ShownStep = { heading: string; parts: StepPart[]; isUnscaled?: true }

/**
 * A position in a step that names ingredients, by the indexes of their lines: one line, or those of a group ('the sauce'). `isWhole`: the
 * step certainly uses the line's whole amount, and doesn't state it. Counted in the step's text after its heading.
 */
export type FoodLink = Span & { lines: number[]; isWhole: boolean }

type PlacedPart = Span & { part: StepPart }

/** How a step is displayed, and the foods that it names, with their lines. */
type Named = { display: Display; foods: readonly FoodLink[]; ingredients: readonly string[] }

/**
 * A step for a number of servings in the given units. The parts join to the displayed text; as written, that is the stored text. Only
 * amounts of mass and volume scale: times, temperatures, sizes and portions stay. In a step with a count nothing scales, so that it never
 * contradicts itself. `ingredients` are the lines that `foods` refer to: cups become grams as they do there.
 */
export function showStep(step: string, display: Display, foods: readonly FoodLink[] = [], ingredients: readonly string[] = []): ShownStep {
  const { heading, text } = splitStep(step)
  const isUnscaled = display.factor !== 1 && hasCount(step)
  const named: Named = { display: isUnscaled ? { ...display, factor: 1 } : display, foods, ingredients }
  const parts = showText(text, named).map((part) => (part.kind === 'time' ? { ...part, name: heading || part.name } : part))
  const shownHeading = showText(heading, { ...named, foods: [] }).map((part) => part.text)
  return { heading: shownHeading.join(''), parts, ...(isUnscaled && { isUnscaled }) }
}

const number = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/⁄-])(?:\.?\d|[½⅓⅔¼¾⅛])|(?<![\p{L}-])(?!one(?!\p{L}))(?:${countWords}|dozen)(?![\p{L}-])`,
  'giu',
)
/** Words for amounts of one piece or portion; 'each side' and 'every 5 minutes' are not. */
const ofPiece = String.raw`\b(?:each|every|apiece|per|all but)\b(?!\s+(?:sides?|few|other|time|addition|minutes?|hours?|half|[\d½¼]|${countWords}))`
/** The context of numbers that are the same for any servings: 'the other two sides', 'for 2 to 3 turns', 'one or two at a time'. */
const beforeFixed = new RegExp(`${ofPiece}[^.!?;,]*$`, 'i')
const afterFixed =
  /^\s+(?:(?:more|other)\s+)?(?:sides|ends|edges|times|turns|pulses|fingers|thirds|halves|forks|spoons|spatulas|knives|hands|(?:large|mixing|shallow|separate)\s+bowls|sheets\sof)\b|^(?:\s+(?!and\b|then\b)[\p{L}-]+){0,4}\s+(?:each|apiece|at a time|per)\b/iu
/** The oven's temperature in the other scale follows: '400 (200C)'. */
const isDegrees = /^\d{2,3}\s?[([]\d{2,3}\s?[°º]?[CF]\b/

/** Whether a step counts anything that depends on the servings ('Form 8 balls', 'Divide it into six', 'Add 2 eggs'), or names a package by its size. */
function hasCount(step: string): boolean {
  const fixed = [...findFixed(step), ...findTimes(step), ...showTemperatures(step, 'us')]
  let end = 0
  for (const { 0: found, index } of step.matchAll(number)) {
    if (index < end || fixed.some((span) => span.start <= index && index < span.end)) continue
    if (isDegrees.test(step.slice(index))) continue
    const group = readMeasureGroup(step, index, /\p{L}/u.test(found) ? 'with-words' : undefined)
    const { quantity, isSize } = group?.main ?? {}
    const kind = quantity?.unit?.kind
    if (group && isPacked(step, group)) return true
    if (group && (isSize || (kind && kind !== 'count'))) end = group.end
    const [text, rest] = [step.slice(0, index), step.slice(group?.end ?? index + found.length)]
    const isShare = (quantity?.low ?? 1) < 1 && /^\s+(?:of\b|(?:an?|the)\b|full|way\b)/i.test(rest)
    if (index >= end && !isShare && !beforeFixed.test(text) && !afterFixed.test(rest)) return true
  }
  return false
}

/** Splits 'Mix the sauce: Stir …'. A heading has at most six words; any other step stays whole in `text`. */
export function splitStep(step: string) {
  const [, heading = '', text = step] = /^(\p{Lu}[^:.!?]{2,48}):\s+(\S[\s\S]*)$/u.exec(step) ?? []
  return heading.split(/\s+/).length <= 6 ? { heading, text } : { heading: '', text: step }
}

function showText(text: string, named: Named): StepPart[] {
  const placed = withFoods(text, findParts(text, named), named.foods)
  const ends = [0, ...placed.map(({ end }) => end)]
  const parts = placed.flatMap(({ start, part }, index) => [toPlain(text.slice(ends[index], start)), part])
  return [...parts, toPlain(text.slice(ends.at(-1)))].filter((part) => part.text !== '')
}

function withFoods(text: string, others: PlacedPart[], foods: readonly FoodLink[]): PlacedPart[] {
  const placed = foods
    .filter((food) => !others.some(({ start, end }) => food.start < end && start < food.end))
    .map(({ start, end, lines, isWhole }): PlacedPart => {
      return { start, end, part: { kind: 'food', text: text.slice(start, end), lines, ...(isWhole && { isWhole }) } }
    })
  return [...others, ...placed].toSorted((one, other) => one.start - other.start)
}

function toPlain(text: string): StepPart {
  return { kind: 'text', text }
}

function findParts(text: string, named: Named): PlacedPart[] {
  const times = findTimes(text).map(({ start, end, ...time }): PlacedPart => {
    return { start, end, part: { kind: 'time', text: text.slice(start, end), ...time } }
  })
  const temperatures = showTemperatures(text, named.display.units).map(({ start, end, shown }): PlacedPart => {
    return { start, end, part: { kind: 'temperature', text: shown } }
  })
  const fixed = [...times, ...temperatures]
  const amounts = findGroups(text)
    .filter((group) => !fixed.some(({ start, end }) => group.start < end && start < group.end))
    .flatMap((group) => toAmount(text, group, named))
  return [...fixed, ...amounts].toSorted((one, other) => one.start - other.start)
}

function toAmount(step: string, found: MeasureGroup, named: Named): PlacedPart[] {
  const { display } = named
  const group = display.pints ? withImperialPints(found) : found
  const { start, end, main } = group
  const { unit } = main.quantity
  if (!unit || unit.kind === 'count') return []
  const isSized = unit.kind === 'length' || main.isSize || isPacked(step, group) || isPortion(step, group)
  if (isSized && listMeasures(group).length === 1) return []
  const shown = withOf(showGroup(step, group, isSized ? { ...display, factor: 1 } : display, findWeight(step, end, named)), step.slice(end))
  const written = step.slice(start, end)
  if (isSized && shown === written) return []
  // The full stop of an abbreviation ends a sentence, too.
  const isEnd = written.endsWith('.') && !shown.endsWith('.') && /^\s*(?:$|\p{Lu})/u.test(step.slice(end))
  return [{ start, end, part: { kind: isSized ? 'text' : 'amount', text: isEnd ? `${shown}.` : shown } }]
}

const joining = 'and|or|with|in|into|to|on|onto|over|at|for|from|then|plus|until|while|together|evenly|gradually'
const beforeFood = new RegExp(String.raw`^\s+(?:of\s+)?(?:(?:the|your)\s+)?(?<said>(?:(?!(?:${joining})\s)[\p{L}-]+\s+){0,3})$`, 'iu')
const named = /^\s+(?:of\s+)?(?:(?:the|your)\s+)?((?:[\p{L}-]+(?:\s+|$|(?=[^\p{L}-]))){1,5})/iu
const behindFood = new RegExp(String.raw`^\s*(?:$|[^\p{L}\s-]|(?:${joining})(?!\p{L}))`, 'iu')

/**
 * The density (g/ml) of what an amount measures: from the line of the food named after it, or from the name of a food without a linked
 * line.
 */
function findWeight(step: string, end: number, { display, foods, ingredients }: Named): number | undefined {
  const link = foods.find(({ start }) => start >= end)
  const said = link && beforeFood.exec(step.slice(end, link.start))?.groups?.said
  const [index, ...others] = link?.lines ?? []
  const line = ingredients[index ?? -1]
  if (said !== undefined && line && others.length === 0) return findListedWeight(line, display, said)
  const words = (named.exec(step.slice(end))?.[1] ?? '').trim().split(/\s+/)
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join(' ')
    const weight = name && findDisplayWeight(display.units, name, name)
    if (weight) return behindFood.test(step.slice(step.indexOf(name, end) + name.length)) ? weight : undefined
  }
  return undefined
}

/** 'The 15 oz can of beans': a size, of as many cans as the servings need. */
function isPacked(step: string, { end, main }: MeasureGroup): boolean {
  const { kind } = main.quantity.unit ?? {}
  return (kind === 'mass' || kind === 'volume') && packed.test(step.slice(end))
}

const packed = /^[\s-]?(?:can|tin|jar|container|package|packet|pkg|pack|box|bag|bottle|carton|tub|block|envelope|sachet|pouch)s?(?!\p{L})/iu
const vessel =
  'cookers?|multicooker|crock[- ]?pot|instant pot|blender|processor|kettle|pitcher|jug|container|canister|tupperware|zip[- ]?top bag|bag|mixer|saucepot|wok|thermos|mug|glass|cup measure|skillet|pan|saucepan|pot|oven|dish|bowl|jar|saucier|stockpot|casserole|ramekins?|mold|tin|measure|measuring|scoop|ladle'
const shape = 'balls?|patt(?:y|ies)|portions?|pieces?|scoops?|mounds?|rounds?|steaks?|cubes?|cookies?|servings?'
const sized = new RegExp(String.raw`^(?:(?:\s+[\p{L}-]+){0,2}?\s+(?:${vessel})|(?:\s+sized?)?\s+(?:${shape}))(?![\p{L}])`, 'iu')
const shaped = new RegExp(String.raw`^(?:\s+[\p{L}-]+){0,2}?\s+(?:${shape})(?![\p{L}])`, 'iu')

/** 'Pour ¼ cup batter onto the griddle' makes one pancake. */
const ofDough =
  /^\s+(?:of\s+)?(?:the\s+)?(?:[\p{L}-]+\s+)?(?:dough|batter|filling)s?\s+(?:onto|on|in|into|per|for|at)\b(?!\s+the\s+(?:bowl|prepared|crust|pan|dish))/iu

const saidBefore = new RegExp(`${ofPiece}[^.!?;]*$`, 'i')
const inPart = new RegExp(`${ofPiece}|\\b(?:at a time|a time|a round)\\b`, 'i')

/**
 * An amount per piece: 'spoon ⅓ cup over each', '½ cup at a time', 'into 1 oz balls', 'a 2 quart dish'. Words before it count within its
 * clause ('top each with 1 tbsp'), words after it up to the next comma, 'and' or 'then'.
 */
function isPortion(step: string, { start, end }: MeasureGroup): boolean {
  const before = step.slice(0, start)
  const after = step.slice(end)
  const [behind = ''] = /^(?:(?!\s(?:and|then)\s)[^.!?;,])*/i.exec(after) ?? []
  if (saidBefore.test(before) || inPart.test(behind)) return true
  if (ofDough.test(after) && /\b(?:drop|place|spoon|scoop|put|ladle|pour|roll|use|fill)\b[^.!?;]*$/i.test(before)) return true
  if (/^\s+of\b/i.test(after)) return false
  return sized.test(after) || (/\binto\s+$/i.test(before) && shaped.test(after))
}

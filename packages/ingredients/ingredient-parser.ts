import { toFoodName } from './food-name.ts'
import { findGroups, listMeasures, type Measure, type MeasureGroup, readMeasureGroup, skip } from './measures.ts'
import type { Quantity } from './quantity.ts'
import { remember } from './remember.ts'
import { findUnit, type Unit, unitPattern } from './units.ts'

/** A parsed ingredient line. A line without a recognised amount has no `amounts`, and its whole text is searched for the food. */
export type ParsedIngredient = {
  /** Whether the owner pinned the line with a leading `=`, so that it never scales. */
  isPinned: boolean
  /** The line without that `=`, which is not displayed; the positions in `lead` and `trailing` refer to it. */
  text: string
  /** The amount at the start, or if there is none, the one after the food. */
  lead?: Lead
  trailing?: MeasureGroup
  /**
   * The amount, followed by what is added to it ('plus 1 tbsp') and the same amount in other units; for '1 can (28 oz)' only the can.
   */
  amounts: Quantity[]
  /** Plain name: 'all-purpose flour'. */
  food: string
}

/**
 * An amount of a line. `isPackage` means that the parentheses hold the size of one unit ('1 can (28 oz)'); `isSingle` means that the line names
 * one thing by its size ('14 oz can tomatoes', '1-inch piece ginger'). Between `end` and `foodStart` is the counted unit after a size: the
 * 'cans' of '2 (14 oz) cans'.
 */
export type Lead = {
  start: number
  end: number
  group: MeasureGroup
  main: Measure
  unit?: Unit
  foodStart: number
  isPackage: boolean
  isSingle: boolean
}

const opening =
  /^\s*(?:[▢☐•*·-]\s*)?(?:(?:about|approx(?:imately|\.)?|around|roughly|circa|ca\.|up to|at least|(?:scant|heaped|heaping|just (?:under|over))(?=\s+[\d¼½¾⅓⅔⅛])|~)\s*)?/iu
const times = /\s*[x×]\s*(?=\d)/iuy
const unitWord = new RegExp(String.raw`\s*(${unitPattern})(?=[\s,()]|$)`, 'iuy')

/** What a weight in front is the size of: '125g ball mozzarella'. */
const solid = /^(?:sheet|ball|piece|rack|fillet|loaf|wedge|knob|head|bunch)$/i

/** Reads an ingredient line. A recipe's page asks about each of its lines six times, so the last ones are remembered. */
export const parseIngredient = remember(parse, { most: 1000 })

function parse(line: string): ParsedIngredient {
  const isPinned = line.startsWith('=')
  const text = isPinned ? line.replace(/^=\s*/, '') : line
  const lead = findLead(text)
  const trailing = lead ? undefined : findTrailing(text)
  return {
    isPinned,
    text,
    lead,
    trailing,
    amounts: lead ? toQuantities(lead) : (trailing ? listMeasures(trailing) : []).map(({ quantity }) => quantity),
    food: toFruitFood(text, trailing) ?? toFood(text.slice(lead?.foodStart ?? 0), lead) ?? text,
  }
}

/** 'Juice of 1 lemon' is lemon juice. */
function toFruitFood(text: string, trailing: MeasureGroup | undefined): string | undefined {
  const part = trailing && fruitPart.exec(text)?.groups?.part
  return part && `${toFoodName(text.slice(trailing.end))} ${part.toLowerCase()}`
}

/** If nothing else names the food, the parentheses ('1 packet (2¼ tsp yeast)') or the unit do ('3 cloves'). */
function toFood(rest: string, lead: Lead | undefined): string | undefined {
  const bracketed = /^\s*\(([^()]+)\)/.exec(rest)?.[1]
  const name = toFoodName(rest) || (bracketed && toFoodName(bracketed.slice(findLead(bracketed)?.foodStart ?? 0)))
  return name || rest.trim() || lead?.main.spelling || undefined
}

function toQuantities({ group: { slashed, bracketed }, main, isPackage, isSingle, unit }: Lead): Quantity[] {
  if (isSingle) return [{ low: 1, high: 1, unit }]
  const counted = { ...main.quantity, unit: unit && (main.quantity.unit ?? unit) }
  return [counted, ...[...slashed, ...(isPackage ? [] : bracketed)].map(({ quantity }) => quantity)]
}

/** Finds the amount at the start of a line; undefined if there is none or it is uncertain. */
function findLead(line: string): Lead | undefined {
  const first = readMeasureGroup(line, opening.exec(line)?.[0].length ?? 0, 'with-words')
  return first && isAmount(line, first) ? toLead(line, first) : undefined
}

/** An amount with the size of the package that follows, if one does. */
export function toLead(line: string, first: MeasureGroup): Lead {
  const packed = readPackageSize(line, first)
  const group = packed ?? first
  const { start, main } = first
  const { end } = group
  const container = findContainer(line, end)
  const isSingle =
    main.isSize || (isMeasured(main) && container !== undefined && (container.unit.isContainer || solid.test(container.spelling)))
  const isPackage = !isSingle && (packed !== undefined || isSize(line, group))
  const named = (isPackage && !main.quantity.unit) || isSingle ? container : undefined
  const isFood = main.quantity.unit?.kind === 'count' && !main.quantity.unit.isContainer && !/\p{L}/u.test(line.slice(end))
  const unit = named?.unit ?? (isSingle || isFood ? undefined : main.quantity.unit)
  return { start, end, group, main, unit, foodStart: named?.end ?? end, isPackage, isSingle }
}

/** Whether a measure has a unit of weight or volume. */
export function isMeasured({ quantity: { unit } }: Measure): boolean {
  return unit?.kind === 'mass' || unit?.kind === 'volume'
}

/**
 * The amount in a line that starts with its food: 'Parsley, 1 bunch', 'Butter - 100 g' (after punctuation only with a unit), 'juice of 1
 * lemon'.
 */
function findTrailing(line: string): MeasureGroup | undefined {
  const fruit = fruitPart.exec(line)
  if (fruit) return findFruit(line, fruit[0].length)
  const [group] = findGroups(line)
  if (!group?.main.quantity.unit || group.main.isSize || group.main.quantity.unit.kind === 'length') return undefined
  const isBehindFood = /^[\p{L}\s'’-]{2,40}(?:[,:]|\s[-–—])\s+$/u.test(line.slice(0, group.start))
  return isBehindFood && /^\s*(?:$|[,(])/.test(line.slice(group.end)) ? group : undefined
}

/** Matches the start of 'juice of 1 lemon'. */
const fruitPart =
  /^(?:(?:finely\s+)?grated\s+|fresh\s+|the\s+)?(?<part>juice|zest|rind|peel)(?:\s+(?:and|&)\s+(?:juice|zest|rind|peel))?(?:\s+(?:of|from)\s+|\s+(?=[\d½¼]))/iu

function findFruit(line: string, at: number): MeasureGroup | undefined {
  const group = readMeasureGroup(line, at, 'with-words')
  return group && !group.main.quantity.unit && !group.main.isSize && /^\s+\p{L}/u.test(line.slice(group.end)) ? group : undefined
}

/** Wrong guesses are worse than none: 'a little oil', '8', '5-spice powder' and '7-Up' have no amount. */
function isAmount(line: string, { start, end, main }: MeasureGroup): boolean {
  const rest = line.slice(end)
  if (
    !/^(?:[\s,;(*-]|$)/.test(rest) ||
    /^[\s-]*(?:spice|ingredient|bean\b|minute|hour|parts?\b|and an? (?:half|quarter)\b|(?:quarter|third)s?\s+(?:of\b|cups?\b|tea|table|pounds?\b|lbs?\b|litres?\b))/i.test(
      rest,
    )
  )
    return false
  if (main.quantity.unit) return !/^-/.test(rest) || main.isSize
  if (main.isSize || /^[\s,;(*/-]*$/.test(rest)) return false
  return (
    !/^an?\s/i.test(line.slice(start)) ||
    /^\s+\d/.test(rest) ||
    /^(?:\s+(?!of\b|little|few|bit|lot|couple|touch|some|good|generous|selection)[\p{L}-]+){1,3}(?:$|,|\s\()/iu.test(rest)
  )
}

/** '2 x 400 g', '1 14-ounce can': the size of one unit follows the count. */
function readPackageSize(line: string, group: MeasureGroup): MeasureGroup | undefined {
  if (group.main.quantity.unit || group.inner) return undefined
  const counted = skip(times, line, group.end)
  const size = readMeasureGroup(line, counted ?? skip(/\s*/y, line, group.end))
  if (!size?.main.quantity.unit || size.main.quantity.unit.kind === 'count') return undefined
  return { ...group, end: size.end, bracketed: [size.main, ...size.bracketed] }
}

/** Whether the parentheses after a count hold the size of one unit: '1 (14 oz) can', '2 cans (14 oz)', '4 fillets (6 oz each)'. */
function isSize(line: string, { main, bracketed, inner, end }: MeasureGroup): boolean {
  if (!inner) return false
  const { unit } = main.quantity
  const isEach = /^\s*(?:each|apiece)\b/i.test(line.slice(end)) || bracketed.some((measure) => measure.isSize)
  if (bracketed.some(isWhole) || (unit && main.quantity.low < 1)) return false
  return !unit || unit.isContainer || (unit.kind === 'count' && isEach)
}

/** Cups and spoons measure the whole, not one package: '1 envelope (2¼ tsp) yeast', '2 shallots (about 1 tbsp)'. */
export function isWhole({ quantity: { unit }, isSize }: Measure): boolean {
  return !isSize && /^(?:cup|tablespoon|teaspoon)$/.test(unit?.name ?? '')
}

/** The counted unit at a place: 'can', 'pieces'. */
export function findContainer(line: string, at: number) {
  unitWord.lastIndex = at
  const [whole = '', spelling = ''] = unitWord.exec(line) ?? []
  const unit = findUnit(spelling)
  return unit?.kind === 'count' ? { unit, spelling, end: at + whole.length } : undefined
}

import { isNumberedName } from './fixed-numbers.ts'
import { toFoodName } from './food-name.ts'
import { findGroups, listMeasures, type Measure, type MeasureGroup, readMeasureGroup, skip, withImperialPints } from './measures.ts'
import { countable, toSingular } from './plurals.ts'
import type { Quantity } from './quantity.ts'
import { remember } from './remember.ts'
import { tidyLine } from './tidy-line.ts'
import { findUnit, type Unit, unitPattern } from './units.ts'

/** A parsed ingredient line. A line without a recognised amount has no `amounts`, and its whole text is searched for the food. */
export type ParsedIngredient = {
  /** Whether the owner pinned the line with a leading `=`, so that it never scales. */
  isPinned: boolean
  /** The line as it is displayed: without that `=`, and tidied (tidy-line.ts). The positions in `lead` and `trailing` refer to it. */
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
 * 'cans' of '2 (14 oz) cans'. `numbered` is the size of a can by its number: '#10', 'No. 2½'.
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
  numbered?: string
}

/** Text before the amount: '(Optional) 1 tsp', 'For the dressing: 3 tbsp', 'To serve: 1 lemon'. */
const label = String.raw`(?:\((?:optional|if desired)\)|optional(?:\s+\p{L}+)?\s*[:–—-]|(?:for|to)(?:\s+[\p{L}'’-]+){1,4}\s*[:–—])\s*`
const opening = new RegExp(
  String.raw`^\s*(?:[▢☐•*·-]\s*)?(?:${label})?(?:or,?\s+(?=\d))?(?:(?:about|approx(?:imately|\.)?|around|roughly|circa|ca\.|up to|at least|between|(?:an?\s+)?(?:scant|heaped|heaping|generous|good|full|just (?:under|over))(?=\s+[\d¼½¾⅓⅔⅛])|[~≈])\s*)?`,
  'iu',
)
/** An uncounted number: 'a few sprigs of thyme', 'several dashes hot sauce'. */
const some = new RegExp(
  String.raw`^(?:(?:leaves|seeds|flesh)\s+(?:of|from)\s+)?(?:(?:an?\s+)?(?:few|several|some|little|good|generous|healthy|big|couple|pairs?)\s+(?:of\s+)?(?:(?:good|big|small|generous|more)\s+)?|(?:(?:thin|thick|small|large|tiny|most)\s+)?(?=\p{L}+\s+of\s)|(?=(?:tsp|tbsp|teaspoon|tablespoon|cup)s?\.?\s))(?:${unitPattern})\s+(?:of\s+)?(?=\p{L})|^an?\s+(?:few|little(?:\s+bit\s+of)?|bit\s+of|lot\s+of|touch\s+of)\s+(?=\p{L})|^(?:an?\s+)?(?:couple|pairs?)\s+of\s+(?=\p{L})`,
  'iu',
)
/** The label before an amount: 'For the dressing: 3 tbsp'. */
export const labelled = new RegExp(`^\\s*(?:${label})(?=\\S)`, 'iu')
const share = /\s+of\s+an?\s+(?=\d)/iuy
const times = /\s*[x×]\s*(?=\d)/iuy
const unitWord = new RegExp(String.raw`\s*(${unitPattern})(?=[\s,()]|$)`, 'iuy')

const canNumber = String.raw`\(?(?<size>(?:(?:no\.?|number|№)\s?|#\s?)\d{1,3}(?:\s?[½¼¾⅓⅔]|\s1/2|\.5)?)\)?`
const inBrackets = String.raw`\s*\([^()]*\d[^()]*\)`
/** '#10' before or after the can. */
const numberedCan = new RegExp(
  String.raw`^\s*(?:(?:small|medium|large)\s+)?${canNumber}(?:\s+(?:size|tall|flat))?(?:${inBrackets})?[\s-]+(?=(?:cans?|tins?)(?!\p{L}))`,
  'iu',
)
const numberBehind = new RegExp(String.raw`^\s*${canNumber}(?=\s+\p{L})`, 'iu')
const sizeBehind = new RegExp(String.raw`^${inBrackets}(?=\s+\p{L})`, 'u')

/** Pieces that take their size from the weight before them: '125g ball mozzarella'. */
const solid = /^(?:sheet|ball|piece|rack|slab|fillet|loaf|wedge|knob|head|bunch)$/i

/** Parses an ingredient line. A recipe's page needs each line six times, so recent results are cached. */
export const parseIngredient = remember(parse, { most: 1000 })

/** Parses a line of a recipe whose pints are known. */
export function parseIn(line: string, pints: 'imperial' | undefined): ParsedIngredient {
  const parsed = parseIngredient(line)
  const lead = pints && parsed.lead && toImperialLead(parsed.lead)
  return lead ? { ...parsed, lead, amounts: toQuantities(lead) } : parsed
}

function toImperialLead(lead: Lead): Lead {
  const group = withImperialPints(lead.group)
  const { unit } = group.main.quantity
  return { ...lead, group, main: group.main, unit: lead.unit && unit?.system === 'imperial' ? unit : lead.unit }
}

function parse(line: string): ParsedIngredient {
  const isPinned = line.startsWith('=')
  const text = tidyLine(isPinned ? line.replace(/^=\s*/, '') : line)
  const lead = findLead(text)
  const doubled = lead && /^\s*1\s+(?=[\d.½¼¾⅓⅔⅛])/u.exec(text)?.[0]
  if (doubled && isDoubled(text, lead)) return { ...parse(text.slice(doubled.length)), isPinned }
  const trailing = lead ? undefined : findTrailing(text)
  return {
    isPinned,
    text,
    lead,
    trailing,
    amounts: lead ? toQuantities(lead) : (trailing ? listMeasures(trailing) : []).map(({ quantity }) => quantity),
    food: toFruitFood(text, trailing) ?? toFood(toFoodText(text, lead, trailing), lead) ?? text,
  }
}

/** An amount without its label: '3 tbsp' of 'For the dressing: 3 tbsp'. */
export function withoutLabel(amount: string): string {
  return amount.replace(labelled, '').replace(/^[\s▢☐•*·-]+(?=\S)/u, '')
}

/** '1 1 tbsp cornflour', '1 320g chicken thighs': the 1 is left over from a form. '1 4 lb chicken' is one of that size. */
function isDoubled(text: string, { isPackage, group: { inner, bracketed }, foodStart, end }: Lead): boolean {
  const [size] = bracketed
  if (!isPackage || inner || !size || size.isSize || foodStart > end) return false
  const last = toFoodName(text.slice(foodStart)).toLowerCase().split(/\s+/).at(-1) ?? ''
  return isWhole(size) || (isMeasured(size) && !(countable.has(last) || isOneThing.test(last)))
}

const isOneThing = /^(?:roast|duck|goose|ham|squash|pumpkin|fish|salmon|lobster|loin|tenderloin|rack|hen|brisket|lamb)$/

/** 'Juice of 1 lemon' is lemon juice, 'whites of 2 eggs' are egg whites, but 'leaves from 2 sprigs of thyme' are thyme. */
function toFruitFood(text: string, trailing: MeasureGroup | undefined): string | undefined {
  const part = trailing && fruitPart.exec(text)?.groups?.part?.toLowerCase()
  if (!part) return undefined
  const fruit = toFoodName(text.slice(trailing.end))
  return isPicked.test(part) ? fruit : `${fruit.replace(/\p{L}+$/u, (word) => toSingular(word))} ${part}`
}

/** The start of an amount that can't be added to the first: '1 stick + 6 tbsp butter' is butter. */
function withoutMore(rest: string, lead: Lead): string {
  const at = /^\s*(?:(?:\+|plus|and|or|&|-)\s*)?(?=[\d½¼¾⅓⅔⅛])/iu.exec(rest)?.[0].length
  const more = at === undefined ? undefined : readMeasureGroup(rest, at)
  if (more?.main.quantity.unit && !more.main.isSize && /^\s+[\p{L}\d]/u.test(rest.slice(more.end)))
    return withoutMore(rest.slice(more.end), lead)
  return isMeasured(lead.main) ? rest.replace(/^\s*(?:teaspoons?|tablespoons?|cups?|pounds?|ounces?|grams)\s+(?=\p{L})/iu, '') : rest
}

/** Words after a length or a weight: '1 inch piece ginger', '4 oz squares chocolate'. */
const pieces = {
  length: /^\s*(?:piece|knob|stick|chunk|length|cube|nub)s?\s+(?:of\s+)?(?=\p{L})/iu,
  mass: /^\s*(?:square|piece|chunk)s\s+(?:of\s+)?(?=\p{L})/iu,
  volume: undefined,
  count: undefined,
}

/** '1 inch piece ginger' is ginger. */
function toFoodText(text: string, lead: Lead | undefined, trailing: MeasureGroup | undefined) {
  if (trailing) return text.slice(0, trailing.start).replace(/[\s(:,–—-]+$/, '')
  const rest = lead ? withoutMore(text.slice(lead.foodStart), lead) : text.replace(labelled, '').replace(some, '')
  const piece = pieces[lead?.main.quantity.unit?.kind ?? 'count']
  return piece ? rest.replace(piece, '') : rest
}

/** If nothing else names the food, the parentheses ('1 packet (2¼ tsp yeast)') or the unit do ('3 cloves'). */
function toFood(rest: string, lead: Lead | undefined): string | undefined {
  const bracketed = /^\s*\(([^()]+)\)/.exec(rest)?.[1]
  const isAside = /^\s*\([^()]*\)\s*$/.test(rest)
  // In '2 cloves, ground' the unit is the food; '6 ounces, fromage blanc' names one.
  const isNamed = !isAside && !(lead?.main.quantity.unit?.kind === 'count' && /^\s*[,;–—-]/.test(rest))
  const name =
    (isNamed && toFoodName(rest.replace(/^\s*[,;–—-]+\s*(?=\p{L})/u, ''))) ||
    (bracketed && toFoodName(bracketed.slice(findLead(bracketed)?.foodStart ?? 0)))
  return name || (isNamed && rest.trim()) || lead?.main.spelling || undefined
}

function toQuantities({ group: { slashed, bracketed }, main, isPackage, isSingle, unit }: Lead): Quantity[] {
  if (isSingle) return [{ low: 1, high: 1, unit }]
  const counted = { ...main.quantity, unit: unit && (main.quantity.unit ?? unit) }
  return [counted, ...[...slashed, ...(isPackage ? [] : bracketed)].map(({ quantity }) => quantity)]
}

/** Finds the amount at the start of a line; undefined if there is none or it is uncertain. */
function findLead(line: string): Lead | undefined {
  const start = opening.exec(line)?.[0].length ?? 0
  const first = readMeasureGroup(line, start, 'with-words')
  return first && isAmount(line, first) ? toLead(line, first) : findNumberedCan(line, start)
}

/** '#10 can tomatoes' is one can of that size. */
function findNumberedCan(line: string, start: number): Lead | undefined {
  const [whole = '', size = ''] = numberedCan.exec(line.slice(start)) ?? []
  const container = whole ? findContainer(line, start + whole.length) : undefined
  if (!container) return undefined
  const at = { start, end: start + whole.trimEnd().length }
  const quantity = { low: 1, high: 1, unit: undefined }
  const main: Measure = { ...at, text: size, quantity, range: '', gap: '', spelling: '', isSize: true }
  const group = { ...at, main, slashed: [], bracketed: [] }
  return { ...at, group, main, unit: container.unit, foodStart: container.end, isPackage: false, isSingle: true, numbered: size }
}

/** The number of a can after the count ('2 #10 cans') or the can ('2 cans (No. 2)'), including its size in brackets. */
function readCanNumber(line: string, { end, main, inner }: MeasureGroup) {
  const { unit } = main.quantity
  if (main.isSize || inner || (unit && !/^(?:can|tin)$/.test(unit.name))) return undefined
  const [whole = '', size = ''] = (unit ? numberBehind : numberedCan).exec(line.slice(end)) ?? []
  const container = unit ? { unit, end: end + whole.length } : findContainer(line, end + whole.length)
  if (!whole || !container) return undefined
  const foodStart = container.end + (sizeBehind.exec(line.slice(container.end))?.[0].length ?? 0)
  return { unit: container.unit, foodStart, numbered: size }
}

/** An amount with the size of the package that follows, if one does. */
export function toLead(line: string, first: MeasureGroup): Lead {
  const numbered = readCanNumber(line, first)
  if (numbered)
    return { start: first.start, end: first.end, group: first, main: first.main, isPackage: false, isSingle: false, ...numbered }
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
 * The amount in a line that starts with its food: 'Parsley, 1 bunch', 'Butter - 100 g', 'Butter 100g', 'Sugar (100 g)', 'juice of 1 lemon'.
 * Without a unit, only for countable foods: 'Eggs: 2', 'eggs (3)'.
 */
function findTrailing(line: string): MeasureGroup | undefined {
  const fruit = fruitPart.exec(line)
  if (fruit) return findFruit(line, fruit[0].length)
  const [group] = findGroups(line)
  const { unit } = group?.main.quantity ?? {}
  if (!group || group.main.isSize || unit?.kind === 'length') return undefined
  const before = line.slice(0, group.start)
  const after = line.slice(group.end)
  const [, food = '', between = ''] =
    /^([\p{L}][\p{L}\s'’&/-]{1,50}?)(\s?[,:]\s+|\s[-–—]\s+|\s?\(\s*(?:about\s+)?|\s+)$/u.exec(before) ?? []
  if (!food || /\b(?:or|and|plus|with|for|about|from|into|makes?|serves?|step|note|see|size|of)$/i.test(food)) return undefined
  const [closing] =
    (between.includes('(')
      ? /^\s*(?:(?:small|medium|large)\s*)?\)\s*(?=$|[,;.(])/i
      : /^(?:\s+(?:small|medium|large|big)(?!\p{L}))?\s*(?=$|[,(])/iu
    ).exec(after) ?? []
  if (closing === undefined || /^\s*(?:can|tin|jar|pack|package|packet|box|bag|bottle|carton)s?\b/i.test(food)) return undefined
  if (!unit) {
    const last = food.toLowerCase().split(/\s+/).at(-1) ?? ''
    return countable.has(toSingular(last)) && (/\S/.test(between + closing) || last.endsWith('s')) ? group : undefined
  }
  return /\S/.test(between) || isMeasured(group.main) ? group : undefined
}

/** Matches the start of 'juice of 1 lemon'. */
const fruitPart =
  /^(?:the\s+)?(?:(?:\p{L}+ly\s+)?(?:\p{L}+ed,?|fresh)\s+){0,2}(?<part>juice|zest|rind|peel|whites?|yolks?|leaves|seeds|flesh|pulp|kernels|segments)(?:\s+(?:and|&)\s+(?:(?:finely\s+)?grated\s+)?(?:juice|zest|rind|peel))?(?:\s+(?:of|from)\s+|\s+(?=[\d½¼]|(?:one|two|three|four|half)\s))/iu

/** Parts that are bought together with the rest. */
const isPicked = /(?:^|\s)(?:leaves|seeds|flesh|pulp|kernels|segments)(?!\p{L})/iu

function findFruit(line: string, at: number): MeasureGroup | undefined {
  const group = readMeasureGroup(line, at, 'with-words')
  const isWhole = !group?.main.quantity.unit || isPicked.test(line)
  if (!group || !isWhole || group.main.isSize) return undefined
  // '½ a lemon' doubled is '1 lemon'.
  const { main } = group
  const end = group.end + (/^\s+an?(?=\s)/i.exec(line.slice(group.end))?.[0].length ?? 0)
  return /^\s+\p{L}/u.test(line.slice(end)) ? { ...group, end, main: { ...main, end, text: line.slice(main.start, end) } } : undefined
}

/** Wrong guesses are worse than none: 'a little oil', '8', '5-spice powder' and '7-Up' have no amount. */
function isAmount(line: string, { start, end, main }: MeasureGroup): boolean {
  const rest = line.slice(end)
  if (
    !/^(?:[\s,;(*-]|x\s*\d|$)/.test(rest) ||
    (!main.quantity.unit && isNumberedName(line.slice(start))) ||
    /^[\s-]*(?:minute|hour|and an? (?:half|quarter)\b|(?:quarter|third)s?\s+(?:of\b|cups?\b|tea|table|pounds?\b|lbs?\b|litres?\b))/i.test(
      rest,
    )
  )
    return false
  if (main.quantity.unit) return !/^-/.test(rest) || main.isSize
  if (main.isSize || /^[\s,;(*/-]*$/.test(rest)) return false
  return (
    !/^an?\s/i.test(line.slice(start)) ||
    /^\s+\d/.test(rest) ||
    numberedCan.test(rest) ||
    /^(?:\s+(?!of\b|little|few|bit|lot|couple|touch|some|good|generous|selection)[\p{L}-]+){1,3}(?:$|,|\s\()/iu.test(rest)
  )
}

/** '2 x 400 g', '1 14-ounce can': the size of one unit follows the count. */
function readPackageSize(line: string, group: MeasureGroup): MeasureGroup | undefined {
  if (group.main.quantity.unit || group.inner) return undefined
  // '4 (12-15) pound turkeys'
  const [sized = '', figures = '', word = ''] = sizeBefore.exec(line.slice(group.end)) ?? []
  const inBrackets = sized ? readMeasureGroup(`${figures} ${word}`, 0) : undefined
  if (inBrackets?.main.quantity.unit) return { ...group, end: group.end + sized.length, bracketed: [inBrackets.main] }
  // '¾ of a 15 oz can'
  const counted =
    skip(times, line, group.end) ??
    (group.main.quantity.high < 1 && !line.slice(0, group.start).includes('(') ? skip(share, line, group.end) : undefined)
  const at = counted ?? skip(/\s*(?:[-–—]\s*(?=[\d.]))?/y, line, group.end)
  const size = readMeasureGroup(line.replace(/^(\d)[-–—](?=\d)/, '$1 '), at)
  if (!size?.main.quantity.unit || size.main.quantity.unit.kind === 'count') return undefined
  return { ...group, end: size.end, bracketed: [size.main, ...size.bracketed] }
}

const sizeBefore = /^\s*\(([\d.½¼¾⅓⅔⅛/]+(?:\s*(?:-|–|to)\s*[\d.½¼¾⅓⅔⅛/]+)?)\)[\s-]*((?:pound|lb|ounce|oz|inch|cm|kg|g|ml)s?\.?)(?=[\s-])/iu

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

import { findGroups, type Measure, type MeasureGroup, readMeasureGroup } from './measures.ts'
import { findUnit, type Unit, unitPattern } from './units.ts'

/**
 * The amount at the start of a line. `terms` are to be added up ('1 cup plus 2 tbsp'). `isPackage` means that the parentheses hold the size
 * of one unit ('1 can (28 oz)'); `isSingle` means that the line names one thing by its size ('14 oz can tomatoes', '1-inch piece ginger').
 */
export type Lead = {
  start: number
  end: number
  terms: MeasureGroup[]
  /** The measure of the first term, and the last term. */
  main: Measure
  last: MeasureGroup
  unit?: Unit
  foodStart: number
  container?: Container
  isPackage: boolean
  isSingle: boolean
}

/** The counted unit after a size: the 'cans' of '2 (14 oz) cans'. */
export type Container = { unit: Unit; start: number; end: number }

const opening = /^\s*(?:[▢☐•*·-]\s*)?(?:(?:about|approx(?:imately|\.)?|around|roughly|circa|ca\.|up to|at least|~)\s*)?/iu
const plus = /\s*(?:\bplus\b|\+|\band\b)\s*/iuy
const times = /\s*[x×]\s+(?=\d)/iuy
const unitWord = new RegExp(String.raw`\s*(${unitPattern})(?=[\s,(]|$)`, 'iuy')

/** Finds the amount at the start of a line; undefined if there is none or it is uncertain. */
export function findLead(line: string): Lead | undefined {
  const start = opening.exec(line)?.[0].length ?? 0
  const first = readMeasureGroup(line, start, 'with-words')
  if (!first || !isAmount(line, first)) return undefined
  const terms = readTerms(line, first)
  const packed = readPackageSize(line, terms.at(-1) ?? first)
  const last = packed ?? terms.at(-1) ?? first
  const { main } = first
  const { end } = last
  const container = findContainer(line, end)
  const isSingle = main.isSize || (isWeighed(first) && container?.unit.isContainer === true)
  const isPackage = !isSingle && (packed !== undefined || isSize(line, last))
  const named = (isPackage && !first.main.quantity.unit) || isSingle ? container : undefined
  const isFood = first.main.quantity.unit?.kind === 'count' && !first.main.quantity.unit.isContainer && !/\p{L}/u.test(line.slice(end))
  const unit = named?.unit ?? (isSingle || isFood ? undefined : first.main.quantity.unit)
  const foodStart = named?.end ?? end
  return { start, end, terms: [...terms.slice(0, -1), last], main, last, unit, foodStart, container: named, isPackage, isSingle }
}

/**
 * The amount in a line that starts with its food: 'Parsley, 1 bunch', 'Butter - 100 g' (after punctuation only with a unit), 'juice of 1
 * lemon'.
 */
export function findTrailing(line: string): MeasureGroup | undefined {
  const fruit = fruitPart.exec(line)
  if (fruit) return findFruit(line, fruit[0].length)
  const [group] = findGroups(line)
  if (!group?.main.quantity.unit || group.main.isSize || group.main.quantity.unit.kind === 'length') return undefined
  const isBehindFood = /^[\p{L}\s'’-]{2,40}(?:[,:]|\s[-–—])\s+$/u.test(line.slice(0, group.start))
  return isBehindFood && /^\s*(?:$|[,(])/.test(line.slice(group.end)) ? group : undefined
}

/** Matches the start of 'juice of 1 lemon'. */
export const fruitPart =
  /^(?:(?:finely\s+)?grated\s+|fresh\s+|the\s+)?(?<part>juice|zest|rind|peel)(?:\s+(?:and|&)\s+(?:juice|zest|rind|peel))?\s+(?:of|from)\s+/iu

function findFruit(line: string, at: number): MeasureGroup | undefined {
  const group = readMeasureGroup(line, at, 'with-words')
  return group && !group.main.quantity.unit && !group.main.isSize && /^\s+\p{L}/u.test(line.slice(group.end)) ? group : undefined
}

/** Wrong guesses are worse than none: 'a little oil', '8', '5-spice powder' and '7-Up' have no amount. */
function isAmount(line: string, { start, end, main }: MeasureGroup): boolean {
  const rest = line.slice(end)
  if (!/^(?:[\s,;(*-]|$)/.test(rest) || /^[\s-]*(?:spice|ingredient|bean\b|minute|hour)/i.test(rest)) return false
  if (main.quantity.unit) return !/^-/.test(rest) || main.isSize
  if (main.isSize || /^[\s,;(*/-]*$/.test(rest)) return false
  return (
    !/^an?\s/i.test(line.slice(start)) ||
    /^(?:\s+(?!of\b|little|few|bit|lot|couple|touch|some|good|generous|selection)[\p{L}-]+){1,3}(?:$|,|\s\()/iu.test(rest)
  )
}

/** '1 cup plus 2 tbsp': an addition counts if it directly follows. */
function readTerms(line: string, first: MeasureGroup): MeasureGroup[] {
  const terms = [first]
  for (let last: MeasureGroup | undefined = first; last && !last.inner && last.main.quantity.unit; ) {
    plus.lastIndex = last.end
    const next: MeasureGroup | undefined = plus.test(line) ? readMeasureGroup(line, plus.lastIndex, 'figures') : undefined
    last = next?.main.quantity.unit && next.main.quantity.unit.kind === first.main.quantity.unit?.kind ? next : undefined
    if (last) terms.push(last)
  }
  return terms
}

/** '2 x 400 g', '1 14-ounce can': the size of one unit follows the count. */
function readPackageSize(line: string, group: MeasureGroup): MeasureGroup | undefined {
  if (group.main.quantity.unit || group.inner) return undefined
  times.lastIndex = group.end
  const isTimes = times.test(line)
  const at = isTimes ? times.lastIndex : group.end + (/^\s+/.exec(line.slice(group.end))?.[0].length ?? 0)
  const size = readMeasureGroup(line, at, 'figures')
  const isWeight = isTimes || size?.main.isSize || (size && findContainer(line, size.end)?.unit.isContainer)
  if (!size?.main.quantity.unit || size.main.quantity.unit.kind === 'count' || !isWeight) return undefined
  return { ...group, end: size.end, bracketed: [size.main, ...size.bracketed] }
}

/** Whether the parentheses after a count hold the size of one unit: '1 (14 oz) can', '2 cans (14 oz)', '4 fillets (6 oz each)'. */
function isSize(line: string, { main, bracketed, inner, end }: MeasureGroup): boolean {
  if (!inner) return false
  const { unit } = main.quantity
  const isEach = /^\s*(?:each|apiece)\b/i.test(line.slice(end)) || bracketed.some((measure) => measure.isSize)
  return !unit || unit.isContainer || (unit.kind === 'count' && isEach)
}

function isWeighed({ main }: MeasureGroup): boolean {
  return main.quantity.unit?.kind === 'mass' || main.quantity.unit?.kind === 'volume'
}

function findContainer(line: string, at: number): Container | undefined {
  unitWord.lastIndex = at
  const [whole = '', spelling = ''] = unitWord.exec(line) ?? []
  const unit = findUnit(spelling)
  return unit?.kind === 'count' ? { unit, start: at + whole.length - spelling.length, end: at + whole.length } : undefined
}

import { numberPattern, numberWordPattern, readNumber } from './numbers.ts'
import { convertQuantity, type Quantity } from './quantity.ts'
import { remember } from './remember.ts'
import { findUnit, unitPattern } from './units.ts'

/** A place in a text. */
export type Span = { start: number; end: number }

/**
 * An amount in a text: '2 to 3 large cloves'. `range` is the word between two numbers, `gap` the text between number and unit, `spelling`
 * the unit as written. `isSize` marks a size such as '14-ounce', which never scales.
 */
export type Measure = Span & { text: string; quantity: Quantity; range: string; gap: string; spelling: string; isSize: boolean }

/**
 * A measure with the same amount in other units: '1½ lb (680 g)', '100 g/3½ oz'. `inner` is the text inside the parentheses.
 */
export type MeasureGroup = Span & { main: Measure; slashed: Measure[]; bracketed: Measure[]; inner?: Span }

/** All measures of a group, from left to right. */
export function listMeasures({ main, slashed, bracketed }: MeasureGroup): Measure[] {
  return [main, ...slashed, ...bracketed]
}

/** A text, or the place `within` it, whose parts are replaced by what `write` makes of them. */
export function replaceParts<Part extends Span>(text: string, parts: Part[], write: (part: Part) => string, within?: Span): string {
  const ends = [within?.start, ...parts.map((part) => part.end)]
  return parts.map((part, index) => text.slice(ends[index], part.start) + write(part)).join('') + text.slice(ends.at(-1), within?.end)
}

const qualifier = String.raw`(?:(?:heaping|heaped|rounded|level|scant|generous|good|hefty|large|small|medium|sm|md|med|lg|big|fat|thin|thick|whole|packed|finely|minced|chopped|crushed|peeled)\.?\s+){0,2}`
const rangeWord = String.raw`\s*[-–—]\s*|(?:-?\s+|-)(?:to|or)(?:\s+|-)`
const unit = `(?:${unitPattern})`

const measure = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,$€£#°-])(?<low>${numberPattern}|${numberWordPattern})(?:(?<lowUnit>\s?${unit})?(?<range>${rangeWord})(?<high>${numberPattern}))?(?:(?<size>-\s?)|(?<gap>\s*${qualifier}))(?<unit>${unit})?`,
  'iuy',
)
const wordless = new RegExp(measure.source.replace(`|${numberWordPattern}`, ''), 'iuy')

/** Parses one number with its unit. */
function readSingle(text: string, start: number | undefined, words?: 'with-words'): Measure | undefined {
  if (start === undefined) return undefined
  const pattern = words ? measure : wordless
  pattern.lastIndex = start
  const {
    low: lowText = '',
    lowUnit = '',
    range = '',
    high: highText = '',
    size,
    gap = '',
    unit: spelling = '',
  } = pattern.exec(text)?.groups ?? {}
  const low = readNumber(lowText)
  const high = highText ? readNumber(highText) : low
  const written = findUnit(spelling)
  // 'Rib-eye' is no rib.
  const found = written?.kind === 'count' && !size && /^-\p{L}/u.test(text.slice(pattern.lastIndex)) ? undefined : written
  if (low === undefined || high === undefined) return undefined
  // 'A or B' in two units is no range.
  if (lowUnit && (findUnit(lowUnit) !== found || high < low)) {
    const end = start + lowText.length + lowUnit.length
    const [gap, spelling] = [/^\s*/.exec(lowUnit)?.[0] ?? '', lowUnit.trim()]
    return {
      start,
      end,
      text: text.slice(start, end),
      quantity: { low, high: low, unit: findUnit(spelling) },
      range: '',
      gap,
      spelling,
      isSize: false,
    }
  }
  if (high < low) return undefined
  const numberEnd = start + lowText.length + lowUnit.length + range.length + highText.length
  const unitEnd = found ? numberEnd + (size ?? gap).length + spelling.length : numberEnd
  const end = unitEnd + (size ? (/^-(?:thick|long|wide|tall|deep)\b/i.exec(text.slice(unitEnd))?.[0].length ?? 0) : 0)
  if (!found && /^(?!x\s?\d)[\p{L}\p{N}%°º$€£/⁄#"”″']/u.test(text.slice(end))) return undefined
  return {
    ...{ start, end, text: text.slice(start, end), quantity: { low, high, unit: found } },
    ...{ range, gap: found ? (size ?? gap) : '', spelling },
    isSize: size !== undefined || (found ? /^-\p{L}/u.test(text.slice(end)) : text[end] === '-'),
  }
}

const added = /\s*,?\s*(?:\bplus\b|\+|\band\b)\s*|\s*\b(?<minus>minus|less)\s+|\s*,?\s+|(?<=\p{L})(?=\d)/iuy

/** '1 lb 4 oz', '1 cup plus 2 tbsp' and '1 cup minus 1 tbsp' are one amount, in the first unit. */
function readMeasure(text: string, start: number | undefined, words?: 'with-words'): Measure | undefined {
  let sum = readSingle(text, start, words)
  for (let last = sum; sum && last; ) {
    added.lastIndex = last.end
    const [between = '', minus] = added.exec(text) ?? []
    const next = readSingle(text, last.end + between.length)
    const how = { isSaid: /\S/.test(between.replace(',', '')), isPlus: /plus/i.test(between) }
    const part = next && toPart(last, next, sum.quantity, how)
    last = part === undefined ? undefined : next
    if (!part || !last) break
    const low = sum.quantity.low + (minus ? -part : part)
    if (low <= 0) break
    sum = { ...sum, end: last.end, text: text.slice(sum.start, last.end), quantity: { ...sum.quantity, low, high: low } }
  }
  return sum
}

/** What a measure adds to a total, in the unit of the total; undefined if they are not to be added up. Without 'plus' it has to be a smaller one. */
function toPart(
  last: Measure,
  next: Measure,
  { low, high, unit }: Quantity,
  { isSaid, isPlus }: { isSaid: boolean; isPlus: boolean },
): number | undefined {
  const [before, after] = [last.quantity.unit, next.quantity.unit]
  const isMeasured = unit && before && after && (after.kind === 'mass' || after.kind === 'volume')
  if (
    !isMeasured ||
    !(isPlus || after.size < before.size) ||
    low !== high ||
    next.range ||
    last.isSize ||
    next.isSize ||
    !(isSaid || after.system === unit.system)
  )
    return undefined
  return convertQuantity(next.quantity, unit)?.low
}

const bare = /((?:(?:good|large|small|big|generous|hefty|scant)\s+)?)(pinch|handful|dash|splash|drizzle|knob|bunch|glug)(?=\s+\p{L})/iuy

/** 'Pinch of salt' at the start of a line means one pinch. */
function readBareMeasure(text: string, start = 0): Measure | undefined {
  bare.lastIndex = start
  const [written = '', size = '', spelling = ''] = bare.exec(text) ?? []
  const quantity = { low: 1, high: 1, unit: findUnit(spelling) }
  const [gap, lower] = [` ${size}`.toLowerCase(), spelling.toLowerCase()]
  return written
    ? { start, end: start + written.length, text: written, quantity, range: '', gap, spelling: lower, isSize: false }
    : undefined
}

const nearly = String.raw`(?:(?:about|approx(?:imately|\.)?|around|roughly|or|just\s+(?:under|over)|scant|generous|heap(?:ed|ing)|rounded)\s+|~\s*)*`
const opening = new RegExp(String.raw`\s*[([]\s*${nearly}`, 'iuy')
const between = new RegExp(String.raw`\s*(?:[/;,|=]|\bor\b|\band\b)\s*${nearly}`, 'iuy')
const slash = new RegExp(String.raw`\s*[/|;=]\s*${nearly}`, 'iuy')
const closing = /\s*[)\]]/uy

/** Parses a measure and the same amount in other units after slashes or in parentheses; number words only with 'with-words'. */
export function readMeasureGroup(text: string, start: number | undefined, words?: 'with-words'): MeasureGroup | undefined {
  const main = readMeasure(text, start, words) ?? (words && readBareMeasure(text, start))
  if (!main) return undefined
  const slashed = readOthers(text, main, slash).filter((other) => other.quantity.unit)
  const group = { start: main.start, end: (slashed.at(-1) ?? main).end, main, slashed, bracketed: [] }
  return readBrackets(text, group)
}

function readBrackets(text: string, group: MeasureGroup): MeasureGroup {
  const first = readMeasure(text, skip(opening, text, group.end))
  if (!first) return group
  const bracketed = [first, ...readOthers(text, first, between)]
  const innerEnd = (bracketed.at(-1) ?? first).end
  const end = skip(closing, text, innerEnd)
  if (end === undefined || bracketed.some((other) => !other.quantity.unit)) return group
  const innerStart = text.slice(group.end).search(/[([]/) + group.end + 1
  return { ...group, end, bracketed, inner: { start: innerStart, end: innerEnd } }
}

function readOthers(text: string, first: Measure, separator: RegExp): Measure[] {
  const others: Measure[] = []
  for (let last: Measure | undefined = first; last; ) {
    last = readMeasure(text, skip(separator, text, last.end))
    if (last) others.push(last)
  }
  return others
}

/** The position after a match of a sticky pattern; undefined without one. */
export function skip(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}

/** All groups of a text that start with a number in digits, in order. */
export const findGroups = remember(readGroups, { most: 1000 })

function readGroups(text: string): readonly MeasureGroup[] {
  const groups: MeasureGroup[] = []
  for (const { index } of text.matchAll(digits)) {
    const group = index < (groups.at(-1)?.end ?? 0) ? undefined : readMeasureGroup(text, index)
    if (group) groups.push(group)
  }
  return groups
}

const digits = /(?<![/⁄])[\d.½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/gu

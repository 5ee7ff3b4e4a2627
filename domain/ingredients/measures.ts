import { numberPattern, numberWordPattern, readNumber } from './numbers.ts'
import type { Quantity } from './quantity.ts'
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

const qualifier = String.raw`(?:(?:heaping|heaped|rounded|level|scant|generous|large|small|medium|big|fat|thin|thick|whole|packed|finely|minced|chopped|crushed|peeled)\s+){0,2}`
const rangeWord = String.raw`\s*[-–—]\s*|\s+(?:to|or)\s+`
const unit = `(?:${unitPattern})`

const measure = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,$€£#°-])(?<low>${numberPattern}|${numberWordPattern})(?:(?<lowUnit>\s?${unit})?(?<range>${rangeWord})(?<high>${numberPattern}))?(?:(?<size>-\s?)|(?<gap>\s*${qualifier}))(?<unit>${unit})?`,
  'iuy',
)
const wordless = new RegExp(measure.source.replace(`|${numberWordPattern}`, ''), 'iuy')

function readMeasure(text: string, start: number | undefined, words?: 'with-words'): Measure | undefined {
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
  const found = findUnit(spelling)
  if (low === undefined || high === undefined || high < low) return undefined
  if (lowUnit && findUnit(lowUnit) !== found) return undefined
  const numberEnd = start + lowText.length + lowUnit.length + range.length + highText.length
  const unitEnd = found ? numberEnd + (size ?? gap).length + spelling.length : numberEnd
  const end = unitEnd + (size ? (/^-(?:thick|long|wide|tall|deep)\b/i.exec(text.slice(unitEnd))?.[0].length ?? 0) : 0)
  if (!found && /^[\p{L}\p{N}%°º$€£/⁄#"”″']/u.test(text.slice(end))) return undefined
  return {
    ...{ start, end, text: text.slice(start, end), quantity: { low, high, unit: found } },
    ...{ range, gap: found ? (size ?? gap) : '', spelling },
    isSize: size !== undefined || (found ? /^-\p{L}/u.test(text.slice(end)) : text[end] === '-'),
  }
}

const bare = /((?:(?:good|large|small|big|generous)\s+)?)(pinch|handful|dash|splash|drizzle|knob|bunch|glug)(?=\s+\p{L})/iuy

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

const slash = /\s*[/|]\s*/uy
const opening = /\s*[([]\s*(?:(?:about|approx(?:imately|\.)?|around|roughly|or|~)\s*)*/iuy
const between = /\s*(?:[/;,|=]|\bor\b|\band\b)\s*(?:about\s+|or\s+)?/iuy
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
export function findGroups(text: string): MeasureGroup[] {
  const groups: MeasureGroup[] = []
  for (const { index } of text.matchAll(/(?<![/⁄])[\d.½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/gu)) {
    const group = index < (groups.at(-1)?.end ?? 0) ? undefined : readMeasureGroup(text, index)
    if (group) groups.push(group)
  }
  return groups
}

import { numberPattern, numberWordPattern, readNumber } from './numbers.ts'
import type { Quantity } from './quantity.ts'
import { findUnit, unitPattern } from './units.ts'

/**
 * An amount at `start` to `end` of a text: '2 to 3 large cloves'. `gap` is the text between number and unit, `spelling` the unit as
 * written. `isSize` marks a size such as '14-ounce', which never scales.
 */
export type Measure = { start: number; end: number; quantity: Quantity; gap: string; spelling: string; isSize: boolean }

/**
 * A measure with the same amount in other units: '1½ lb (680 g)', '100 g/3½ oz'. `inner` is the position of the text inside the
 * parentheses.
 */
export type MeasureGroup = {
  start: number
  end: number
  main: Measure
  slashed: Measure[]
  bracketed: Measure[]
  inner?: { start: number; end: number }
}

/** All measures of a group, as written from left to right; none without a group. */
export function listMeasures(group: MeasureGroup | undefined): Measure[] {
  return group ? [group.main, ...group.slashed, ...group.bracketed] : []
}

const qualifier = String.raw`(?:(?:heaping|heaped|rounded|level|scant|generous|large|small|medium|big|fat|thin|thick|whole|packed|finely|minced|chopped|crushed|peeled)\s+){0,2}`
const rangeWord = String.raw`\s*[-–—]\s*|\s+(?:to|or)\s+`
const unit = `(?:${unitPattern})`

const measure = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,$€£#°-])(?<low>${numberPattern}|${numberWordPattern})(?:(?<lowUnit>\s?${unit})?(?<range>${rangeWord})(?<high>${numberPattern}))?(?:(?<size>-\s?)|(?<gap>\s*${qualifier}))(?<unit>${unit})?`,
  'iuy',
)
const wordless = new RegExp(measure.source.replace(`|${numberWordPattern}`, ''), 'iuy')

/** Parses the measure at a position; number words only with 'with-words'. */
function readMeasure(text: string, at: number, words: 'with-words' | 'figures'): Measure | undefined {
  const pattern = words === 'with-words' ? measure : wordless
  pattern.lastIndex = at
  const groups = pattern.exec(text)?.groups
  return groups ? toMeasure(text, at, groups) : undefined
}

function toMeasure(text: string, start: number, groups: Record<string, string | undefined>): Measure | undefined {
  const { low: lowText = '', lowUnit = '', range = '', high: highText = '', size, gap = '', unit: spelling = '' } = groups
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
    start,
    end,
    quantity: { low, high, unit: found },
    gap: found ? (size ?? gap) : '',
    spelling,
    isSize: size !== undefined || (found ? /^-\p{L}/u.test(text.slice(end)) : text[end] === '-'),
  }
}

const bare = /(?:(?:good|large|small|big|generous)\s+)?(?<unit>pinch|handful|dash|splash|drizzle|knob|bunch|glug)(?=\s+\p{L})/iuy

/** 'Pinch of salt' at the start of a line means one pinch. */
function readBareMeasure(text: string, at: number): Measure | undefined {
  bare.lastIndex = at
  const match = bare.exec(text)
  const spelling = match?.groups?.unit ?? ''
  const unit = findUnit(spelling)
  if (!match || !unit) return undefined
  return {
    start: at,
    end: at + match[0].length,
    quantity: { low: 1, high: 1, unit },
    gap: ` ${match[0].slice(0, -spelling.length).toLowerCase()}`,
    spelling: spelling.toLowerCase(),
    isSize: false,
  }
}

const slash = /\s*[/|]\s*/uy
const opening = /\s*[([]\s*(?:(?:about|approx(?:imately|\.)?|around|roughly|or|~)\s*)*/iuy
const between = /\s*(?:[/;,|=]|\bor\b|\band\b)\s*(?:about\s+|or\s+)?/iuy
const closing = /\s*[)\]]/uy

/** Parses a measure and the same amount in other units after slashes or in parentheses. */
export function readMeasureGroup(text: string, at: number, words: 'with-words' | 'figures'): MeasureGroup | undefined {
  const main = readMeasure(text, at, words) ?? (words === 'with-words' ? readBareMeasure(text, at) : undefined)
  if (!main) return undefined
  const slashed = readOthers(text, main, slash).filter((other) => other.quantity.unit)
  const group = { start: at, end: (slashed.at(-1) ?? main).end, main, slashed, bracketed: [] }
  return readBrackets(text, group)
}

function readBrackets(text: string, group: MeasureGroup): MeasureGroup {
  const start = skip(opening, text, group.end)
  const first = start === undefined ? undefined : readMeasure(text, start, 'figures')
  if (!first?.quantity.unit) return group
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
    const at = skip(separator, text, last.end)
    const next: Measure | undefined = at === undefined ? undefined : readMeasure(text, at, 'figures')
    if (next) others.push(next)
    last = next
  }
  return others
}

function skip(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}

/** All groups of a text that start with a number in digits, in order. */
export function findGroups(text: string): MeasureGroup[] {
  const groups: MeasureGroup[] = []
  for (let at = 0; at < text.length; at++) {
    if (!/[\d.½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/u.test(text.charAt(at)) || /[/⁄]/.test(text.charAt(at - 1))) continue
    const group = readMeasureGroup(text, at, 'figures')
    if (group) groups.push(group)
    at = group ? group.end - 1 : at
  }
  return groups
}

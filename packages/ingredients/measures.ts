import { countWords, fractionSigns, numberPattern, numberWordPattern, readNumber } from './numbers.ts'
import { convertQuantity, type Quantity } from './quantity.ts'
import { remember } from './remember.ts'
import { findUnit, imperialUnits, type Unit, unitPattern } from './units.ts'
import { isInAddress } from './web-addresses.ts'

/** A range of positions in a text. */
export type Span = { start: number; end: number }

/**
 * An amount in a text: '2 to 3 large cloves'. `range` is the word between two numbers, `gap` the text between number and unit, `spelling`
 * the unit as written. `isSize` marks a size such as '14-ounce', which never scales. `ends` are those of a range in two units: '400 g to 1 kg'.
 */
export type Measure = Span & {
  text: string
  quantity: Quantity
  range: string
  gap: string
  spelling: string
  isSize: boolean
  ends?: readonly [Measure, Measure]
}

/**
 * A measure with the same amount in other units: '1½ lb (680 g)', '100 g/3½ oz'. `inner` is the text inside the parentheses.
 */
export type MeasureGroup = Span & { main: Measure; slashed: Measure[]; bracketed: Measure[]; inner?: Span }

/** All measures of a group, from left to right. */
export function listMeasures({ main, slashed, bracketed }: MeasureGroup): Measure[] {
  return [main, ...slashed, ...bracketed]
}

/** A text, or the range `within` it, with its parts replaced by the results of `write`. */
export function replaceParts<Part extends Span>(text: string, parts: Part[], write: (part: Part) => string, within?: Span): string {
  const ends = [within?.start, ...parts.map((part) => part.end)]
  return parts.map((part, index) => text.slice(ends[index], part.start) + write(part)).join('') + text.slice(ends.at(-1), within?.end)
}

const qualifier = String.raw`(?:(?:(?:(?:lightly|slightly|very)\s+)?(?:heaping|heaped|rounded|level|scant)|generous|good|hefty|liquid|miniature|(?:small|medium|large)\s+(?:to|or)\s+(?:medium|large)|tiny|plump|(?:very\s+)?(?:large|small)|medium|sm|md|med|lg|big|fat|thin|thick|whole|full|overflowing|mounded|(?:(?:lightly|loosely|firmly|tightly|well)[\s-])?packed|(?:thumb|bite|walnut|family|party|snack|king|jumbo|fist|quarter|golf\s?ball|medium|large|small)[\s-]sized?|finely|minced|chopped|crushed|peeled|or more|or so)\.?\s+){0,2}`
const rangeWord = String.raw`\s*[-–—]\s*|(?:-?\s+|-)(?:to|or)(?:\s+|-)|(?<=\bbetween\s[^,;()]{1,20})\s+and\s+`
const unit = `(?:${unitPattern}|(?<=[\\d½¼¾⅓⅔⅛⅜⅝⅞])in(?![\\p{L}])\\.?|(?<=\\d\\s)in(?=\\s(?:piece|knob|chunk|stick|thick|long)))`

const measure = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,$€£#°-])(?<low>${numberPattern}|${numberWordPattern})(?:(?<lowUnit>\s?${unit})?(?<range>${rangeWord})(?<high>${numberPattern}))?(?:(?<size>-\s?|\s?[-–—]\s?(?=${unit}))|(?<gap>(?:\s+[x×](?=\s+\p{L}))?\s*${qualifier}))(?<unit>${unit}(?!-sized?(?!\p{L})))?`,
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
  const written = findUnit(spelling)
  const thousands = /^(?:gram|milliliter)$/.test(written?.name ?? '')
  const low = readNumber(toThousands(lowText, thousands))
  const high = highText ? readNumber(toThousands(highText, thousands)) : low
  // 'Rib-eye' is not a rib.
  const found = written?.kind === 'count' && !size && /^-\p{L}/u.test(text.slice(pattern.lastIndex)) ? undefined : written
  if (low === undefined || high === undefined) return undefined
  const lowEnd = start + lowText.length + lowUnit.length
  if (lowUnit && (findUnit(lowUnit) !== found || high < low)) {
    const [gap, spelling] = [/^\s*/.exec(lowUnit)?.[0] ?? '', lowUnit.trim()]
    const quantity = { low, high: low, unit: findUnit(spelling) }
    const one: Measure = { start, end: lowEnd, text: text.slice(start, lowEnd), quantity, range: '', gap, spelling, isSize: false }
    // 'A or B' in two units is not a range.
    return /\bor\b/i.test(range) ? one : (readTwoUnits(text, one, range) ?? one)
  }
  if (high < low) return undefined
  // '1 – 15 oz can' is one can.
  const isCount =
    /[-–—]/.test(range) && Number.isInteger(low) && low <= 6 && high >= low * 2.5 && /^(?:mass|volume)$/.test(found?.kind ?? '')
  if (isCount && packed.test(text.slice(pattern.lastIndex)))
    return { start, end: lowEnd, text: lowText, quantity: { low, high: low }, range: '', gap: '', spelling: '', isSize: false }
  const numberEnd = lowEnd + range.length + highText.length
  const unitEnd = found ? numberEnd + (size ?? gap).length + spelling.length : numberEnd
  const end = unitEnd + (found ? (/^-(?:thick|long|wide|tall|deep)\b/i.exec(text.slice(unitEnd))?.[0].length ?? 0) : 0)
  if (!found && /^(?!x\s?\d)[\p{L}\p{N}%°º$€£/⁄#"”″']/u.test(text.slice(end))) return undefined
  // '14-ounces tofu' are as many; '1 - pound beef' is one pound, but '13.5 – ounce can' a can.
  const isAmount = size !== undefined && found !== undefined && (isPlural(spelling) || (/\s/.test(size) && !packed.test(text.slice(end))))
  const unitGap = isAmount ? ' ' : (size ?? gap)
  return {
    ...{ start, end, text: text.slice(start, end), quantity: { low, high, unit: found } },
    ...{ range, gap: found ? unitGap : '', spelling },
    isSize: (size !== undefined && !isAmount) || (found ? /^-\p{L}/u.test(text.slice(unitEnd)) : text[end] === '-'),
  }
}

const packed = /^\s*(?:cans?|tins?|jars?|packages?|packets?|pkgs?|box(?:es)?|bags?|bottles?|cartons?|containers?|tubs?|blocks?)(?!\p{L})/iu

function isPlural(spelling: string) {
  return /^(?:ounces|pounds|grams|kilograms|cups|tablespoons|teaspoons|quarts|pints|lit(?:er|re)s|milliliters|millilitres)$/i.test(spelling)
}

/** '1.500 g' is 1500 g in continental Europe: nobody weighs thousandths of a gram. */
function toThousands(number: string, isSmallUnit: boolean) {
  return isSmallUnit && /^[1-9]\d{0,2}\.\d\d0$/.test(number) ? number.replace('.', '') : number
}

/** '400 g to 1 kg', '1 tsp–1 tbsp': a range from the first amount on. */
function readTwoUnits(text: string, low: Measure, range: string): Measure | undefined {
  const at = low.end + range.length
  const read = readSingle(text.slice(at), 0)
  const high = read && { ...read, start: at, end: at + read.end }
  const unit = high?.quantity.unit
  const converted = unit?.system === low.quantity.unit?.system && unit && unit.kind !== 'count' && convertQuantity(low.quantity, unit)
  if (!high || !converted || high.range || high.isSize || converted.low >= high.quantity.low) return undefined
  const quantity = { low: converted.low, high: high.quantity.high, unit }
  const { end, gap, spelling } = high
  return { start: low.start, end, text: text.slice(low.start, end), quantity, range, gap, spelling, isSize: false, ends: [low, high] }
}

const added = /\s*,?\s*(?:\bplus\b|\+|&|\band\b)\s*|\s*\b(?<minus>minus|less)\s+|\s*,?\s+|(?<=\p{L})(?=\d)/iuy

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
    // Pints and fluid ounces are shown in fluid ounces: half of '1 pint 2fl oz' is 9.
    const ounces = sum.quantity.unit?.name === 'pint' && last.quantity.unit?.name === 'fluid ounce' ? last : undefined
    if (ounces?.quantity.unit) {
      const total = convertQuantity({ ...sum.quantity, low, high: low }, ounces.quantity.unit)
      const { gap, spelling } = ounces
      if (total) sum = { ...sum, end: last.end, text: text.slice(sum.start, last.end), quantity: total, gap, spelling }
      break
    }
    sum = { ...sum, end: last.end, text: text.slice(sum.start, last.end), quantity: { ...sum.quantity, low, high: low } }
  }
  return sum
}

/** What a measure adds to a total, in the total's unit; undefined if they can't be added. Without 'plus' it must be a smaller unit. */
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

const bare =
  /((?:(?:good|large|small|big|generous|hefty|scant|tiny|huge|sm|lg)\s+)?(?=(?!p(?:ack|iece)|thumb)[pkhdsbg])|(?:small|large|big|(?:thumb|walnut)-sized?)\s+(?=p)|(?:heap(?:ed|ing)|scant|rounded|level|generous|good)\s+(?=[ct]))(pinch|handful|dash|splash|drizzle|knob|bunch|bundle|bag|sprig|stick|stalk|strip|sheet|slice|glug|squirt|sprinkling|scattering|packet|pack|piece|squeeze|sprinkle|dollop|cup|tablespoon|tbsp|teaspoon|tsp)(?=\s+\p{L})/iuy

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
const between = new RegExp(String.raw`\s*(?:[/;,|=[]|\bor\b|\band\b)\s*${nearly}`, 'iuy')
const slash = new RegExp(String.raw`\s*[/|;=]\s*${nearly}`, 'iuy')
const either = /\s+(?:or|[-–—])\s+(?:about\s+)?/iuy
const closing = /\s*(?:\]\s*\)|[)\]])/iuy

/** Parses a measure and the same amount in other units after slashes or in parentheses; number words only with 'with-words'. */
export function readMeasureGroup(text: string, start: number | undefined, words?: 'with-words'): MeasureGroup | undefined {
  const main = readMeasure(text, start, words) ?? (words && readBareMeasure(text, start))
  if (!main) return undefined
  const written = readOthers(text, main, slash).filter((other) => other.quantity.unit)
  const slashed = written.length > 0 ? written : readAlternative(text, main)
  const group = { start: main.start, end: (slashed.at(-1) ?? main).end, main, slashed, bracketed: [] }
  return toImperial(readBrackets(text, group))
}

/** '1 cup or 200 g water': the same in the other system, or as a weight. */
function readAlternative(text: string, main: Measure): Measure[] {
  const other = readMeasure(text, skip(either, text, main.end))
  const [unit, own] = [other?.quantity.unit, main.quantity.unit]
  const isSame =
    other &&
    (own?.system || own?.isContainer) &&
    unit?.system &&
    !other.isSize &&
    !main.isSize &&
    (unit.system !== own.system || unit.kind !== own.kind)
  return isSame && /^\s*(?:$|[,(]|(?:of\s+)?\p{L})/u.test(text.slice(other.end)) ? [other] : []
}

/** Beside millilitres, pints and fluid ounces are British: '290ml/10fl oz/½ pint'. */
function toImperial(group: MeasureGroup): MeasureGroup {
  const all = listMeasures(group)
  const metric = all.find(({ quantity: { unit } }) => unit?.kind === 'volume' && unit.system === 'metric')?.quantity
  const milliliters = metric?.unit && metric.low * metric.unit.size
  if (!milliliters) return group
  const toBritish = (measure: Measure): Measure => {
    const { low, high, unit } = measure.quantity
    const imperial = findImperial(unit)
    // A British pint has 20 of the fluid ounces that it is added up in.
    const pints = unit?.name === 'fluid ounce' && /pint|pt/i.test(measure.text) ? (readSingle(measure.text, 0)?.quantity.low ?? 0) : 0
    if (imperial && pints && isNear(milliliters / (low + pints * 4), imperial))
      return { ...measure, quantity: { low: low + pints * 4, high: high + pints * 4, unit: imperial } }
    const isBritish = imperial && (unit?.name === 'fluid ounce' || isNear(milliliters / low, imperial))
    return isBritish ? { ...measure, quantity: { low, high, unit: imperial } } : measure
  }
  return { ...group, main: toBritish(group.main), slashed: group.slashed.map(toBritish), bracketed: group.bracketed.map(toBritish) }
}

function findImperial(unit: Unit | undefined) {
  return imperialUnits.find(({ name }) => name === `imperial ${unit?.name}`)
}

/** The same with British pints and fluid ounces, unless millilitres beside them say how large they are. */
export function withImperialPints(group: MeasureGroup): MeasureGroup {
  if (listMeasures(group).some(({ quantity: { unit } }) => unit?.system === 'metric')) return group
  const toBritish = (measure: Measure): Measure => {
    const unit = findImperial(measure.quantity.unit)
    return unit ? { ...measure, quantity: { ...measure.quantity, unit } } : measure
  }
  return { ...group, main: toBritish(group.main), slashed: group.slashed.map(toBritish), bracketed: group.bracketed.map(toBritish) }
}

function isNear(size: number, unit: Unit) {
  return Math.abs(size / unit.size - 1) < 0.09
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

/** All groups of a text that start with a number in digits, or in words before a unit ('two tablespoons', 'half a cup'), in order. */
export const findGroups = remember(readGroups, { most: 1000 })

function readGroups(text: string): readonly MeasureGroup[] {
  const groups: MeasureGroup[] = []
  for (const { 0: found, index } of text.matchAll(numbers)) {
    const words = /\p{L}/u.test(found) ? 'with-words' : undefined
    const group = index < (groups.at(-1)?.end ?? 0) || isInAddress(text, index) ? undefined : readMeasureGroup(text, index, words)
    if (group) groups.push(group)
  }
  return groups
}

const numbers = new RegExp(
  [
    `(?<![/⁄])[\\d.${fractionSigns}]`,
    String.raw`(?<![\p{L}\p{N}-])(?:${countWords}|half\s+an?)(?:\s+and\s+an?\s+(?:half|quarter))?(?=\s+(?:heap(?:ed|ing)\s+|level\s+|rounded\s+)?(?:cups?|tablespoons?|tbsp|teaspoons?|tsp|ounces?|oz|pounds?|lbs?|grams?|kg|ml|lit(?:er|re)s?|quarts?|pints?)(?!\p{L}))`,
    String.raw`(?<![\p{L}\p{N}-])an?(?=\s+(?:cup|tablespoon|teaspoon|pound|lit(?:er|re)|quart|pint)\s+of\s)`,
  ].join('|'),
  'giu',
)

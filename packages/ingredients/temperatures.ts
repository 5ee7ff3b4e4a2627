import type { Units } from './display.ts'
import type { Span } from './measures.ts'
import { isInAddress } from './web-addresses.ts'

/** A temperature in degrees, or a difference between two: 'by 25°F'. `low` and `high` differ for a range. */
type Temperature = Span & { low: number; high: number; scale: 'F' | 'C'; isDifference: boolean }

const scale = String.raw`(?:\s?(?<sign>[°º˚]\s?[FC]|[℉℃])|[\s-]?(?:degrees?|deg\.?)\s*(?<word>[Ff](?:ahrenheit)?|[Cc](?:elsius|entigrade)?)|\s?(?<bare>[FCfc])|[\s-]?(?<none>degrees?|[°º˚]))(?![\p{L}\p{N}])`
const range = String.raw`(?<low>\d{2,3}|\d(?!\D{1,4}\d{3}))(?:\s?[°º˚]?\s?[FC℉℃]?(?:\s?[-–—]\s?|\s(?:to|and)\s)(?<high>\d{1,3}))?`
const temperature = new RegExp(String.raw`(?<![\d.,$-])${range}${scale}`, 'gu')

/**
 * Finds the temperatures of a text. A lone `C` or `F` counts only in upper case, and below 50 only directly after its number following
 * 'to', 'at' and the like ('at 37C'): '2 c' are cups, but '180c' is an oven temperature. Degrees without a scale are Fahrenheit from 200 up
 * in a text that names an oven, and above 300 in any other, because no home oven reaches that in Celsius. 360 is a full turn. All others
 * stay as they are, since '180 degrees' may be Celsius or half a turn.
 */
export function findTemperatures(text: string): Temperature[] {
  const leastWithoutScale = /(?<!\bdutch )\bovens?\b/i.test(text) ? 200 : 301
  return [...text.matchAll(temperature)].flatMap(({ 0: written, index: start, groups = {} }) => {
    const { low = '', high = low, sign, word, bare, none } = groups
    if (isInAddress(text, start)) return []
    // '350 F degrees'
    const end = start + written.length + (bare ? (/^\s?degrees?\b/i.exec(text.slice(start + written.length))?.[0].length ?? 0) : 0)
    const isDifference = isByHowMuch(text.slice(0, start), text.slice(end), Number(low))
    if (bare && /[fc]/.test(bare) && !isOvenHeat(text, written, Number(low), bare)) return []
    const isBareMild = bare && Number(low) < 50
    if (isBareMild && !(Number(low) > 3 && /\d[FC]$/.test(written) && isReached(text.slice(0, start)))) return []
    if (low.length < 2 && !isDifference && !isBareMild) return []
    if (none && (Number(low) < 200 || Number(high) < leastWithoutScale || Number(low) === 360)) return []
    const scale = /[C℃]/i.test(sign ?? word ?? bare ?? '') ? 'C' : 'F'
    return [{ start, end, low: Number(low), high: Number(high), scale, isDifference }]
  })
}

/** '180c', '205c', '350f'; separated from its number only where an oven is mentioned. */
function isOvenHeat(text: string, written: string, degrees: number, letter: string): boolean {
  const isInRange = letter === 'c' ? degrees >= 90 && degrees <= 300 : degrees >= 170 && degrees <= 570
  return isInRange && (/\d\p{L}$/u.test(written) || /\b(?:ovens?|pre-?heat\p{L}*|bak(?:e|ing)|roast(?:ing)?|grill)\b/iu.test(text))
}

/** 'Warm it to 37C', 'keep it below about 4C'. */
function isReached(before: string): boolean {
  return /\b(?:to|at|by|until|around|about|below|above|under|over|between|reaches|registers|hits|reads)\s+$/i.test(before)
}

/** 'Lower it by 25°F', 'raise the temperature 25°F', '25°F lower'. */
function isByHowMuch(before: string, after: string, degrees: number): boolean {
  return (
    degrees < 100 &&
    (/\b(?:by|within|(?:raise|lower|increase|reduce|drop)(?:\s+(?:the|oven|heat|temperature))+)\s+(?:(?:about|around|another)\s+)?$/i.test(
      before,
    ) ||
      /^\s+(?:lower|higher|hotter|cooler|warmer|less|more|above|below)\b/i.test(after))
  )
}

/** The temperatures of a text in the given units. Of '350°F (175°C)' the matching one is taken as written; only a lone one is computed. */
export function showTemperatures(text: string, units: Units): (Span & { shown: string })[] {
  const found = findTemperatures(text)
  const groups = found.flatMap((first, index) => {
    const second = found[index + 1]
    return isPair(text, found[index - 1], first) ? [] : [{ first, second: isPair(text, first, second) ? second : undefined }]
  })
  const isMixed = new Set(groups.filter(({ second }) => !second).map(({ first }) => first.scale)).size > 1
  return groups.map(({ first, second }) => showTemperature(text, first, second, isMixed ? 'original' : units))
}

/** Degrees Fahrenheit in Celsius, or the reverse; for a difference, `zero` is 0. */
export function toDegrees(other: number, to: 'F' | 'C', zero = 32) {
  return to === 'C' ? ((other - zero) * 5) / 9 : (other * 9) / 5 + zero
}

function showTemperature(text: string, first: Temperature, second: Temperature | undefined, units: Units) {
  const closing = second && /^\s?[([]/.test(text.slice(first.end)) ? 1 : 0
  const place = { start: first.start, end: (second ?? first).end + closing }
  const to = units === 'us' ? 'F' : 'C'
  const wanted = [first, second].find((one) => one?.scale === to)
  // 'To 400 (200C)' has both.
  const isSaid = !second && /\d\s?[([]\s?$/.test(text.slice(0, first.start))
  if (units === 'original' || isSaid || (wanted && !second)) return { ...place, shown: text.slice(place.start, place.end) }
  if (wanted) return { ...place, shown: text.slice(wanted.start, wanted.end) }
  const zero = first.isDifference ? 0 : 32
  const degrees = [first.low, first.high].map((value) => toDegrees(value, to, zero))
  // The nearest 5 degrees, as on oven dials.
  const step = first.isDifference ? 1 : 5
  const shown = new Set(degrees.map((value) => Math.round(value / step) * step))
  return { ...place, shown: `${[...shown].join('–')}°${to}` }
}

/** '350°F (175°C)', '350°F/175°C', '180 C / 350 F', '350°F or 175°C'. */
function isPair(text: string, first: Temperature | undefined, second: Temperature | undefined): boolean {
  if (!first || !second || second.scale === first.scale) return false
  const between = text.slice(first.end, second.start)
  return /^\s?[([]\s?$/.test(between) ? /^\s?[)\]]/.test(text.slice(second.end)) : /^(?:\s?[/|]\s?|\s(?:or|=)\s)$/.test(between)
}

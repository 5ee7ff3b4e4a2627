import type { Units } from './display.ts'
import type { Span } from './measures.ts'

/** A temperature in degrees; `low` and `high` differ for a range. */
type Temperature = Span & { low: number; high: number; scale: 'F' | 'C' }

const scale = String.raw`(?:\s?[°º˚]\s?(?<sign>[FC])|\s?(?:degrees?|deg\.?)\s*(?<word>F(?:ahrenheit)?|C(?:elsius|entigrade)?)|\s?(?<bare>[FC]))(?![\p{L}\p{N}])`
const range = String.raw`(?<low>\d{2,3})(?:\s?[°º˚]?\s?[FC]?(?:\s?[-–—]\s?|\s(?:to|and)\s)(?<high>\d{2,3}))?`
const temperature = new RegExp(String.raw`(?<![\d.,$-])${range}${scale}`, 'gu')

/** Finds the temperatures of a text. A lone `C` or `F` counts only in upper case and from 50 up: '2 c' are cups. */
function findTemperatures(text: string): Temperature[] {
  return [...text.matchAll(temperature)].flatMap(({ 0: written, index: start, groups = {} }) => {
    const { low = '', high = low, sign, word, bare } = groups
    if (bare && Number(low) < 50) return []
    const scale = (sign ?? word ?? bare)?.startsWith('F') ? 'F' : 'C'
    return [{ start, end: start + written.length, low: Number(low), high: Number(high), scale }]
  })
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

function showTemperature(text: string, first: Temperature, second: Temperature | undefined, units: Units) {
  const closing = second && /^\s?[([]/.test(text.slice(first.end)) ? 1 : 0
  const place = { start: first.start, end: (second ?? first).end + closing }
  const to = units === 'us' ? 'F' : 'C'
  const wanted = [first, second].find((one) => one?.scale === to)
  if (units === 'original' || (wanted && !second)) return { ...place, shown: text.slice(place.start, place.end) }
  if (wanted) return { ...place, shown: text.slice(wanted.start, wanted.end) }
  const degrees = [first.low, first.high].map((value) => (to === 'C' ? ((value - 32) * 5) / 9 : (value * 9) / 5 + 32))
  // The nearest 5 degrees, as on oven dials.
  const shown = new Set(degrees.map((value) => Math.round(value / 5) * 5))
  return { ...place, shown: `${[...shown].join('–')}°${to}` }
}

/** '350°F (175°C)', '350°F/175°C', '180 C / 350 F', '350°F or 175°C'. */
function isPair(text: string, first: Temperature | undefined, second: Temperature | undefined): boolean {
  if (!first || !second || second.scale === first.scale) return false
  const between = text.slice(first.end, second.start)
  return /^\s?[([]\s?$/.test(between) ? /^\s?[)\]]/.test(text.slice(second.end)) : /^(?:\s?[/|]\s?|\s(?:or|=)\s)$/.test(between)
}

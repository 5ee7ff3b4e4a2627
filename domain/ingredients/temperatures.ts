import type { Units } from './display.ts'

/** A temperature in degrees; `low` and `high` differ for a range. */
export type Temperature = { start: number; end: number; low: number; high: number; scale: 'F' | 'C' }

const scale = String.raw`(?:\s?[°º˚]\s?(?<sign>[FC])|\s?(?:degrees?|deg\.?)\s*(?<word>F(?:ahrenheit)?|C(?:elsius|entigrade)?)|\s?(?<bare>[FC]))(?![\p{L}\p{N}])`
const range = String.raw`(?<low>\d{2,3})(?:\s?[°º˚]?\s?[FC]?(?:\s?[-–—]\s?|\s(?:to|and)\s)(?<high>\d{2,3}))?`
const temperature = new RegExp(String.raw`(?<![\d.,$-])${range}${scale}`, 'gu')

/** Finds the temperatures of a text. A lone `C` or `F` counts only in upper case and from 50 up: '2 c' are cups. */
function findTemperatures(text: string): Temperature[] {
  return [...text.matchAll(temperature)].flatMap((match) => {
    const { low = '', high = low, sign, word, bare } = match.groups ?? {}
    const letter = (sign ?? word ?? bare)?.charAt(0)
    if ((letter !== 'F' && letter !== 'C') || (bare && Number(low) < 50)) return []
    return [{ start: match.index, end: match.index + match[0].length, low: Number(low), high: Number(high), scale: letter }]
  })
}

function convertTemperature(degrees: number, to: 'F' | 'C'): number {
  return to === 'C' ? ((degrees - 32) * 5) / 9 : (degrees * 9) / 5 + 32
}

/** Rounds to the nearest 5 degrees, as on oven dials. */
function roundTemperature(degrees: number): number {
  return Math.round(degrees / 5) * 5
}

/** The temperatures of a text in the given units. Of '350°F (175°C)' the matching one is taken as written; only a lone one is computed. */
export function showTemperatures(text: string, units: Units): { start: number; end: number; shown: string }[] {
  const found = findTemperatures(text)
  const pairs = found.map((first, index) => [first, isPair(text, first, found[index + 1]) ? found[index + 1] : undefined] as const)
  const seconds = new Set(pairs.map(([, second]) => second))
  const groups = pairs.filter(([first]) => !seconds.has(first))
  const lone = groups.filter(([, second]) => !second)
  const isMixed = new Set(lone.map(([first]) => first.scale)).size > 1
  return groups.map(([first, second]) => showTemperature(text, first, second, isMixed ? 'original' : units))
}

function showTemperature(text: string, first: Temperature, second: Temperature | undefined, units: Units) {
  const closing = second && /^\s?[([]/.test(text.slice(first.end)) ? 1 : 0
  const place = { start: first.start, end: (second ?? first).end + closing }
  const wanted = [first, second].find((one) => units !== 'original' && one?.scale === toScale(units))
  if (wanted && second) return { ...place, shown: text.slice(wanted.start, wanted.end) }
  if (units === 'original' || wanted) return { ...place, shown: text.slice(place.start, place.end) }
  const to = toScale(units)
  const [low, high] = [first.low, first.high].map((degrees) => roundTemperature(convertTemperature(degrees, to)))
  return { ...place, shown: `${low}${high === low ? '' : `–${high}`}°${to}` }
}

function toScale(units: Units): 'F' | 'C' {
  return units === 'us' ? 'F' : 'C'
}

/** '350°F (175°C)', '350°F/175°C', '180 C / 350 F', '350°F or 175°C'. */
function isPair(text: string, first: Temperature, second: Temperature | undefined): boolean {
  if (!second || second.scale === first.scale) return false
  const between = text.slice(first.end, second.start)
  return /^\s?[([]\s?$/.test(between) ? /^\s?[)\]]/.test(text.slice(second.end)) : /^(?:\s?[/|]\s?|\s(?:or|=)\s)$/.test(between)
}

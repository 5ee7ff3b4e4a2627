const vulgarFractions: Record<string, number> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}

const numberWords: Record<string, number> = { half: 0.5, a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }
Object.assign(numberWords, { seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 })

const vulgar = `[${Object.keys(vulgarFractions).join('')}]`
const slashed = String.raw`\d{1,2}[/⁄](?:16|2|3|4|5|6|8)(?!\d)`

/** A number in digits: 2, 1.5, 1,5, 1,000, ½, 1½, 1 ½, 1/2, 1 1/2 and 1-1/2. Only fractions that recipes use, so '80/20' does not match. */
export const numberPattern = String.raw`(?:\d+(?:\s+|-|\s+and\s+)${slashed}|${slashed}|\d+\s?${vulgar}|${vulgar}|\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:[.,]\d{1,3})?|\.\d{1,3})(?![\d/⁄:%°º]|[.,]\d)`

/** A number in words, at the start of a line. */
export const numberWordPattern = String.raw`(?:half\s+an?|a\s+half|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![\p{L}-])`

/** Parses a match of the patterns. Undefined for zero and nonsense (except '3/2'). */
export function readNumber(text: string): number | undefined {
  const value = /^\p{L}/u.test(text) ? readWords(text) : readFigures(text)
  return Number.isFinite(value) && value > 0 && value < 1_000_000 ? value : undefined
}

function readWords(text: string): number {
  const words = text.toLowerCase().split(/\s+/)
  return words.includes('half') ? 0.5 : (numberWords[words[0] ?? ''] ?? Number.NaN)
}

function readFigures(text: string): number {
  const [, whole = '', over = '', under = '', sign = ''] =
    /^(?:(\d+)(?:\s+and\s+|[\s-]+|(?=\D)))??(?:(\d+)[/⁄](\d+)|([^\d.,\s]))$/u.exec(text.trim()) ?? []
  if (under) return Number(whole) + Number(over) / Number(under)
  if (sign) return Number(whole) + (vulgarFractions[sign] ?? Number.NaN)
  return readDecimal(text)
}

/** A comma before three digits is a thousands separator, unless only 0 precedes it; any other comma is a decimal one. */
function readDecimal(text: string): number {
  return Number(/^[1-9]\d{0,2}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'))
}

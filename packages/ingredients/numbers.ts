const numberWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')

/** 'Two' to 'twelve' and 'one', as alternatives of a pattern. */
export const countWords = numberWords.slice(0, 12).join('|')

const vulgar = '[⅛⅙⅕¼⅓⅜⅖½⅗⅝⅔¾⅘⅚⅞]'
const slashed = String.raw`\d{1,2}[/⁄](?:16|2|3|4|5|6|8)(?!\d)`

/** A number in digits: 2, 1.5, 1,5, 1,000, ½, 1½, 1 ½, 1/2, 1 1/2 and 1-1/2. Only fractions that recipes use, so '80/20' does not match. */
export const numberPattern = String.raw`(?:\d+(?:\s+|-|\s+(?:and|&)\s+)${slashed}|${slashed}|\d+\s?${vulgar}|${vulgar}|\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:[.,]\d{1,3})?|\.\d{1,3})(?![\d/⁄:%°º]|[.,]\d)`

/** A number in words, at the start of a line. */
export const numberWordPattern = String.raw`(?:(?:${numberWords.slice(0, 6).join('|')})\s+and\s+(?:an?|one)[\s-](?:half|quarter)|half\s+an?|a\s+half|(?:a\s+)?(?:half|quarter)(?=\s+(?:cup|tsp|tbsp|teasp|tablesp|pound|lb|litre|liter|pint|dozen|bunch))|an?|${numberWords.join('|')})(?![\p{L}-])`

/** Parses a match of the patterns. Undefined for zero and nonsense (except '3/2'). */
export function readNumber(text: string): number | undefined {
  const value = /^\p{L}/u.test(text) ? readWords(text) : readFigures(text)
  return Number.isFinite(value) && value > 0 && value < 1_000_000 ? value : undefined
}

function readWords(text: string): number {
  const words = text.toLowerCase().split(/[\s-]+/)
  if (words[1] === 'and') return numberWords.indexOf(words[0] ?? '') + 1 + (words.includes('half') ? 0.5 : 0.25)
  if (words.includes('quarter')) return 0.25
  return words.includes('half') ? 0.5 : numberWords.indexOf(words[0] ?? '') + 1 || 1
}

function readFigures(text: string): number {
  const plain = text.replace(/[^\d.,/⁄\s&a-z-]/u, (sign) => ` ${sign.normalize('NFKC')}`).trim()
  const [, whole = '', over = '', under = ''] = /^(?:(\d+)(?:\s+(?:and|&)\s+|[\s-]+))?(\d+)[/⁄](\d+)$/u.exec(plain) ?? []
  return under ? Number(whole) + Number(over) / Number(under) : readDecimal(plain)
}

/** A comma before three digits is a thousands separator, unless only 0 precedes it; any other comma is a decimal one. */
function readDecimal(text: string): number {
  return Number(/^[1-9]\d{0,2}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'))
}

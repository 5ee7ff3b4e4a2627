const numberWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')

/** 'Two' to 'twelve' and 'one', as alternatives of a pattern. */
export const countWords = numberWords.slice(0, 12).join('|')

/** All fraction characters, as the inside of a character class. */
export const fractionSigns = '½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒'
const vulgar = `[${fractionSigns}]`
const slashed = String.raw`(?:\d{1,2}[/⁄](?:16|2|3|4|5|6|8)|[1-6][/⁄]7|[1-8][/⁄]9|[1-9][/⁄]10)(?:rds?|ths?|nds?)?(?![\d\p{L}])`
const share = String.raw`(?:(?:an?|one)[\s-](?:half|quarter|third)|three[\s-]quarters|two[\s-]thirds)`

/**
 * A number in digits: 2, 1.5, 1,5, 1,000, ½, 1½, 1 ½, 1/2, 1 1/2, 1-1/2, 1/3rd and '1 and a half'. Only fractions that recipes use, so '80/20'
 * doesn't match. '22/3' has lost its space.
 */
export const numberPattern = String.raw`(?:\d+\s+(?:and|&)\s+${share}(?!\p{L})|\d+(?:\s+|-\s?|\s+(?:and|&)\s+)${slashed}|${slashed}|\d+(?:\s?|-)${vulgar}|${vulgar}(?:\s+an?(?=\s+\p{L}))?|\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d{1,20}|,\d{1,3})?|\.\d{1,20})(?![\d/⁄:%°º]|[.,]\d)`

/** A number in words, at the start of a line. */
export const numberWordPattern = String.raw`(?:(?:${numberWords.slice(0, 6).join('|')})\s+and\s+(?:an?|one)[\s-](?:half|quarter)|half\s+an?|a\s+half|(?:three[\s-]quarters|two[\s-]thirds)(?:\s+of\s+an?(?=\s+(?:cup|pound|lit|pint))|(?=\s+(?:cup|tsp|tbsp|teasp|tablesp|pound|lb|litre|liter|pint)))|(?:a\s+)?(?:half|quarter)(?=\s+(?:cup|tsp|tbsp|teasp|tablesp|pound|lb|litre|liter|pint|dozen|bunch))|a\s+couple(?:\s+of)?|an?|${numberWords.join('|')})(?![\p{L}-])`

/** Parses a match of the patterns. Undefined for zero and nonsense (except '3/2'). */
export function readNumber(text: string): number | undefined {
  const value = /^\p{L}/u.test(text) ? readWords(text) : readFigures(text)
  return Number.isFinite(value) && value > 0 && value < 1_000_000 ? value : undefined
}

function readWords(text: string): number {
  const words = text.toLowerCase().split(/[\s-]+/)
  if (words[1] === 'couple') return 2
  if (words[1] === 'and') return numberWords.indexOf(words[0] ?? '') + 1 + (words.includes('half') ? 0.5 : 0.25)
  if (words[0] === 'three' && words[1] === 'quarters') return 3 / 4
  if (words[0] === 'two' && words[1] === 'thirds') return 2 / 3
  if (words.includes('quarter')) return 0.25
  return words.includes('half') ? 0.5 : numberWords.indexOf(words[0] ?? '') + 1 || 1
}

function readFigures(text: string): number {
  const [, before = '', said = ''] = /^(\d+)\s+(?:and|&)\s+(\p{L}.*)$/u.exec(text) ?? []
  if (said) return Number(before) + (shares.find(([words]) => words.test(said))?.[1] ?? Number.NaN)
  const plain = text
    .replace(/\s+an?$/i, '')
    .replace(/[^\d.,/⁄\s&a-z-]/u, (sign) => ` ${sign.normalize('NFKC')}`)
    .trim()
  const [, whole = '', over = '', under = ''] = /^(?:(\d+)(?:\s+(?:and|&)\s+|[\s-]+))?(\d+)[/⁄](\d+)(?:rds?|ths?|nds?)?$/u.exec(plain) ?? []
  if (!under) return readDecimal(plain)
  const [tens = '', ones = ''] = over
  const isJoined = whole === '' && ones > '0' && /^[2348]$/.test(under) && ones < under
  return isJoined ? Number(tens) + Number(ones) / Number(under) : Number(whole) + Number(over) / Number(under)
}

const shares: [words: RegExp, value: number][] = [
  [/three/, 3 / 4],
  [/two/, 2 / 3],
  [/half/, 1 / 2],
  [/quarter/, 1 / 4],
  [/third/, 1 / 3],
]

/** A comma before three digits is a thousands separator, unless only 0 precedes it; any other comma is a decimal one. '0.33' and '0.6667' are thirds. */
function readDecimal(text: string): number {
  const value = Number(/^[1-9]\d{0,2}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'))
  const third = Math.round(value * 3) / 3
  return /\.(?:3{2,}\d*|6{1,}7?\d*)$/.test(text) && text.length - text.indexOf('.') > 2 && Math.abs(third - value) < 0.007 ? third : value
}

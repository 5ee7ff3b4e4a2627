import { fractionSigns } from './numbers.ts'
import { countable, toSingular } from './plurals.ts'

/** HTML entities that exports of recipe programs leave in lines. */
const entities: Record<string, string> = {
  ...{ nbsp: ' ', amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', deg: '°', ndash: '–', mdash: '—', hellip: '…' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', frasl: '⁄', times: '×', ordm: 'º', thinsp: ' ', ensp: ' ', emsp: ' ' },
  ...{
    frac12: '½',
    frac13: '⅓',
    frac23: '⅔',
    frac14: '¼',
    frac34: '¾',
    frac15: '⅕',
    frac16: '⅙',
    frac18: '⅛',
    frac38: '⅜',
    frac58: '⅝',
    frac78: '⅞',
  },
  ...{
    eacute: 'é',
    egrave: 'è',
    ecirc: 'ê',
    agrave: 'à',
    acirc: 'â',
    ccedil: 'ç',
    ntilde: 'ñ',
    icirc: 'î',
    iuml: 'ï',
    ocirc: 'ô',
    ucirc: 'û',
  },
  ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', szlig: 'ß', oacute: 'ó', iacute: 'í', aacute: 'á', uacute: 'ú' },
}

const signs = [...fractionSigns].map((sign): [number, string] => {
  const [over, under] = sign.normalize('NFKC').split('⁄').map(Number)
  return [(over ?? 0) / (under ?? 1), sign]
})

/** '3/4 cupheavy cream' has lost a space. */
const glued = new RegExp(
  String.raw`^(\s*[\d.,/${fractionSigns}\s]*[\d${fractionSigns}]\s?(?:cup|tbsp|tsp|tablespoon|teaspoon)(?:s(?!ugar|alt|our|oy))?)(?=(?!s?ful|cake)\p{L}{3})`,
  'iu',
)

/** Missing spaces, units and signs: '1lb10oz', '175/6oz', '100g/3½ chocolate', '8 1/2-inch slices'. */
const lost: [pattern: RegExp, found: string][] = [
  [/^[\u200B-\u200D\u2060\uFEFF]+/u, ''],
  [/^(\d{1,2})(?=(?:large|medium|small)(?!\p{L}))/iu, '$1 '],
  [/^(\d+k?g)(?=\d{1,2}[½¼¾]?(?:oz|lb))/iu, '$1/'],
  [/(\dlb)(?=\d+[½¼¾]?oz)/giu, '$1 '],
  [/^((?:\d\s)?\d)\?(?=[2348]\s)/u, '$1/'],
  [/^(\d[½¼¾]?)x(?=\d)/iu, '$1 x '],
  [/^([½¼¾⅓⅔])(?=(?:large|medium|red|small|onion|lemon)(?!\p{L}))/iu, '$1 '],
  [/^(\d+\s?\p{L}{1,2})\/\/(?=\d)/u, '$1/'],
  [/^(\d{2,4})(?=\/\d{1,2}[½¼¾]?\s?(?:oz|lb))/iu, '$1g'],
  [/^(\d{2,4})m?(?=\/\d{1,2}[½¼¾]?\s?fl)/iu, '$1ml'],
  [/^(\d{2,4}g\/(?:\d{1,2}[½¼¾]?|[½¼¾⅛]))(?=\s+(?!fl|oz|lb)\p{L}{3})/iu, '$1oz'],
  [/^(\d{1,2}[½¼¾⅓⅔]?|[½¼¾⅓⅔]),(?=\s+(?:cups?|tbsp|tsp|oz|\d{1,2}(?:\.\d)?[\s-]?(?:oz|ounces?|inch))(?!\p{L}))/iu, '$1'],
  [/^([\d½¼¾⅓⅔][^()]*\([^()]*\d[^()]*\))(?=\p{L}{3})/u, '$1 '],
  [/^([\d½¼¾⅓⅔][\d\s½¼¾⅓⅔./]{0,7})\((\d[\d.]*\s?(?:ml|l|g))\)\s*((?:cup|tablespoon|teaspoon|quart)s?|tbsp|tsp)(?!\p{L})/iu, '$1$3 ($2)'],
]

/**
 * A line without the leftovers of programs: HTML entities, decimals with four or more places (0.66666668653488 is ⅔, in metric units 0.67),
 * and 'eggs' directly after their number. Any other line is returned unchanged.
 */
export function tidyLine(line: string): string {
  // '&frac12oz;' contains its unit.
  const decoded = line.includes('&')
    ? line.replace(/&(frac\d\d)(\p{L}{1,3});/giu, '&$1;$2').replace(/&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]{2,6}\d{0,2}));/gi, decode)
    : line
  const plain = decoded.replace(
    /(?<![\d.,])(\d{0,6})(\.\d{4,20})(?![\d.,%])(?=(\s*(?:k?g|[mcd]?l|grams?|kilograms?|lit(?:er|re)s?|milli\S*)(?!\p{L}))?)/giu,
    shorten,
  )
  const apart = lost.reduce((text, [pattern, found]) => text.replace(pattern, found), plain.replace(glued, '$1 '))
  return apart.replace(/^(\s*\d{1,2})(?=(\p{L}{3,}))/u, (number, _digits, word: string) =>
    countable.has(toSingular(word.toLowerCase())) ? `${number} ` : number,
  )
}

function decode(written: string, decimal?: string, hexadecimal?: string, name = '') {
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)
  const isCharacter = code > 31 && (code < 127 || code > 159) && (code < 0xd800 || code > 0xdfff)
  if (isCharacter) return code === 160 ? ' ' : String.fromCodePoint(code)
  return entities[name] ?? entities[name.toLowerCase()] ?? written
}

function shorten(written: string, digits: string, places: string, metric?: string) {
  const [whole, part] = [Number(digits || '0'), Number(places)]
  const near = signs.find(([value]) => Math.abs(value - part) < 0.002)
  if (whole + part < 0.005) return written
  if (metric || (!near && part >= 0.002 && part <= 0.998)) return String(Number((whole + part).toFixed(2)))
  return near ? `${whole || ''}${near[1]}` : String(Math.round(whole + part))
}

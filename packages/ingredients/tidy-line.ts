import { fractionSigns } from './numbers.ts'
import { countable, toSingular } from './plurals.ts'

/** The entities of HTML that exports of recipe programs leave in lines. */
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

/**
 * A line without what programs left in it: entities of HTML, decimals with four and more places (0.66666668653488 is ⅔, of metric units 0.67), and 'eggs' that stand right
 * behind their number. Any other line is returned as it is.
 */
export function tidyLine(line: string): string {
  const decoded = line.includes('&') ? line.replace(/&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]{2,6}\d{0,2}));/gi, decode) : line
  const plain = decoded.replace(
    /(?<![\d.,])(\d{0,6})(\.\d{4,20})(?![\d.,%])(?=(\s*(?:k?g|[mcd]?l|grams?|kilograms?|lit(?:er|re)s?|milli\S*)(?!\p{L}))?)/giu,
    shorten,
  )
  return plain.replace(/^(\s*\d{1,2})(?=(\p{L}{3,}))/u, (number, _digits, word: string) =>
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

import type { Span } from './measures.ts'
import { countWords } from './numbers.ts'
import { unitPattern } from './units.ts'

const number = String.raw`(?:\d+(?:[.,/⁄]\d+|\s\d[/⁄]\d)?(?:\s?[¼½¾⅓⅔⅛])?|[¼½¾⅓⅔⅛]|(?<!\p{L})(?:${countWords})(?!\p{L}))`
const range = String.raw`${number}(?:\s*[°º]?[FC]?\s*(?:[-–—/]|\bto\b|\bor\b)\s*${number})?`

/** Names that begin or end with a number: '7 UP', '57 sauce', '21 Seasoning Salute', '15 bean soup', '4 cheese blend', 'Heinz 57'. */
const numberedName = String.raw`(?<![\d.,/⁄])(?:7[\s-]?up|57\s+(?:sauce|steak\s+sauce)|heinz\s+57|100\s+grand|3\s+musketeers|1,?000\s+island|00\s+flour|\d{1,2}[\s-](?:spices?|seasonings?|grains?|layer|ingredient|bean(?!\s?sprouts?))|\d[\s-]cheese\s+(?:blend|mix|mexican|italian|sauce))(?!\p{L})`

const numbered = new RegExp(`^(?:${numberedName})`, 'iu')

/** Whether a text begins with a name that begins with a number. */
export function isNumberedName(text: string): boolean {
  return numbered.test(text)
}

/**
 * Numbers that aren't amounts: temperatures, times, percentages, dimensions, ratios, sizes in quotes, and numbers in names ('step 2', 'gas
 * mark 4', 'No. 5', 'V8', '2nd').
 */
const fixed = new RegExp(
  [
    String.raw`${range}\s*(?:[°º˚℉℃]|[-\s]?deg(?:rees?)?\b)(?:\s*[FC](?!\p{L}))?`,
    String.raw`${range}[\s-]*(?:(?:more|additional)\s+)?(?:%|percent|proof|(?:min(?:ute)?|hour|hr|day|week|month|sec(?:ond)?|time|side|part)s?(?!\p{L})(?:,?\s+(?:or|and)\s+(?:up\s+)?to\s+${number}(?!\s+\p{L}))?|(?:count|ct|ply|ways|spices?)(?!\p{L}))`,
    String.raw`${range}(?:\s*(?:-?inch(?:es)?|cm|mm)?)\s*(?:[x×]|-?\bby\b-?)\s*${range}(?!\s?-?(?:k?g|ml|oz|lbs?)(?!\p{L})|[\d.])(?:\s*[x×]\s*${range})?`,
    String.raw`${range}\s*["”″]`,
    String.raw`(?:\b(?:no|number|sizes?|type|notes?|steps?|page|tip|gas|mark|speed|level|setting|position|day|part)\b\.?|#|№)\s*(?:about\s+)?${range}(?:\s*(?:,|and|&|or)\s*\d+)*`,
    String.raw`\d{2,3}\s?[FC](?!\p{L})`,
    String.raw`\[\d+\]`,
    // '22/3' is 2⅔.
    String.raw`\d+(?:-to-|:)\d+(?::\d+)*(?![\d-])|(?![1-9][1-7][/⁄][2348](?!\d))\d{2,}\s*/\s*\d+`,
    numberedName,
    String.raw`\p{L}\d+|\bA\.1`,
    String.raw`\d+(?:st|nd|rd|th|up|x|-(?!\d)(?!${unitPattern})\p{L}+)(?!\p{L}|\s?\d)`,
    String.raw`(?<!\d)0+(?!\p{N}|[.,]\d)`,
  ].join('|'),
  'giu',
)

/** The positions of numbers that neither are amounts nor depend on the servings. */
export function findFixed(text: string): Span[] {
  return [...text.matchAll(fixed)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
}

/** 'Into 4 wedges', 'in 2', 'each', 'per': how a thing is cut up, and amounts of a single piece. */
export function isOfPiece(before: string, after: string): boolean {
  return (
    /^[^,;()]*\b(?:each|apiece|per)\b/i.test(after) ||
    /\b(?:each|per|into|every|size[sd]?|cut in|sliced in|halved in|split in|torn in)\b[^,;()]*$/i.test(before)
  )
}

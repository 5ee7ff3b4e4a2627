import type { Span } from './measures.ts'
import { countWords } from './numbers.ts'
import { unitPattern } from './units.ts'

const number = String.raw`(?:\d+(?:[.,/⁄]\d+|\s\d[/⁄]\d)?(?:\s?[¼½¾⅓⅔⅛])?|[¼½¾⅓⅔⅛]|(?<!\p{L})(?:${countWords})(?!\p{L}))`
const range = String.raw`${number}(?:\s*[°º]?[FC]?\s*(?:[-–—/]|\bto\b|\bor\b)\s*${number})?`

/**
 * Numbers that aren't amounts: temperatures, times, percentages, dimensions, ratios, sizes in quotes, and numbers that name something ('step
 * 2', 'gas mark 4', 'No. 5', 'V8', '2nd').
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
    String.raw`\d+(?:-to-|:)\d+(?::\d+)*(?![\d-])|\d{2,}\s*/\s*\d+`,
    String.raw`\p{L}\d+`,
    String.raw`\d+(?:st|nd|rd|th|up|x|-(?!\d)(?!${unitPattern})\p{L}+)(?!\p{L}|\s?\d)`,
    String.raw`(?<!\d)0+(?!\p{N}|[.,]\d)`,
  ].join('|'),
  'giu',
)

/** The places of numbers that never depend on the servings, nor are amounts. */
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

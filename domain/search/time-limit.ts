import { readWords } from './search-words.ts'

/** The time limit in a search: at most this many minutes in all. `words` are those that express it, as indexed. A wish ('quick') is dropped if no recipe fulfils it. */
export type TimeLimit = { minutes: number; words: ReadonlySet<string>; isWish?: boolean }

/** Time limits are searched in steps of this many minutes. */
const step = 5

/** Longer times describe a method, as in '24 hour dough', not the time available. */
const longest = 180

const amounts: Record<string, number> = { 'half an': 0.5, 'half a': 0.5, half: 0.5, an: 1, one: 1, two: 2, three: 3 }

const pattern =
  /(?<!\b(?:over|above|at least|longer than|(?<!no )more than)\s)(?<![\p{L}\p{N}.,/⁄])(?:(?:in|under|below|within|less than|at most|up to|no more than|max|maximum)\s+)?(?:(\d{1,3}(?:[.,]\d)?|half an?|half|an|one|two|three)[\s-]*(?:hours?|hrs?|h))?(?:(?:\s*(?:and|,)?\s*)(\d{1,3})[\s-]*(?:minutes?|mins?))?(?![\p{L}\p{N}])(?:\s+or\s+(?:less|under|fewer))?/giu

/** What is quick takes at most this many minutes. */
const quickMinutes = 30

const quick =
  /\b(?:quick|fast|speedy)\b(?! (?:breads?|loa(?:f|ves)|oats?|oatmeal|cooking|rise|acting|food|pickle[sd]?|pickling|puff)\b)(?!-)/i

/** Reads '30 minute meals', 'pasta under 20 min', 'dinner in half an hour', 'quick lunch'. */
export function readTimeLimit(text: string): TimeLimit | undefined {
  for (const [said, hours, minutes] of text.matchAll(pattern)) {
    if (hours === undefined && minutes === undefined) continue
    const ofHours = hours === undefined ? 0 : (amounts[hours.toLowerCase().replace(/\s+/g, ' ')] ?? Number(hours.replace(',', '.')))
    const all = Math.round(60 * ofHours + Number(minutes ?? 0))
    if (all >= step && all <= longest) return { minutes: all, words: new Set(readWords(said).map(({ word }) => word)) }
  }
  return quick.test(text) ? { minutes: quickMinutes, words: new Set(), isWish: true } : undefined
}

/** The term of a recipe that takes this many minutes; undefined if it exceeds every limit. */
export function toTimeTerm(minutes: number) {
  const rounded = Math.max(1, Math.ceil(minutes / step)) * step
  return rounded <= longest ? `takes${rounded}` : undefined
}

/** The terms of all recipes that take at most this many minutes. */
export function listTimeTerms(minutes: number) {
  return Array.from({ length: Math.floor(minutes / step) }, (_, index) => `takes${(index + 1) * step}`)
}

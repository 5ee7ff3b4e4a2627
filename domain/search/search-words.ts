import { takeCharacters } from '#domain/text/take-characters.ts'
import { remember } from '#packages/ingredients/remember.ts'

/**
 * A word of a text: folded for comparison, and its stem, by which it is indexed; `part` is a word that its ending contains. Texts repeat
 * words, which mostly share one object, so data stored in it needs no look-up: `beginsName` for named-terms.ts, and `times` for counting
 * the words of a text, reset to 0 afterwards.
 */
export type Word = {
  word: string
  term: string
  isAmount: boolean
  isStopWord: boolean
  part: string | undefined
  beginsName: boolean | undefined
  times: number
}

/** A word's position in its text: `end` is one past its last character. */
export type PlacedWord = Pick<Word, 'word' | 'term'> & { start: number; end: number }

/** The longest word that is indexed or searched, in characters; the rest of a longer one is cut off. */
export const maxWord = 32

// Scripts that write no spaces between words: each of their characters counts as a word.
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]`
const spaced = String.raw`[[\p{L}\p{M}\p{N}]--${unspaced}]`
const spacedWord = `${spaced}+(?:['’]${spaced}+)*`
const anyWord = new RegExp(`${unspaced}|${spacedWord}`, 'gv')

// Most texts are English, and are read several times faster this way.
const asciiWord = /[a-z0-9]+(?:'[a-z0-9]+)*/gi

/** Compound endings that are words of their own: a cheeseburger is a burger. */
const compound = /^(?!(?:pan|short|sweet)(?:cake|bread)$).{3,}(burger|cake|bread)$/

/** Letters that Unicode decomposition leaves unchanged, as typed on English keyboards. */
const plainLetters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' }

const stopWords = new Set(
  'a an and are as at be but by for from if in into is it its of on or so than that the their then there these this to was were will with you your'.split(
    ' ',
  ),
)

/** Irregular plurals in cooking. */
const irregular = new Map([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['knives', 'knife'],
  ['calves', 'calf'],
  ['geese', 'goose'],
  ['mice', 'mouse'],
  ['children', 'child'],
])

const fillers = new Set(
  `how what which when where why who can could should would do does did will i me my we us our make making made cook cooking cooked prepare preparing
  recipe recipie recepie receipe easy easily best simple quick quickly good great nice homemade perfect ultimate delicious tasty favorite favourite ever need want please give
  get find show idea way help tell know like some any home scratch beginner healthy fast speedy`
    .split(/\s+/)
    .map(stem),
)

/** Reads each written word only once: texts repeat them. For a slice longer than 12 characters, V8 keeps the whole text in memory. */
const readWord = remember(readNewWord, { most: 50_000, longest: 12 })

/** The words of a text in order, folded: without case, accents, ligatures and apostrophes. */
export function readWords(text: string): Word[] {
  const words: Word[] = []
  for (const written of text.match(toPattern(text)) ?? []) {
    const word = readWord(written)
    if (word.word !== '') words.push(word)
  }
  return words
}

/**
 * The words of a text that begin with one of these plain letters and digits, with their positions. Those that begin with any other letter are included,
 * since it may stand for a plain one (é, œ). Skipping the rest makes this twice as fast as reading every word.
 */
export function* listWordsBeginning(text: string, letters: string): Generator<PlacedWord> {
  const first = letters + letters.toUpperCase()
  const pattern = isPlain(text)
    ? new RegExp(`(?=[${first}])(?<![a-z0-9]'?)(?:${asciiWord.source})`, 'gi')
    : new RegExp(`(?=[${first}[^\\0-\\x7f]])(?:${unspaced}|(?<!${spaced}['’]?)${spacedWord})`, 'gv')
  for (const match of text.matchAll(pattern)) yield* toPlaced(match)
}

/** The first word that begins at or after a position. */
export function findNextWord(text: string, place: number): PlacedWord | undefined {
  const pattern = new RegExp(toPattern(text))
  pattern.lastIndex = place
  for (const match of text.matchAll(pattern)) {
    const [placed] = toPlaced(match)
    if (placed) return placed
  }
  return undefined
}

/** Empty if folding leaves nothing of the word. */
function toPlaced({ 0: written, index }: RegExpExecArray): PlacedWord[] {
  const word = foldWord(written)
  return word === '' ? [] : [{ word, term: stem(word), start: index, end: index + written.length }]
}

/** Whether a word is a number or an amount ("2", "1½", "450g"), which says little about a dish. */
export function isAmount(word: string) {
  return /^[\d⁄]+\p{L}{0,2}$/u.test(word)
}

/** Whether a word is in nearly every text ("the", "with") or a single letter, so it is not worth searching. */
export function isStopWord(word: string) {
  return stopWords.has(word) || /^[a-z]$/.test(word)
}

/**
 * Whether a word of a search asks or praises ('how', 'easy', 'recipe') and names no dish: it may rank a result, but hides none. Takes a
 * folded word.
 */
export function isFiller(word: string) {
  return fillers.has(stem(word))
}

/**
 * The common stem of an English word and its plural: burgers → burger, tomatoes → tomato, berries → berry, dishes → dish. Not always a word
 * itself (cheese → chees): use it only for comparing. Takes a folded word.
 */
export function stem(word: string) {
  const last = word.at(-1)
  if (last !== 's' && last !== 'e' && last !== 'n') return word
  const known = irregular.get(word)
  if (known) return known
  if (word.length > 4 && /(?:ies|ie)$/.test(word)) return word.replace(/(?:ies|ie)$/, 'y')
  const singular = word.length > 3 && /[^su']s$/.test(word) && !word.endsWith('is') ? word.slice(0, -1) : word
  return singular.length > 3 && /(?:s|x|z|o|ch|sh)e$/.test(singular) ? singular.slice(0, -1) : singular
}

const isPlain = (text: string) => !/[^\0-\x7f]/.test(text)

function toPattern(text: string) {
  return isPlain(text) ? asciiWord : anyWord
}

function readNewWord(written: string): Word {
  const word = foldWord(written)
  const term = stem(word)
  return {
    word,
    term,
    isAmount: isAmount(word),
    isStopWord: isStopWord(word),
    part: compound.exec(term)?.[1],
    beginsName: undefined,
    times: 0,
  }
}

function foldWord(written: string) {
  const folded = /[^a-z0-9]/i.test(written) ? foldLetters(written) : written.toLowerCase()
  return folded.length > maxWord ? takeCharacters(folded, maxWord) : folded
}

/** Removes accents, apostrophes, and other characters between the letters that a sign decomposes to: some stand for whole sentences (ﷺ). */
function foldLetters(written: string) {
  return written
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}⁄]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => plainLetters[letter] ?? letter)
}

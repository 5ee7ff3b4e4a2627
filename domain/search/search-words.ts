import { takeCharacters } from '#domain/text/take-characters.ts'
import { stem } from './stem.ts'

/** A word of a text: folded for comparison, and its stem, by which it is indexed; `part` is a word that the end of it is. */
export type Word = { word: string; term: string; isAmount: boolean; isStopWord: boolean; part: string | undefined }

/** Where a word stands in its text: `end` is one past its last character. */
export type PlacedWord = Pick<Word, 'word' | 'term'> & { start: number; end: number }

/** Longest word that is indexed or looked for, in characters; the rest of a longer one is left out. */
export const maxWord = 32

// Scripts that write no spaces between words: each of their characters counts as a word.
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]`
const spaced = String.raw`[[\p{L}\p{M}\p{N}]--${unspaced}]`
const anyWord = new RegExp(`${unspaced}|${spaced}+(?:['’]${spaced}+)*`, 'gv')

// Most texts are English and are read several times faster so.
const asciiWord = /[a-z0-9]+(?:'[a-z0-9]+)*/gi

/** Ends of compounds that are words of their own: a cheeseburger is a burger. */
const compound = /^.{3,}(burger|cake|bread)$/

/** Letters that lose nothing by Unicode's decomposition, as English keyboards type them. */
const plainLetters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' }

const stopWords = new Set(
  'a an and are as at be but by for from if in into is it its of on or so than that the their then there these this to was were will with you your'.split(
    ' ',
  ),
)

/** Words as they are written, which are looked at only once: texts repeat them. */
const read = new Map<string, Word>()
const maxRead = 50_000
/** V8 keeps the whole text of a longer piece of it. */
const longestRead = 12

/** The words of a text, one after the other, folded: without case, accents, ligatures and apostrophes. */
export function readWords(text: string): Word[] {
  return (text.match(toPattern(text)) ?? []).map(readWord).filter(({ word }) => word !== '')
}

/** The same words with their places. Read them only as far as needed. */
export function* listWords(text: string): Generator<PlacedWord> {
  for (const { 0: written, index } of text.matchAll(toPattern(text))) {
    const word = foldWord(written)
    if (word !== '') yield { word, term: stem(word), start: index, end: index + written.length }
  }
}

/** Whether a word is a number or an amount ("2", "1½", "450g"), which says little about a dish. */
export function isAmount(word: string) {
  return /^[\d⁄]+\p{L}{0,2}$/u.test(word)
}

/** Whether a word stands in nearly every text ("the", "with") or is a single letter, so that nobody looks for it. */
export function isStopWord(word: string) {
  return stopWords.has(word) || /^[a-z]$/.test(word)
}

function toPattern(text: string) {
  return /[^\0-\x7f]/.test(text) ? anyWord : asciiWord
}

function readWord(written: string): Word {
  const known = read.get(written)
  if (known) return known
  const word = foldWord(written)
  const term = stem(word)
  const present = { word, term, isAmount: isAmount(word), isStopWord: isStopWord(word), part: compound.exec(term)?.[1] }
  if (read.size >= maxRead) read.clear()
  if (written.length <= longestRead) read.set(written, present)
  return present
}

function foldWord(written: string) {
  const folded = /[^a-z0-9]/i.test(written) ? foldLetters(written) : written.toLowerCase()
  return folded.length > maxWord ? takeCharacters(folded, maxWord) : folded
}

/** Accents and apostrophes go, and what else stands between the letters that a sign is made of: of some whole sentences (ﷺ). */
function foldLetters(written: string) {
  return written
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}⁄]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => plainLetters[letter] ?? letter)
}

import { takeCharacters } from '#domain/text/take-characters.ts'

/** One word of a text: folded for comparison, and where it stands in the text (`end` is one past its last character). */
export type TextWord = { word: string; start: number; end: number }

/** Longest word that is indexed or looked for, in characters; the rest of a longer one is left out. */
export const maxWord = 32

// Scripts that write no spaces between words: each of their characters counts as a word.
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]`
const spaced = String.raw`[[\p{L}\p{M}\p{N}]--${unspaced}]`
const anyWord = new RegExp(`${unspaced}|${spaced}+(?:['’]${spaced}+)*`, 'gv')

// Most texts are English and are read several times faster so.
const asciiWord = /[a-z0-9]+(?:'[a-z0-9]+)*/gi

/** Letters that lose nothing by Unicode's decomposition, as English keyboards type them. */
const plainLetters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' }

const stopWords = new Set(
  'a an and are as at be but by for from if in into is it its of on or so than that the their then there these this to was were will with you your'.split(
    ' ',
  ),
)

/** The words of a text, one after the other, folded: without case, accents, ligatures and apostrophes. Read them only as far as needed. */
export function* listWords(text: string): Generator<TextWord> {
  for (const match of text.matchAll(/[^\0-\x7f]/.test(text) ? anyWord : asciiWord)) {
    const word = foldWord(match[0])
    if (word !== '') yield { word, start: match.index, end: match.index + match[0].length }
  }
}

// Whatever stands between two spaces and is not plain ASCII.
const foreignChunk = /\S*[^\0-\x7f]\S*/g

/** The words of a text as above, without their places: several times as fast for a long text that is mostly plain English. */
export function foldWords(text: string): string[] {
  const parts: string[][] = []
  let end = 0
  for (const { 0: chunk, index } of text.matchAll(foreignChunk)) {
    parts.push(
      foldAsciiWords(text.slice(end, index)),
      Array.from(listWords(chunk), ({ word }) => word),
    )
    end = index + chunk.length
  }
  return [...parts, foldAsciiWords(text.slice(end))].flat()
}

function foldAsciiWords(text: string) {
  return (text.match(asciiWord) ?? []).map(foldWord)
}

/** Whether a word is a number or an amount ("2", "1½", "450g"), which says little about a dish. */
export function isAmount(word: string) {
  return /^\d/.test(word) && /^[\d⁄]+\p{L}{0,2}$/u.test(word)
}

/** Whether a word stands in nearly every text ("the", "with") or is a single letter, so that nobody looks for it. */
export function isStopWord(word: string) {
  return stopWords.has(word) || (word.length === 1 && /[a-z]/.test(word))
}

function foldWord(written: string) {
  // Most words are plain ASCII and need no decomposition.
  const plain = /[^a-zA-Z0-9]/.test(written) ? foldLetters(written) : written.toLowerCase()
  return plain.length > maxWord ? takeCharacters(plain, maxWord) : plain
}

/** Accents and apostrophes go, and what else stands between the letters that a sign is made of: of some whole sentences (ﷺ). */
function foldLetters(written: string) {
  return written
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}⁄]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => plainLetters[letter] ?? letter)
}

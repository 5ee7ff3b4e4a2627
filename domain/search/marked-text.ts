import { toPairTerm } from './indexed-text.ts'
import { findNextWord, listWordsBeginning } from './search-words.ts'

/** A piece of plain text; `isMatch` marks a searched word. */
export type TextPiece = { text: string; isMatch: boolean }

/** The longest passage, in characters, and how much of it precedes the first match. */
const passageLength = 220
const leadLength = 50

/** The longest text searched for a passage, in characters. */
const maxText = 60_000

type Match = { start: number; end: number; term: string }

/** A text with every searched word marked. */
export function markText(text: string, terms: ReadonlySet<string>): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const match of withoutParts([...listMatches(text, terms)])) {
    if (match.start > end) pieces.push({ text: text.slice(end, match.start), isMatch: false })
    pieces.push({ text: text.slice(Math.max(match.start, end), match.end), isMatch: true })
    end = match.end
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isMatch: false }] : pieces
}

/**
 * The passage of several texts with the most searched terms, the earliest of equals; the beginning of the first if there are none. A
 * passage with `enough` different terms is as good as one with more.
 */
export function findPassage(texts: string[], terms: ReadonlySet<string>, enough = terms.size): TextPiece[] {
  const passages = texts.map((text) => findBestStart(text.slice(0, maxText), terms, enough))
  const most = Math.max(...passages.map(({ found }) => found))
  const index = Math.max(
    0,
    passages.findIndex(({ found }) => found === most),
  )
  return markText(cut(texts[index] ?? '', most > 0 ? (passages[index]?.start ?? 0) : 0), terms)
}

/** Where the passage with the most different terms begins, and how many it has; reads only until there are enough. */
function findBestStart(text: string, terms: ReadonlySet<string>, enough: number) {
  let best = { start: 0, found: 0 }
  let near: Match[] = []
  for (const match of listMatches(text, terms)) {
    near = [...near.filter(({ start }) => match.end <= start + passageLength - leadLength), match]
    const found = new Set(near.map(({ term }) => term)).size
    if (found > best.found) best = { start: near[0]?.start ?? 0, found }
    if (best.found >= enough) break
  }
  return best
}

/** The words and pairs of a text that are among the terms. The first word of a pair may also match by itself. */
function* listMatches(text: string, terms: ReadonlySet<string>): Generator<Match> {
  const letters = [...new Set([...terms].map((term) => term.charAt(0)))].join('').replace(/[^a-z0-9]/g, '')
  const beginnings = new Set([...terms].map((term) => term.slice(0, 2)))
  for (const { word, term, start, end } of listWordsBeginning(text, letters)) {
    if (terms.has(term)) yield { start, end, term }
    // Most words begin no searched pair, so most pairs need not be made.
    const next = beginnings.has(word.slice(0, 2)) ? findNextWord(text, end) : undefined
    const pair = next && !terms.has(next.term) ? toPairTerm(word, next.word) : undefined
    if (next && pair && terms.has(pair)) yield { start, end: next.end, term: pair }
  }
}

/** Without the words that begin a pair. */
function withoutParts(matches: Match[]) {
  return matches.filter(({ start }, index) => matches[index + 1]?.start !== start)
}

/** A passage of the text around a position, cut between words where there are any. */
function cut(text: string, place: number) {
  if (text.length <= passageLength) return text
  const start = place <= leadLength ? 0 : findCut(text, place - leadLength)
  const end = start + passageLength >= text.length ? text.length : findCut(text, start + passageLength)
  return `${start > 0 ? '…' : ''}${text.slice(start, end).toWellFormed().trim()}${end < text.length ? '…' : ''}`
}

/** The last space shortly before a position, or else the position itself. */
function findCut(text: string, place: number) {
  const space = text.lastIndexOf(' ', place)
  return place - space < leadLength ? space : place
}

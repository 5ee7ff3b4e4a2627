import { editDistance } from '#domain/text/edit-distance.ts'
import { stem } from './search-words.ts'

/** A word similar to what was typed: how many texts contain it, and its edit distance. */
export type SimilarWord = { word: string; documents: number; distance: number }

/** The words of all texts, in memory: completes and corrects what is typed. */
export type Vocabulary = ReturnType<typeof createVocabulary>

/** An empty vocabulary. Completing or correcting a word scans all words: about a millisecond for ten thousand. */
export function createVocabulary() {
  const documentsOf = new Map<string, number>()
  const documentsOfStem = new Map<string, number>()

  /** The words somewhat similar to what was typed, likeliest first. */
  function listSimilar(typed: string): SimilarWord[] {
    const most = typed.length > 3 ? 2 : 1
    const letters = toLetters(typed)
    const similar: SimilarWord[] = []
    for (const [word, documents] of documentsOf) {
      if (Math.abs(word.length - typed.length) > most || word.length < 2) continue
      // A mistake removes at most one letter and adds at most one.
      const others = toLetters(word)
      if (countBits(letters & ~others) > most || countBits(others & ~letters) > most) continue
      const distance = editDistance(typed, word, most)
      if (distance <= most && distance > 0) similar.push({ word, documents, distance })
    }
    return similar.sort(
      (a, b) => a.distance - b.distance || startsAlike(b, typed) - startsAlike(a, typed) || b.documents - a.documents || compareWords(a, b),
    )
  }

  /** The most frequent words that someone may have started to type. */
  function listBegun(isBegun: (word: string) => boolean, limit: number) {
    const begun: { word: string; documents: number }[] = []
    for (const [word, documents] of documentsOf) if (isBegun(word)) begun.push({ word, documents })
    const sorted = begun.sort((a, b) => b.documents - a.documents || compareWords(a, b))
    return sorted.slice(0, limit).map(({ word }) => word)
  }

  return {
    listSimilar,
    /** The number of different words. */
    get size() {
      return documentsOf.size
    },
    /** Sets how many texts contain a word; at 0 it is removed. */
    set(word: string, documents: number) {
      const ofStem = (documentsOfStem.get(stem(word)) ?? 0) + documents - (documentsOf.get(word) ?? 0)
      setOrDelete(documentsOf, word, documents)
      setOrDelete(documentsOfStem, stem(word), ofStem)
    },
    /** An upper bound of how many texts contain a word, singular or plural (a text may have both). */
    countDocuments(word: string) {
      return documentsOfStem.get(stem(word)) ?? 0
    },
    /** The most frequent words that begin with what was typed. */
    complete(typed: string, limit: number) {
      return listBegun((word) => word.startsWith(typed), limit)
    },
    /** The most frequent words whose beginning was typed with one mistake, but not in the first letter. */
    completeMisspelt(typed: string, limit: number) {
      if (typed.length < 4) return []
      const mayBegin = (word: string) =>
        word[0] === typed[0] && [-1, 0, 1].some((more) => editDistance(typed, word.slice(0, typed.length + more), 1) <= 1)
      return listBegun(mayBegin, limit)
    },
    /** The words that were probably intended, likeliest first: only those at the smallest distance. */
    correct(typed: string, limit: number) {
      const likely = listSimilar(typed).filter((similar) => isLikely(typed, similar))
      return likely.filter(({ distance }) => distance === likely[0]?.distance).slice(0, limit)
    },
    /** The likeliest two words that make up one written together, or undefined. */
    split(typed: string): string[] | undefined {
      const parts = Array.from({ length: Math.max(0, typed.length - 5) }, (_, index) => [typed.slice(0, index + 3), typed.slice(index + 3)])
      const rarest = (words: string[]) => Math.min(...words.map((word) => documentsOfStem.get(stem(word)) ?? 0))
      return parts.filter((words) => rarest(words) > 0).sort((a, b) => rarest(b) - rarest(a))[0]
    },
  }
}

/** One mistake is likely, but in a short word not in its first letter; two only in a long word, or if letters were only left out. */
function isLikely(typed: string, { word, distance }: SimilarWord) {
  if (typed.length < 3 || (typed.length === 3 && word[0] !== typed[0])) return false
  return distance === 1 || typed.length > 7 || (typed.length > 4 && word.length === typed.length + 2)
}

function startsAlike({ word }: SimilarWord, typed: string) {
  return Number(word[0] === typed[0])
}

function compareWords({ word: one }: { word: string }, { word: other }: { word: string }) {
  return one < other ? -1 : 1
}

function setOrDelete(counts: Map<string, number>, key: string, count: number) {
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
}

/** The letters of a word as bits; letters of other alphabets share some. */
function toLetters(word: string) {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) % 31)
  return letters
}

/** The number of set bits in a 32-bit number. */
function countBits(bits: number) {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

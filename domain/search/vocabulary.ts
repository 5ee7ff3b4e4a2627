import { editDistance, prefixDistance } from '#domain/text/edit-distance.ts'
import { stem } from './stem.ts'

/** A word that texts have, and in how many of them it stands. */
export type KnownWord = { word: string; documents: number }

/** A word that resembles what was typed; `distance` counts the mistakes. */
export type SimilarWord = KnownWord & { distance: number }

/** The words of all texts, in memory: what completes and corrects what is typed. */
export type Vocabulary = ReturnType<typeof createVocabulary>

/** An empty vocabulary. To complete or correct a word all words are gone through: a millisecond for some ten thousand. */
export function createVocabulary() {
  const documentsOf = new Map<string, number>()
  const documentsOfStem = new Map<string, number>()

  function listNear(typed: string, most: number, compare: typeof editDistance, longest: number): SimilarWord[] {
    const letters = toLetters(typed)
    const mayHaveMore = compare === prefixDistance
    const near: SimilarWord[] = []
    for (const [word, documents] of documentsOf) {
      if (word.length < typed.length - most || word.length > longest || word.length < 2) continue
      // A mistake takes away one letter at most, and brings in one.
      const others = toLetters(word)
      if (countBits(letters & ~others) > most || (!mayHaveMore && countBits(others & ~letters) > most)) continue
      const distance = compare(typed, word, most)
      if (distance <= most && distance > 0) near.push({ word, documents, distance })
    }
    return near.sort(
      (a, b) => a.distance - b.distance || startsAlike(b, typed) - startsAlike(a, typed) || b.documents - a.documents || compareWords(a, b),
    )
  }

  return {
    /** How many different words there are. */
    get size() {
      return documentsOf.size
    },
    /** Notes in how many texts a word stands; in none, it is forgotten. */
    set(word: string, documents: number) {
      const ofStem = (documentsOfStem.get(stem(word)) ?? 0) + documents - (documentsOf.get(word) ?? 0)
      setOrDelete(documentsOf, word, documents)
      setOrDelete(documentsOfStem, stem(word), ofStem)
    },
    /** In how many texts a word stands, in the singular or the plural; at most, since a text may have both. */
    countDocuments(word: string) {
      return documentsOfStem.get(stem(word)) ?? 0
    },
    /** The most frequent words that begin with what was typed. */
    complete(typed: string, limit: number): KnownWord[] {
      const known: KnownWord[] = []
      for (const [word, documents] of documentsOf) if (word.startsWith(typed)) known.push({ word, documents })
      return known.sort((a, b) => b.documents - a.documents || compareWords(a, b)).slice(0, limit)
    },
    /** The words that were probably meant, the likeliest first: only those at the least distance that any has. */
    correct(typed: string, limit: number): SimilarWord[] {
      const near = listNear(typed, 2, editDistance, typed.length + 2).filter((similar) => isLikely(typed, similar))
      return near.filter(({ distance }) => distance === near[0]?.distance).slice(0, limit)
    },
    /** The words of which a misspelt beginning was typed, the likeliest first. */
    completeMisspelt(typed: string, limit: number): KnownWord[] {
      if (typed.length < 4) return []
      const near = listNear(typed, 1, prefixDistance, typed.length + 8)
      return near.filter(({ word }) => word[0] === typed[0]).slice(0, limit)
    },
    /** Words that look somewhat like what was typed, for somebody to choose from. */
    listSimilar(typed: string, limit: number): KnownWord[] {
      const most = typed.length > 3 ? 2 : 1
      return listNear(typed, most, editDistance, typed.length + most).slice(0, limit)
    },
    /** The two words that one is written together of, the likeliest, or undefined. */
    split(typed: string): [string, string] | undefined {
      const parts = Array.from({ length: Math.max(0, typed.length - 5) }, (_, index): [string, string] => [
        typed.slice(0, index + 3),
        typed.slice(index + 3),
      ])
      const rarest = (words: [string, string]) => Math.min(...words.map((word) => documentsOfStem.get(stem(word)) ?? 0))
      return parts.filter((words) => rarest(words) > 0).sort((a, b) => rarest(b) - rarest(a))[0]
    },
  }
}

/** One mistake is likely, in a short word not in its first letter; two only in a long word, or when letters were merely left out. */
function isLikely(typed: string, { word, distance }: SimilarWord) {
  if (typed.length < 3 || (typed.length === 3 && word[0] !== typed[0])) return false
  return distance === 1 || typed.length > 7 || (typed.length > 4 && word.length === typed.length + 2)
}

function startsAlike({ word }: KnownWord, typed: string) {
  return Number(word[0] === typed[0])
}

function compareWords({ word: one }: KnownWord, { word: other }: KnownWord) {
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

/** How many of a 32-bit number's bits are set. */
function countBits(bits: number) {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

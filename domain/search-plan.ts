import { maxSearchWords } from './forms/form-limits.ts'
import { toPairTerm } from './search-terms.ts'
import { isAmount, isStopWord, listWords } from './search-words.ts'
import { stem } from './stem.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A term that stands for a typed word; `share` is how much of its weight counts, less for a guess. */
export type Alternative = { term: string; share: number }

/** A typed word as it is looked for. Words that are not required rank but don't select. */
export type WantedWord = { word: string; alternatives: Alternative[]; isRequired: boolean }

/** How a search is done, and what there is to say about it. */
export type SearchPlan = {
  words: WantedWord[]
  /** Two neighbors written together, by the place of the first. */
  pairs: { term: string; first: number }[]
  /** Words that no text has, and what is looked for instead. */
  corrections: { typed: string; meant: string }[]
  /** Words that may have been meant as well. */
  near: string[]
  /** Whether there were more words than are looked for. */
  isCut: boolean
}

const completedShare = 0.7
const correctedShare = 0.85

/** Plans the search for a text. With `requiresAmounts` numbers select as words do. With `completesLast` the last word may be the beginning of one, as while somebody types. */
export function planSearch(text: string, vocabulary: Vocabulary, { completesLast = false, requiresAmounts = false } = {}): SearchPlan {
  const typed = listTyped(text, completesLast)
  const plan: SearchPlan = { words: [], pairs: [], corrections: [], near: [], isCut: typed.length > maxSearchWords }
  const kept = typed.slice(0, maxSearchWords)
  const hasWords = kept.some((word) => !isAmount(word))
  for (const [index, word] of kept.entries()) {
    const isUnfinished = completesLast && index === kept.length - 1
    const joined = [(kept[index - 1] ?? '') + word, word + (kept[index + 1] ?? '')].filter((both) => both !== word)
    const isPart = joined.some((both) => vocabulary.countDocuments(both) > 0)
    add(plan, word, vocabulary, { isUnfinished, isPart, isRequired: requiresAmounts || !(hasWords && isAmount(word)) })
  }
  plan.pairs = plan.words.flatMap((_, first) => listPairs(plan, first).map((term) => ({ term, first })))
  return plan
}

/** A word and the next one as one, as they were typed and as they were meant. */
function listPairs(plan: SearchPlan, first: number) {
  const [word, next] = [plan.words[first]?.word ?? '', plan.words[first + 1]?.word ?? '']
  const terms = [toPairTerm(word, next), toPairTerm(meantBy(plan, word), meantBy(plan, next))]
  return [...new Set(terms.filter((term) => term !== undefined))]
}

/** Every term that a text may have been found by. */
export function listTerms({ words, pairs }: SearchPlan) {
  return [...new Set([...words.flatMap(({ alternatives }) => alternatives.map(({ term }) => term)), ...pairs.map(({ term }) => term)])]
}

/** The words that are looked for, each once. The last one may be the beginning of a longer word, so it is kept even when it says little. */
function listTyped(text: string, completesLast: boolean) {
  const all = [...listWords(text)].map(({ word }) => word)
  const kept = all.filter((word, index) => !isStopWord(word) || (completesLast && index === all.length - 1 && word.length > 1))
  return [...new Map(kept.map((word) => [stem(word), word])).values()]
}

/** `isPart` says that the word and its neighbor are one that is known, so it needs no correction. */
type Reading = { isUnfinished: boolean; isPart: boolean; isRequired: boolean }

function add(plan: SearchPlan, word: string, vocabulary: Vocabulary, { isUnfinished, isPart, isRequired }: Reading) {
  const itself = { term: stem(word), share: 1 }
  const addWord = (others: string[], share: number) =>
    void plan.words.push({ word, isRequired, alternatives: [itself, ...others.map((other) => ({ term: stem(other), share }))] })

  const isKnown = isAmount(word) || isPart || vocabulary.countDocuments(word) > 0
  if (isKnown) plan.near.push(...listUsualSpellings(word, vocabulary))
  const completions = (isUnfinished || (!isKnown && word.length > 2) ? vocabulary.complete(word, 8) : []).map((known) => known.word)
  if (isKnown || completions.length > 0) return addWord(completions, completedShare)

  const asTyped = vocabulary.correct(word, 4)
  const corrections = asTyped.length > 0 ? asTyped : vocabulary.correct(stem(word), 4)
  const parts = corrections[0]?.distance === 1 ? undefined : vocabulary.split(word)
  if (parts) return plan.words.push(...parts.map((part) => ({ word: part, isRequired, alternatives: [{ term: stem(part), share: 1 }] })))

  const misspelt = isUnfinished ? vocabulary.completeMisspelt(word, 4).map((known) => known.word) : []
  const [meant, ...others] = corrections.map((known) => known.word)
  if (misspelt.length > 0) return addWord(meant ? [meant, ...misspelt] : misspelt, correctedShare)
  if (meant) plan.corrections.push({ typed: word, meant })
  plan.near.push(...(meant ? others : vocabulary.listSimilar(word, 4).map((known) => known.word)))
  addWord(meant ? [meant] : [], correctedShare)
}

/** How nearly all others write a word that hardly anybody writes so. */
function listUsualSpellings(word: string, vocabulary: Vocabulary) {
  const documents = vocabulary.countDocuments(word)
  if (documents === 0 || documents > 2 || isAmount(word)) return []
  return vocabulary
    .correct(word, 2)
    .filter((other) => other.distance === 1 && other.documents >= 10 * documents && stem(other.word) !== stem(word))
    .map((other) => other.word)
}

function meantBy({ corrections }: SearchPlan, word: string) {
  return corrections.find(({ typed }) => typed === word)?.meant ?? word
}

import type { Diet } from '#domain/recipes/diet-names.ts'
import { listNamedTerms, toDietTerm } from './named-terms.ts'
import { isAmount, readWords, stem, type Word } from './search-words.ts'

/**
 * What a recipe or post says, by how much it says about it: its title, the lines of a summary and ingredients, its steps or text. `diets` are those of
 * a recipe; where they are not given, the names of diets in the text count.
 */
export type SearchableText = { title: string; lines: string[]; body: string; diets?: Diet[] }

/**
 * What the index has of a text: the terms of its title, those that say what it is about, the others, and the words as written, for completing and
 * correcting. The terms of the lines say what it is about, and those that come back in its body.
 */
export type IndexedText = { title: string[]; main: string[]; body: string[]; words: string[] }

/** A term that the body has so many times says what a text is about. */
const timesOfMain = 3

/**
 * The terms of a text. Words count in the singular, foods with several names also by one of them; amounts count in titles alone. Two words that
 * stand side by side in the title are also one term, so that "cheese burger" is found as "cheeseburger".
 */
export function toIndexedText({ title, lines, body, diets }: SearchableText): IndexedText {
  const words = new Set<string>()
  const readsDiets = diets === undefined
  const ofTitle = countTerms([title], words, { isTitle: true, readsDiets })
  const ofLines = countTerms(lines, words, { isTitle: false, readsDiets })
  const ofBody = countTerms([body], words, { isTitle: false, readsDiets })
  const main = new Set([...ofLines.keys(), ...(diets ?? []).map(toDietTerm)])
  for (const [term, times] of ofBody) if (times >= timesOfMain) main.add(term)
  return { title: [...ofTitle.keys()], main: [...main], body: [...ofBody.keys()], words: [...words] }
}

/** The term of two words that stand side by side, or undefined when they make none. */
export function toPairTerm(first: string, second: string) {
  const joins = [first, second].every((word) => word.length > 1 && !isAmount(word)) && first.length + second.length <= 24
  return joins ? stem(first + second) : undefined
}

/** How often each term stands in some texts. */
function countTerms(texts: string[], words: Set<string>, { isTitle, readsDiets }: { isTitle: boolean; readsDiets: boolean }) {
  const times = new Map<string, number>()
  const add = (term: string, by = 1) => times.set(term, (times.get(term) ?? 0) + by)
  const different: Word[] = []
  for (const text of texts) {
    const read = readWords(text)
    for (const word of read) if (word.times++ === 0) different.push(word)
    for (const { term, start, diet } of listNamedTerms(read)) if (diet ? readsDiets : term !== read[start]?.term) add(term)
    if (isTitle) for (const pair of listPairs(read)) add(pair)
  }
  for (const read of different) {
    if (read.part) add(read.part, read.times)
    if (!read.isStopWord && (isTitle || !read.isAmount)) {
      add(read.term, read.times)
      if (!read.isAmount) words.add(read.word)
    }
    read.times = 0
  }
  return times
}

function listPairs(words: Word[]) {
  return words.flatMap(({ word, isStopWord }, index) => {
    const next = words[index + 1]
    return next && !isStopWord && !next.isStopWord ? (toPairTerm(word, next.word) ?? []) : []
  })
}

import { type Diet, dietNames } from './diets.ts'
import { listDietTerms, listFoodTerms } from './food-terms.ts'
import { foldWords, isAmount, isStopWord } from './search-words.ts'
import { stem } from './stem.ts'

/**
 * What a recipe or post says, by how much it says about it: its title, the lines of a summary and ingredients, its steps or text. `diets` are those of
 * a recipe; where they are not given, the names of diets in the text count.
 */
export type SearchableText = { title: string; lines: string[]; body: string; diets?: Diet[] }

/**
 * What the index has of a text: the terms of its title, those that say what it is about, the others, and the words as written, for completing and
 * correcting. The terms of the lines say what it is about, and those that come back in its body.
 */
export type IndexedText = { title: Set<string>; main: Set<string>; body: Set<string>; words: Set<string> }

/** A term that the body has so many times says what a text is about. */
const timesOfMain = 3

/** Ends of compounds that are words of their own: a cheeseburger is a burger. */
const compound = /^.{3,}(burger|cake|bread)$/

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
  const main = new Set(ofLines.keys())
  for (const [term, times] of ofBody) if (times >= timesOfMain) main.add(term)
  for (const diet of diets ?? []) main.add(dietNames[diet].term)
  return { title: new Set(ofTitle.keys()), main, body: new Set(ofBody.keys()), words }
}

/** The term of two words that stand side by side, or undefined when they make none. */
export function toPairTerm(first: string, second: string) {
  const joins = [first, second].every((word) => word.length > 1 && !isAmount(word)) && first.length + second.length <= 24
  return joins ? stem(first + second) : undefined
}

type Reading = { isTitle: boolean; readsDiets: boolean }

/** What there is to know of a word, and how often it was read. */
type ReadWord = { term: string; isCounted: boolean; times: number }

/** How often each term stands in some texts. */
function countTerms(texts: string[], words: Set<string>, { isTitle, readsDiets }: Reading) {
  const read = new Map<string, ReadWord>()
  const times = new Map<string, number>()
  const add = (term: string | undefined, by = 1) => term !== undefined && times.set(term, (times.get(term) ?? 0) + by)
  for (const text of texts) {
    const stems: string[] = []
    let before = ''
    for (const word of foldWords(text)) {
      const known = read.get(word) ?? { term: stem(word), isCounted: !isStopWord(word) && (isTitle || !isAmount(word)), times: 0 }
      if (known.times++ === 0) read.set(word, known)
      stems.push(known.term)
      if (isTitle && known.isCounted && before) add(toPairTerm(before, word))
      before = known.isCounted ? word : ''
    }
    for (const named of listFoodTerms(stems)) if (named.length > 1 || named.term !== stems[named.start]) add(named.term)
    if (readsDiets) for (const { term } of listDietTerms(stems)) add(term)
  }
  for (const [word, { term, isCounted, times: count }] of read) {
    if (isCounted) add(term, count)
    if (isCounted && !isAmount(word)) words.add(word)
    add(compound.exec(term)?.[1], count)
  }
  return times
}

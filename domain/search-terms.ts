import { isAmount, isStopWord, listWords } from './search-words.ts'
import { stem } from './stem.ts'

/** What a recipe or post says, by how much it says about it: its title, its summary and ingredients line by line, its steps or text. */
export type SearchableText = { title: string; lines: string[]; body: string }

/** What the index keeps of a text: each term with its weight (1 to 255), and the words as written, for completing and correcting. */
export type IndexedText = { terms: Map<string, number>; words: Set<string> }

/**
 * What a part adds to a term's weight: `once` as soon as the term stands in it, and up to `more` by how often. A title always counts more than the
 * two others together.
 */
const partWeights = { title: { once: 8, more: 4 }, lines: { once: 1.5, more: 3.5 }, body: { once: 0.5, more: 2 } }
const maxWeight = Object.values(partWeights).reduce((sum, { once, more }) => sum + once + more, 0)

/** A text of this many words is of usual length; in a longer one a word counts less. */
const usualLength = { title: 4, lines: 60, body: 500 }

const partNames = ['title', 'lines', 'body'] as const
type Part = (typeof partNames)[number]
type Counts = { frequencies: Map<string, number>; length: number }

/**
 * The terms of a text. Words count in the singular; amounts count in titles alone. Two words that stand side by side in the title are also
 * one term, so that "cheese burger" is found as "cheeseburger" and words next to each other rank higher.
 */
export function toIndexedText({ title, lines, body }: SearchableText): IndexedText {
  const words = new Set<string>()
  const parts: Record<Part, Counts> = {
    title: count([title], words, { hasPairs: true, hasAmounts: true }),
    lines: count(lines, words, { hasPairs: false, hasAmounts: false }),
    body: count([body], words, { hasPairs: false, hasAmounts: false }),
  }
  const names = new Set([...parts.title.frequencies.keys(), ...parts.lines.frequencies.keys(), ...parts.body.frequencies.keys()])
  return { terms: new Map([...names].map((term) => [term, weigh(term, parts)])), words }
}

/** The term of two words that stand side by side, or undefined when they make none. */
export function toPairTerm(first: string, second: string) {
  const joins = [first, second].every((word) => word.length > 1 && !isAmount(word)) && first.length + second.length <= 24
  return joins ? stem(first + second) : undefined
}

function count(texts: string[], words: Set<string>, { hasPairs, hasAmounts }: { hasPairs: boolean; hasAmounts: boolean }): Counts {
  const frequencies = new Map<string, number>()
  const add = (term: string | undefined) => term !== undefined && frequencies.set(term, (frequencies.get(term) ?? 0) + 1)
  let length = 0
  for (const text of texts) {
    let before = ''
    for (const { word } of listWords(text)) {
      const isWord = !isStopWord(word) && (hasAmounts || !isAmount(word))
      if (isWord) add(stem(word))
      if (isWord) length++
      if (isWord && !isAmount(word)) words.add(word)
      if (isWord && hasPairs && before) add(toPairTerm(before, word))
      before = isWord ? word : ''
    }
  }
  return { frequencies, length }
}

function weigh(term: string, parts: Record<Part, Counts>) {
  const sum = partNames.reduce((total, part) => total + weighIn(part, parts[part], term), 0)
  return Math.max(1, Math.round((255 * sum) / maxWeight))
}

/** The repeated word counts more and more slowly, and less in a long text, as in BM25. */
function weighIn(part: Part, { frequencies, length }: Counts, term: string) {
  const frequency = frequencies.get(term) ?? 0
  if (frequency === 0) return 0
  const { once, more } = partWeights[part]
  const relativeLength = Math.min(4, length / usualLength[part])
  return once + (more * frequency) / (frequency + 0.3 + 0.7 * relativeLength)
}

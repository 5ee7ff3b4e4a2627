import { readWords } from './search-words.ts'

/** The phrases in quotation marks in a search, each as its terms; without single words and excluded phrases (-"peanut butter"). */
export function listPhrases(text: string): string[][] {
  const quoted = [...text.matchAll(/(?<![-–‐‑−]\s*)["“”]([^"“”]+)["“”]/gu)].map(([, words = '']) => toTerms(words))
  return quoted.filter(({ length }) => length > 1)
}

/** Whether each phrase occurs word for word in one of the texts. */
export function havePhrases(texts: readonly string[], phrases: readonly string[][]) {
  const words = texts.map((text) => ` ${toTerms(text).join(' ')} `)
  return phrases.every((phrase) => words.some((text) => text.includes(` ${phrase.join(' ')} `)))
}

function toTerms(text: string) {
  return readWords(text).map(({ term }) => term)
}

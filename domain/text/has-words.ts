import { fold } from '#packages/ingredients/fold.ts'

/** Whether a text has every one of these words, also as part of others, whatever their case and accents. */
export function hasWords(text: string, words: string) {
  const folded = fold(text)
  return fold(words)
    .split(' ')
    .every((word) => folded.includes(word))
}

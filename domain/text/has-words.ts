import { fold } from '#packages/ingredients/fold.ts'

/** Whether a text contains every one of these words, even as part of others, ignoring case and accents. */
export function hasWords(text: string, words: string) {
  const folded = fold(text)
  return fold(words)
    .split(' ')
    .every((word) => folded.includes(word))
}

import { takeCharacters } from '#domain/text/take-characters.ts'

/** Maximum length of a card's excerpt, in characters. */
export const excerptLength = 200

/**
 * Plain text of up to 200 characters unchanged; otherwise cut at the last word boundary, with an ellipsis. The first 201 characters of a
 * longer text are enough, even if the last of them is a space.
 */
export function toExcerpt(plainText: string) {
  const text = plainText.replace(/[^\S ]\s*| \s+/gu, ' ').trimStart()
  const start = takeCharacters(text, excerptLength)
  if (start === text) return text.trimEnd()
  const lastSpace = takeCharacters(text, excerptLength + 1).lastIndexOf(' ')
  return `${lastSpace > 0 ? text.slice(0, lastSpace) : start}…`
}

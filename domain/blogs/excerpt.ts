import { takeCharacters } from '#domain/text/take-characters.ts'

/** Longest excerpt on a card, in characters. */
export const excerptLength = 200

/** The first 200 characters of plain text whole, else cut at the last word boundary within them, with an ellipsis. */
export function toExcerpt(plainText: string) {
  const text = plainText.replace(/[^\S ]\s*| \s+/gu, ' ').trim()
  const start = takeCharacters(text, excerptLength)
  if (start === text) return text
  const lastSpace = takeCharacters(text, excerptLength + 1).lastIndexOf(' ')
  return `${lastSpace > 0 ? text.slice(0, lastSpace) : start}…`
}

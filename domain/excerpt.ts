/** Longest excerpt on a card, in characters. */
export const excerptLength = 200

/** The first 200 characters of plain text whole, else cut at the last word boundary within them, with an ellipsis. */
export function toExcerpt(plainText: string) {
  const text = plainText.replace(/\s+/gu, ' ').trim()
  // A character takes one place in a string or two.
  const characters = [...text.slice(0, 2 * (excerptLength + 1))]
  if (characters.length <= excerptLength) return text
  const within = characters.slice(0, excerptLength + 1).join('')
  const lastSpace = within.lastIndexOf(' ')
  return `${lastSpace > 0 ? within.slice(0, lastSpace) : characters.slice(0, excerptLength).join('')}…`
}

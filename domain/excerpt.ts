/** Longest excerpt on a card, in characters. */
export const excerptLength = 200

/** The first 200 characters of plain text whole, else cut at the last word boundary within them, with an ellipsis. */
export function toExcerpt(plainText: string) {
  const characters = [...plainText.replace(/\s+/gu, ' ').trim()]
  if (characters.length <= excerptLength) return characters.join('')
  const within = characters.slice(0, excerptLength + 1).join('')
  const lastSpace = within.lastIndexOf(' ')
  return `${lastSpace > 0 ? within.slice(0, lastSpace) : characters.slice(0, excerptLength).join('')}…`
}

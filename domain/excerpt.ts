/** Longest excerpt on a card, in characters. */
export const excerptLength = 200

/** The first 200 characters of plain text whole, else cut at the last word boundary within them, with an ellipsis. */
export function toExcerpt(plainText: string) {
  const text = plainText.replace(/\s+/gu, ' ').trim()
  const end = findEnd(text, excerptLength)
  if (end === text.length) return text
  const lastSpace = text.slice(0, findEnd(text, excerptLength + 1)).lastIndexOf(' ')
  return `${text.slice(0, lastSpace > 0 ? lastSpace : end)}…`
}

/** Where the first so many characters of a text end; each takes one place in it or two. */
function findEnd(text: string, count: number) {
  let end = 0
  for (let left = count; left > 0 && end < text.length; left--) end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  return end
}

/** The first so many characters of a text, none of them cut in two: each takes one place in it or two. */
export function takeCharacters(text: string, count: number) {
  if (text.length <= count) return text
  let end = 0
  for (let left = count; left > 0 && end < text.length; left--) end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  return text.slice(0, end)
}

/** The first `count` characters (code points) of a text. */
export function takeCharacters(text: string, count: number) {
  // No character is longer than two code units, and a long text is not taken apart.
  return Array.from(text.slice(0, 2 * count))
    .slice(0, count)
    .join('')
}

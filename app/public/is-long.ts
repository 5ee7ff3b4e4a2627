/** Whether a heading is too long for the largest font size; limits in characters. */
export function isLong(heading: string, max: { letters: number; word: number }) {
  return heading.length > max.letters || heading.split(/\s+/).some((word) => word.length > max.word)
}

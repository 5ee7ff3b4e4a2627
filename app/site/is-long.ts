/** Whether a heading is too long for the largest font size; limits in characters. */
export function isLong(heading: string, most: { letters: number; word: number }) {
  return heading.length > most.letters || heading.split(/\s+/).some((word) => word.length > most.word)
}

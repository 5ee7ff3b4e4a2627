/**
 * How many letters must be changed, added, left out or swapped with their neighbor to make one word the other; `most` + 1 when it is more than
 * `most`.
 */
export function editDistance(typed: string, word: string, most: number) {
  if (Math.abs(typed.length - word.length) > most) return most + 1
  return Math.min(most + 1, lastRow(typed, word)[word.length] ?? most + 1)
}

/** The same distance between what was typed and the nearest beginning of a word. */
export function prefixDistance(typed: string, word: string, most: number) {
  return Math.min(most + 1, ...lastRow(typed, word.slice(0, typed.length + most)))
}

/** The distances (optimal string alignment) between the whole of `typed` and every beginning of `word`. */
function lastRow(typed: string, word: string) {
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const present = [row]
    for (let column = 1; column <= word.length; column++) {
      const at = (distances: number[], index: number) => distances[index] ?? 0
      const isSame = typed[row - 1] === word[column - 1]
      let distance = Math.min(at(last, column) + 1, at(present, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1))
      const isSwapped = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (isSwapped) distance = Math.min(distance, at(beforeLast, column - 2) + 1)
      present.push(distance)
    }
    beforeLast = last
    last = present
  }
  return last
}

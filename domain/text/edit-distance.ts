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
  const beginning = word.slice(0, typed.length + most)
  const distances = lastRow(typed, beginning)
  let least = most + 1
  for (let length = 0; length <= beginning.length; length++) least = Math.min(least, at(distances, length))
  return least
}

// Thousands of words are compared for one that is misspelt, so the rows are made once. Longer words than these are never compared.
const longest = 64
const rows: [Uint8Array, Uint8Array, Uint8Array] = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)]

/** The distances (optimal string alignment) between the whole of `typed` and every beginning of `word`, until the next call. */
function lastRow(typed: string, word: string): Uint8Array {
  const length = Math.min(word.length, longest)
  let [beforeLast, last, present] = rows
  for (let column = 0; column <= length; column++) last[column] = column
  for (let row = 1; row <= Math.min(typed.length, longest); row++) {
    present[0] = row
    for (let column = 1; column <= length; column++) {
      const isSame = typed.charCodeAt(row - 1) === word.charCodeAt(column - 1)
      let distance = Math.min(at(last, column) + 1, at(present, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1))
      if (row > 1 && column > 1 && isSwapped(typed, row, word, column)) distance = Math.min(distance, at(beforeLast, column - 2) + 1)
      present[column] = distance
    }
    const spare = beforeLast
    beforeLast = last
    last = present
    present = spare
  }
  return last
}

function at(distances: Uint8Array, column: number) {
  return distances[column] ?? 0
}

function isSwapped(typed: string, row: number, word: string, column: number) {
  return typed.charCodeAt(row - 1) === word.charCodeAt(column - 2) && typed.charCodeAt(row - 2) === word.charCodeAt(column - 1)
}

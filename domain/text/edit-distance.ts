// Thousands of words are compared for one misspelling, so the rows are allocated once. Longer words are never compared.
const longest = 64
const rows: [Uint8Array, Uint8Array, Uint8Array] = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)]

/**
 * How many letters must be changed, added, removed or swapped with their neighbor to turn one word into the other (optimal string
 * alignment); `most` + 1 if it is more than `most`.
 */
export function editDistance(one: string, other: string, most: number) {
  if (Math.abs(one.length - other.length) > most || Math.max(one.length, other.length) > longest) return most + 1
  let [beforeLast, last, present] = rows
  for (let column = 0; column <= other.length; column++) last[column] = column
  for (let row = 1; row <= one.length; row++) {
    present[0] = row
    for (let column = 1; column <= other.length; column++) {
      const isSame = one.charCodeAt(row - 1) === other.charCodeAt(column - 1)
      let distance = Math.min(at(last, column) + 1, at(present, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1))
      if (row > 1 && column > 1 && isSwapped(one, row, other, column)) distance = Math.min(distance, at(beforeLast, column - 2) + 1)
      present[column] = distance
    }
    ;[beforeLast, last, present] = [last, present, beforeLast]
  }
  return Math.min(most + 1, at(last, other.length))
}

function isSwapped(one: string, row: number, other: string, column: number) {
  return one.charCodeAt(row - 1) === other.charCodeAt(column - 2) && one.charCodeAt(row - 2) === other.charCodeAt(column - 1)
}

function at(distances: Uint8Array, column: number) {
  return distances[column] ?? 0
}

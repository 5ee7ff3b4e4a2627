/** Rows that one statement writes: both databases take that many parameters. */
const rowsAtOnce = 500

/** Rows in pieces that one statement can write. */
export function inPieces<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) => rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce))
}

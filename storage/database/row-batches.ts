import { setImmediate as letOthersWork } from 'node:timers/promises'

/** Rows that one statement writes: both databases take that many parameters. */
const rowsAtOnce = 500

/** Rows in pieces that one statement can write. */
export function toRowBatches<Row>(rows: Row[], size = rowsAtOnce): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => rows.slice(index * size, (index + 1) * size))
}

/** Works on one piece after the other; other requests are answered in between, also while a transaction is open: they read past it. */
export async function forEachLimit<Row>(pieces: Row[][], work: (piece: Row[]) => Promise<unknown>) {
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await letOthersWork()
    await work(piece)
  }
}

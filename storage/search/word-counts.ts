import type { Database } from '#storage/database/database.ts'
import { forEachBatch, toRowBatches } from '#storage/database/row-batches.ts'

/** Adds to the number of documents that have each word. */
export async function addToWords(db: Database, counts: ReadonlyMap<string, number>, change: number) {
  const rows = [...counts].filter(([, by]) => by !== 0).map(([word, by]) => ({ word, documents: by, change }))
  // In the order of the index: many rows are written faster so.
  rows.sort((a, b) => (a.word < b.word ? -1 : 1))
  await forEachBatch(toRowBatches(rows), (piece) =>
    db
      .insertInto('searchWords')
      .values(piece)
      .onConflict((conflict) =>
        conflict.column('word').doUpdateSet(({ eb, ref }) => ({
          documents: eb('searchWords.documents', '+', ref('excluded.documents')),
          change,
        })),
      )
      .execute(),
  )
}

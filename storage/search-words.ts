import type { Database } from './database/database.ts'
import { forEachLimit, toRowBatches } from './database/row-batches.ts'

/** Adds to the number of documents that have each word. */
export async function updateWords(db: Database, words: Map<string, number>, change: number) {
  const rows = [...words].filter(([, by]) => by !== 0).map(([word, by]) => ({ word, documents: by, change }))
  rows.sort((a, b) => (a.word < b.word ? -1 : 1))
  await forEachLimit(toRowBatches(rows), (piece) =>
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

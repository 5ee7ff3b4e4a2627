import type { Database } from './database.ts'
import { inPieces } from './in-pieces.ts'

/** Adds to the number of documents that have each word. */
export async function updateWords(db: Database, words: Map<string, number>, change: number) {
  const rows = [...words].filter(([, by]) => by !== 0).map(([word, by]) => ({ word, documents: by, change }))
  for (const piece of inPieces(rows))
    await db
      .insertInto('searchWords')
      .values(piece)
      .onConflict((conflict) =>
        conflict.column('word').doUpdateSet(({ eb, ref }) => ({
          documents: eb('searchWords.documents', '+', ref('excluded.documents')),
          change,
        })),
      )
      .execute()
}

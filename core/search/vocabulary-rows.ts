import { type Database, databaseKey } from '#core/database/database.ts'
import { createVocabulary } from '#domain/search/vocabulary.ts'

/** One vocabulary for each database that the process has open, with the number of documents and the index change it reflects. */
const vocabularies = new WeakMap<object, { vocabulary: ReturnType<typeof createVocabulary>; documents: number; change: number }>()

/** The words of all texts, up to date with every process's changes, and the number of documents. */
export async function readVocabulary(db: Database) {
  const kept = vocabularies.get(databaseKey(db)) ?? { vocabulary: createVocabulary(), documents: 0, change: 0 }
  vocabularies.set(databaseKey(db), kept)
  const { change } = await db.selectFrom('searchIndex').select('change').where('id', '=', 'content').executeTakeFirstOrThrow()
  if (change === kept.change) return kept
  const words = await db.selectFrom('searchWords').select(['word', 'documents']).where('change', '>', kept.change).execute()
  const { documents } = await db
    .selectFrom('searchDocuments')
    .select(({ fn }) => fn.countAll<number>().as('documents'))
    .executeTakeFirstOrThrow()
  // Another request may have read later ones in the meantime.
  if (change > kept.change) {
    for (const word of words) kept.vocabulary.set(word.word, word.documents)
    Object.assign(kept, { documents, change })
  }
  return kept
}

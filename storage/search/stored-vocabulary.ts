import { setImmediate as letOthersWork } from 'node:timers/promises'
import { createVocabulary, type Vocabulary } from '#domain/search/vocabulary.ts'
import type { Database } from '#storage/database/database.ts'
import { databaseKey } from '#storage/database/database-key.ts'
import { getSearchState } from './search-index.ts'

const wordsAtOnce = 5000

type Kept = { vocabulary: Vocabulary; change: number; refreshing: Promise<unknown> | undefined }

/** One vocabulary for each open database of the process. */
const vocabularies = new WeakMap<object, Kept>()

/** The words of all texts, with what any process has changed of them, and how many documents there are. */
export async function readVocabulary(db: Database) {
  const kept = vocabularies.get(databaseKey(db)) ?? { vocabulary: createVocabulary(), change: 0, refreshing: undefined }
  vocabularies.set(databaseKey(db), kept)
  const { change, documents } = await getSearchState(db)
  if (change === kept.change) return { vocabulary: kept.vocabulary, documents }
  await kept.refreshing
  kept.refreshing = refresh(db, kept, change).finally(() => {
    kept.refreshing = undefined
  })
  await kept.refreshing
  return { vocabulary: kept.vocabulary, documents }
}

async function refresh(db: Database, kept: Kept, change: number) {
  let after: string | undefined = ''
  while (after !== undefined) after = await readPiece(db, kept, after)
  kept.change = Math.max(kept.change, change)
}

/** Reads the words in the order of the alphabet, from one on, and returns where to go on, or undefined at the end. */
async function readPiece(db: Database, { vocabulary, change }: Kept, after: string) {
  const rows = await db
    .selectFrom('searchWords')
    .select(['word', 'documents'])
    .where('change', '>', change)
    .where('word', '>', after)
    .orderBy('word')
    .limit(wordsAtOnce)
    .execute()
  for (const { word, documents } of rows) vocabulary.set(word, documents)
  // Other requests are answered in between.
  if (rows.length === wordsAtOnce) await letOthersWork()
  return rows.length === wordsAtOnce ? rows.at(-1)?.word : undefined
}

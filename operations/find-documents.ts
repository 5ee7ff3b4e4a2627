import { builtInRecipes } from '#content/built-in-recipes.ts'
import { type Ranking, rankDocuments } from '#domain/rank-documents.ts'
import type { PostingBlock } from '#domain/search-document.ts'
import { listTerms, planSearch, type SearchPlan } from '#domain/search-plan.ts'
import { isAmount } from '#domain/search-words.ts'
import type { Database } from '#storage/database/database.ts'
import { databaseKey } from '#storage/database/database-key.ts'
import { listPostings } from '#storage/search-index.ts'
import { readVocabulary } from '#storage/vocabulary.ts'
import { keepAnswers } from './kept-answers.ts'
import { listBuiltInRecipes } from './recipes/browse-recipes.ts'

/**
 * What a search found, as numbers, and how it was understood. `terms` are what is marked: amounts are not, they stand everywhere. Rankings with the
 * same `key` are the same.
 */
export type Findings = { plan: SearchPlan; ranking: Ranking; key: string; terms: ReadonlySet<string> }

/** `completesLast`: the last word may be the beginning of one. `isOwnOnly`: built-in recipes are left out. */
export type FindOptions = { completesLast?: boolean; requiresAmounts?: boolean; isOwnOnly?: boolean }

/** A document of a ranking is a number. */
const keyBytes = 8
const keptRankings = keepAnswers(({ counts }: Ranking) => keyBytes * (counts.recipe + counts.blog))

/** What one place of a term takes: three bytes as it is read, and a number for what it is worth. */
const placeBytes = 3 + keyBytes
/** About what a block takes beside its places. */
const blockBytes = 500
const keptPostings = keepAnswers((blocks: PostingBlock[]) =>
  blocks.reduce((sum, { places }) => sum + blockBytes + placeBytes * places.length, 0),
)

/** Looks a text up in the index. Built-in recipes that the public does not see are not found. */
export async function findDocuments(db: Database, text: string, { isOwnOnly = false, ...options }: FindOptions = {}): Promise<Findings> {
  const { vocabulary, documents, change } = await readVocabulary(db)
  const plan = planSearch(text, vocabulary, options)
  const terms = listTerms(plan)
  const shown = await listBuiltInRecipes(db, {})
  const hidden = new Set(builtInRecipes.filter((recipe) => isOwnOnly || !shown.includes(recipe)).map(({ id }) => id))
  const rankings = keptRankings(databaseKey(db))
  const key = JSON.stringify([change, [...hidden], plan.words, plan.pairs])
  const ranking =
    rankings.find(key) ?? rankings.keep(key, rankDocuments({ plan, blocks: await readPostings(db, terms, change), documents, hidden }))
  return { plan, ranking, key, terms: new Set(terms.filter((term) => !isAmount(term))) }
}

/** Where terms stand. Most searches have a word that others had, and common words take longest to read. */
async function readPostings(db: Database, terms: string[], change: number) {
  const kept = keptPostings(databaseKey(db))
  const toKey = (term: string) => JSON.stringify([change, term])
  const known = new Map(terms.map((term) => [term, kept.find(toKey(term))]))
  const missing = terms.filter((term) => !known.get(term))
  const read = Map.groupBy(await listPostings(db, missing), ({ term }) => term)
  return terms.flatMap((term) => known.get(term) ?? kept.keep(toKey(term), read.get(term) ?? []))
}

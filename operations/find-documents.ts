import { builtInRecipes } from '#content/built-in-recipes.ts'
import { type Ranking, rankDocuments } from '#domain/rank-documents.ts'
import { firstCreatedRecipeId } from '#domain/recipe.ts'
import type { DocumentKind } from '#domain/search-document.ts'
import { listTerms, planSearch, type SearchPlan } from '#domain/search-plan.ts'
import { isAmount } from '#domain/search-words.ts'
import type { Database } from '#storage/database.ts'
import { listPostings } from '#storage/search-index.ts'
import { readVocabulary } from '#storage/vocabulary.ts'
import { listBuiltInRecipes } from './browse-recipes.ts'

/** What a search found, as numbers, and how it was understood. `terms` are what is marked: amounts are not, they stand everywhere. */
export type Findings = { plan: SearchPlan; ranking: Ranking; terms: ReadonlySet<string> }

/** `completesLast`: the last word may be the beginning of one. `isOwnOnly`: built-in recipes are left out. */
export type FindOptions = { completesLast?: boolean; requiresAmounts?: boolean; isOwnOnly?: boolean }

/** Looks a text up in the index. Built-in recipes that the public does not see are not found. */
export async function findDocuments(db: Database, text: string, { isOwnOnly = false, ...options }: FindOptions = {}): Promise<Findings> {
  const { vocabulary, documents } = await readVocabulary(db)
  const plan = planSearch(text, vocabulary, options)
  const terms = listTerms(plan)
  const [blocks, shown] = await Promise.all([listPostings(db, terms), listBuiltInRecipes(db, {})])
  const hidden = new Set(builtInRecipes.filter((recipe) => isOwnOnly || !shown.includes(recipe)).map(({ id }) => id))
  const isHidden = (kind: DocumentKind, number: number) => kind === 'recipe' && number < firstCreatedRecipeId && hidden.has(number)
  return { plan, ranking: rankDocuments({ plan, blocks, documents, isHidden }), terms: new Set(terms.filter((term) => !isAmount(term))) }
}

import { builtInRecipes } from '#content/built-in-recipes.ts'
import type { Database } from '#core/database/database.ts'
import { listBuiltInRecipes } from '#core/recipes/browse-recipes.ts'
import { firstCreatedRecipeId } from '#domain/recipes/recipe.ts'
import { toPartialQueries, toWholeQueries } from '#domain/search/plan-queries.ts'
import { rankCandidates } from '#domain/search/rank-candidates.ts'
import type { Candidate, DocumentKind, FoundDocument } from '#domain/search/search-document.ts'
import { planSearch, type SearchPlan } from '#domain/search/search-plan.ts'
import { listCandidates, listMatchingIds } from './candidate-rows.ts'
import { readVocabulary } from './vocabulary-rows.ts'

/** What a search found, best first, and how it was understood. `isPartial`: no document has all words, and these have the most of them. */
export type Findings = { plan: SearchPlan; found: Candidate[]; counts: Record<DocumentKind, FoundCount>; isPartial: boolean }

/** How many documents of a kind were found and ranked, and whether there are more. */
export type FoundCount = { ranked: number; hasMore: boolean }

/** How many documents of each kind are ranked for the public. */
export const maxRanked = 200

type FindOptions = {
  kinds?: readonly DocumentKind[]
  most?: number
  completesLast?: boolean
  requiresAll?: boolean
  /** What recipes must be known to suit, in the words of their labels. */
  fits?: readonly string[]
  /** Whether built-in recipes are left out. */
  isOwnOnly?: boolean
}

const bothKinds = ['recipe', 'blog'] as const satisfies DocumentKind[]

/** Looks up a text in the index. Built-in recipes that the public does not see are not found. */
export async function findDocuments(db: Database, text: string, options: FindOptions = {}): Promise<Findings> {
  const { vocabulary, documents } = await readVocabulary(db)
  const planned = planSearch(text, vocabulary, options)
  const hidden = await listHidden(db, options)
  const look = (queriesOf: QueriesOf) => lookUp(db, queriesOf, hidden, options)
  const timed = await look((kind) => toWholeQueries(planned, kind))
  const isWishInVain = planned.isTimeWish === true && timed.counts.recipe.ranked === 0
  const plan = isWishInVain ? { ...planned, minutes: undefined } : planned
  const whole = isWishInVain ? await look((kind) => toWholeQueries(plan, kind)) : timed
  const isPartial = whole.found.length === 0 && !options.requiresAll && !options.completesLast
  const { found, counts } = (isPartial && (await findFirst(plan, look))) || whole
  return { plan, found: rankCandidates(found, plan, documents), counts, isPartial: isPartial && found.length > 0 }
}

/** The numbers of all recipes that a search finds; if none has all of its words, of those that have the most. */
export async function findRecipeNumbers(db: Database, text: string): Promise<Set<number>> {
  const { vocabulary } = await readVocabulary(db)
  const plan = planSearch(text, vocabulary)
  for (const queries of [toWholeQueries(plan, 'recipe'), ...toPartialQueries(plan, 'recipe')]) {
    const widest = queries.at(-1)
    const numbers = widest ? await listMatchingIds(db, 'recipe', widest) : []
    if (numbers.length > 0) return new Set(numbers)
  }
  return new Set()
}

/** How to read the records of found documents, in no order. */
export type FoundReaders<Recipe, Blog> = {
  recipes: (db: Database, ids: number[]) => Promise<Recipe[]>
  blogs: (db: Database, ids: string[]) => Promise<Blog[]>
}

/** What was found, in the order found: recipes and posts. Records deleted in between are left out. */
export async function readFound<Recipe extends { id: number }, Blog extends { id: string }>(
  db: Database,
  found: FoundDocument[],
  { recipes, blogs }: FoundReaders<Recipe, Blog>,
) {
  const idsOf = (kind: DocumentKind) => found.filter((document) => document.kind === kind).map(({ recordId }) => recordId)
  const created = idsOf('recipe')
    .map(Number)
    .filter((id) => id >= firstCreatedRecipeId)
  const [foundRecipes, foundBlogs] = await Promise.all([recipes(db, created), blogs(db, idsOf('blog'))])
  const recipeOf = new Map(foundRecipes.map((recipe) => [String(recipe.id), recipe]))
  const blogOf = new Map(foundBlogs.map((blog) => [blog.id, blog]))
  return found.map(({ kind, recordId }) => ({
    recipe: kind === 'recipe' ? (recipeOf.get(recordId) ?? builtInRecipes.find(({ id }) => String(id) === recordId)) : undefined,
    blog: kind === 'blog' ? blogOf.get(recordId) : undefined,
  }))
}

type Looked = Pick<Findings, 'found' | 'counts'>

/** The queries for documents of a kind, from the narrowest to the widest. */
type QueriesOf = (kind: DocumentKind) => string[]

async function findFirst(plan: SearchPlan, look: (queriesOf: QueriesOf) => Promise<Looked>) {
  const choices = { recipe: toPartialQueries(plan, 'recipe'), blog: toPartialQueries(plan, 'blog') }
  for (const index of choices.recipe.keys()) {
    const looked = await look((kind) => choices[kind][index] ?? [])
    if (looked.found.length > 0) return looked
  }
  return undefined
}

async function lookUp(db: Database, queriesOf: QueriesOf, hidden: ReadonlySet<number>, options: FindOptions): Promise<Looked> {
  const { kinds = bothKinds, most = maxRanked } = options
  const found: Candidate[] = []
  const counts: Findings['counts'] = { recipe: { ranked: 0, hasMore: false }, blog: { ranked: 0, hasMore: false } }
  for (const kind of kinds) {
    // Excluded recipes must not take the place of others.
    const { candidates, hasMore } = await listCandidates(db, { kind, queries: queriesOf(kind), limit: most + hidden.size })
    const shown = kind === 'recipe' ? candidates.filter(({ number }) => !hidden.has(number)) : candidates
    counts[kind] = { ranked: Math.min(shown.length, most), hasMore: hasMore || shown.length > most }
    found.push(...shown.slice(0, most))
  }
  return { found, counts }
}

async function listHidden(db: Database, { isOwnOnly = false }: FindOptions) {
  const shown = new Set(isOwnOnly ? [] : (await listBuiltInRecipes(db, {})).map(({ id }) => id))
  return new Set(builtInRecipes.map(({ id }) => id).filter((id) => !shown.has(id)))
}

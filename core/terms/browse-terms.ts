import type { Database } from '#core/database/database.ts'
import { askFacets } from '#core/facets/ask-facets.ts'
import { listBuiltInRecipes, toRecipePage } from '#core/recipes/browse-recipes.ts'
import { listRecipesOfTerm } from '#core/recipes/recipe-rows.ts'
import { toFitTest } from '#domain/facets/filter-recipes.ts'
import { sliceOf, toPage } from '#domain/http/paging.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { listAuthorTerms } from '#domain/terms/bylines.ts'
import { isRecipeTermKind, listTermNamesOf } from '#domain/terms/recipe-terms.ts'
import { type Term, type TermKind, toTermSlug } from '#domain/terms/term.ts'
import { countShown, countShownOf, findTermBySlug, listShownIds } from './public-term-rows.ts'

/**
 * The term that visitors find under a slug in any spelling, or that had it once, and how many public records it has: undefined without any, so that
 * nobody learns of a draft by its tags.
 */
export async function findShownTerm(db: Database, kind: TermKind, slug: string) {
  const term = await findTermBySlug(db, kind, toTermSlug(slug))
  if (!term) return undefined
  const builtIn = await listBuiltInOfTerm(db, term)
  const total = (await countShown(db, term.id)) + builtIn.length
  return total > 0 ? { ...term, total } : undefined
}

/** How many public posts and recipes an author has. */
export async function countOfAuthor(db: Database, term: Term) {
  const [posts, recipes, builtIn] = await Promise.all([
    countShownOf(db, 'blog', term.id),
    countShownOf(db, 'recipe', term.id),
    listBuiltInOfTerm(db, term),
  ])
  return { posts, recipes: recipes + builtIn.length }
}

/** One page of the public recipes with a term, of which there are `total`: the owner's newest first, then the built-in ones; with `fits` those that are known to be for it, in the words of marks. Undefined past the end. */
export async function browseTermRecipes(
  db: Database,
  term: Term & { total: number },
  { page, size, fits = [] }: { page: number; size: number; fits?: readonly string[] | undefined },
) {
  if (fits.length > 0 || term.kind === 'diet') return toRecipePage(db, await listFitting(db, term, fits), { page, size })
  const slice = sliceOf(page, size)
  const [created, builtIn] = await Promise.all([listRecipesOfTerm(db, term.id, slice), listBuiltInOfTerm(db, term)])
  const start = Math.max(0, slice.offset - (term.total - builtIn.length))
  const entries: Recipe[] = [...created, ...builtIn.slice(start, start + size - created.length)]
  return toPage(entries, term.total, page, size)
}

/** Those that are known to be for something, in the same order. Under the name of a diet, those that their ingredients contradict are left out. */
async function listFitting(db: Database, term: Term & { total: number }, fits: readonly string[]) {
  const own = await listShownIds(db, 'recipe', term.id, { limit: term.total, offset: 0 })
  const ids = [...own.map(Number), ...(await listBuiltInOfTerm(db, term)).map(({ id }) => id)]
  const isFit = toFitTest(fits)
  return askFacets(db, ({ recipes }) =>
    ids.filter((id) => {
      const recipe = recipes.get(id)
      if (!recipe || !isFit(recipe)) return false
      return term.kind !== 'diet' || recipe.diets.some((name) => toTermSlug(name) === term.slug)
    }),
  )
}

/** Terms of a kind with the built-in recipes that visitors see added to their records. */
export async function countBuiltIn<Entry extends { slug: string; records: number }>(db: Database, kind: TermKind, terms: Entry[]) {
  if (kind === 'tag') return terms
  const names = (await listBuiltInRecipes(db, {})).flatMap((recipe) => listNamesOf(recipe, kind).map(toTermSlug))
  return terms.map((term) => ({ ...term, records: term.records + names.filter((slug) => slug === term.slug).length }))
}

async function listBuiltInOfTerm(db: Database, { kind, slug }: Term) {
  if (kind === 'tag') return []
  const has = (recipe: Recipe) => listNamesOf(recipe, kind).some((name) => toTermSlug(name) === slug)
  return (await listBuiltInRecipes(db, {})).filter(has)
}

function listNamesOf(recipe: Recipe, kind: TermKind) {
  if (isRecipeTermKind(kind)) return listTermNamesOf(recipe, kind)
  return kind === 'author' ? listAuthorTerms(recipe.author).map(({ name }) => name) : []
}

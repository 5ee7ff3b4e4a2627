import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { listNewestFirst } from '#core/database/newest-first.ts'
import { toRowBatches } from '#core/database/row-batches.ts'
import type { HiddenPublication, RecipeEntry } from '#core/database/schema.ts'
import { indexDocuments } from '#core/search/search-index-rows.ts'
import { listShownIds } from '#core/terms/public-term-rows.ts'
import { deleteRecordTerms, linkTerms, toShownAt } from '#core/terms/record-term-rows.ts'
import type { Slice } from '#domain/http/paging.ts'
import type { Publication, PublicationState } from '#domain/publication/publication.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { recipeFieldNames, recipeFields } from '#domain/recipes/recipe-fields.ts'
import { toDoubtTerms, toKnownTerms } from '#domain/recipes/recipe-marks.ts'
import { toIndexedText } from '#domain/search/indexed-text.ts'
import { listCoursesOf } from '#domain/search/meals.ts'
import { toTimeTerm } from '#domain/search/time-limit.ts'
import { listTermsOfRecipe } from '#domain/terms/all-terms.ts'
import { listRecipeTerms, type RecipeTerms } from '#domain/terms/recipe-terms.ts'
import { countRecipes, publicRecipes, type RecipeFilter } from './public-recipe-rows.ts'
import { type NewRecipeEntry, toAdminRecipe, toColumns, toRecipe } from './recipe-columns.ts'
import { insertRecipeFacets, removeRecipeFacets, updateRecipeFacets } from './recipe-facet-rows.ts'
import { findNextRecipeNumber, reserveRecipeNumber } from './recipe-number-rows.ts'

/** The owner's recipes that visitors may see, newest first. */
export async function listRecipes(db: Database, { type }: RecipeFilter, slice: Slice) {
  const recipes = publicRecipes(db)
    .selectAll()
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? null))
  const rows = await listNewestFirst(recipes, slice, () => countRecipes(db, { type }), 'publishedAt')
  return rows.map(toRecipe)
}

export async function findRecipeBySlug(db: Database, slug: string) {
  const row = await publicRecipes(db).selectAll().where('slug', '=', slug).executeTakeFirst()
  return row && toRecipe(row)
}

export async function findRecipe(db: Database, id: number) {
  const row = await publicRecipes(db).selectAll().where('id', '=', id).executeTakeFirst()
  return row && toRecipe(row)
}

/** The recipes with a term, newest first. */
export async function listRecipesOfTerm(db: Database, termId: string, slice: Slice) {
  const ids = (await listShownIds(db, 'recipe', termId, slice)).map(Number)
  const byId = new Map((await listRecipesByNumber(db, ids)).map((recipe) => [recipe.id, recipe]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The owner's public recipes with these numbers, in no particular order. */
export async function listRecipesByNumber(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  return (await publicRecipes(db).selectAll().where('id', 'in', ids).execute()).map(toRecipe)
}

/** Up to `limit` numbers of the owner's recipes above `after`, in ascending order. */
export async function listRecipeIdsAfter(db: Database, after: number, limit: number) {
  const rows = await publicRecipes(db).select('id').where('id', '>', after).orderBy('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}

export async function listRecipeNames(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  return publicRecipes(db).select(['id', 'title', 'slug']).where('id', 'in', ids).execute()
}

/** Stores a new recipe under the next number that was never used, from 1001 up, and returns it. Its slug must be free. */
export async function insertRecipe<NewRecipe extends NewRecipeEntry>(db: Database, recipe: NewRecipe) {
  const [id] = await insertRecipes(db, [recipe])
  if (id === undefined) throw new Error(`The recipe at ${recipe.slug} was not given a number`)
  return { ...recipe, id }
}

/** Stores all of these new recipes or none, under the next numbers that were never used, and returns the numbers. Their slugs must be free. */
export function insertRecipes(db: Database, recipes: NewRecipeEntry[]) {
  return inTransaction(db, async (transaction) => {
    const next = await findNextRecipeNumber(transaction)
    const numbered = recipes.map((recipe, index) => {
      return { ...recipe, id: next + index, state: recipe.state ?? 'published', publishedAt: recipe.publishedAt ?? recipe.createdAt }
    })
    const rows = numbered.map(({ id, createdAt, publishedAt, state, ...recipe }) => {
      return { ...toColumns(recipe), id, createdAt, publishedAt, state }
    })
    for (const batch of toRowBatches(rows)) await transaction.insertInto('_recipes').values(batch).execute()
    const published = numbered.filter(({ state }) => state === 'published')
    await insertRecipeFacets(transaction, published)
    await indexDocuments(transaction, 'recipe', published.map(toRecipeDocument))
    await linkRecipeTerms(transaction, numbered)
    return numbered.map(({ id }) => id)
  })
}

/** Replaces a recipe except its number, state and dates of creation and publication; missing fields become null. Its slug must be free. */
export function updateRecipe(db: Database, id: number, recipe: Omit<RecipeEntry, 'id' | 'createdAt' | 'publishedAt'>) {
  return inTransaction(db, async (transaction) => {
    const update = transaction.updateTable('_recipes').set(toColumns(recipe)).where('id', '=', id)
    const row = await update.returning(['state', 'publishedAt', 'createdAt']).executeTakeFirst()
    if (!row) return
    await linkRecipeTerms(transaction, [{ ...recipe, ...row, id }])
    if (row.state !== 'published') return
    await updateRecipeFacets(transaction, [{ ...recipe, id }])
    await indexDocuments(transaction, 'recipe', [toRecipeDocument({ ...recipe, id })])
  })
}

/** Changes the state of a recipe; returns whether there is one. The search and the facets have what is published. */
export function updateRecipePublication(db: Database, id: number, changes: Partial<Publication & HiddenPublication>) {
  return inTransaction(db, async (transaction) => {
    const row = await transaction.updateTable('_recipes').set(changes).where('id', '=', id).returningAll().executeTakeFirst()
    if (!row) return false
    if (row.state === 'published') await insertRecipeFacets(transaction, [toRecipe(row)])
    else await removeRecipeFacets(transaction, [id])
    await indexDocuments(transaction, 'recipe', [row.state === 'published' ? toRecipeDocument(toRecipe(row)) : { recordId: String(id) }])
    await linkRecipeTerms(transaction, [toAdminRecipe(row)])
    return true
  })
}

/** Deletes these recipes, whose numbers are never used again; returns how many there were. */
export function deleteRecipes(db: Database, ids: number[]) {
  return inTransaction(db, async (transaction) => {
    const { numDeletedRows } = await transaction.deleteFrom('_recipes').where('id', 'in', ids).executeTakeFirst()
    if (numDeletedRows === 0n) return 0
    await removeRecipeFacets(transaction, ids)
    const removed = ids.map((id) => ({ recordId: String(id) }))
    await indexDocuments(transaction, 'recipe', removed)
    await deleteRecordTerms(transaction, 'recipe', ids.map(String))
    await reserveRecipeNumber(transaction, Math.max(...ids))
    return Number(numDeletedRows)
  })
}

/** Units and sizes in lines of ingredients: pound cake has nothing to do with a pound of sugar. */
const unitWord =
  /\b(?:pounds?|lbs?|ounces?|oz|cups?|tablespoons?|tbsps?|teaspoons?|tsps?|grams?|kg|ml|pinch(?:es)?|packages?|large|medium|small|divided|optional)\b/gi

/** A recipe as a document of the search index. */
export function toRecipeDocument(recipe: Omit<Recipe, 'createdAt'>) {
  const { id, title, short, ingredients, keywords = '', totalMinutes } = recipe
  const terms = listRecipeTerms(recipe).map(({ name }) => name)
  const lines = [
    short,
    ...ingredients.map((line) => line.replace(unitWord, ' ')),
    ...toHeadings(recipe.ingredientGroups),
    ...terms,
    keywords,
  ]
  const time = totalMinutes ? toTimeTerm(totalMinutes) : undefined
  const readText = () => {
    const known = [...toKnownTerms(recipe, [...terms, keywords]), ...(time ? [time] : []), ...listCoursesOf(title)]
    const names = [...terms, ...keywords.split(',')]
    return toIndexedText({ title, lines, body: toBody(recipe), known, names, ingredients, doubts: toDoubtTerms(recipe) })
  }
  return { recordId: String(id), read: readText }
}

function toBody(recipe: Omit<Recipe, 'createdAt'>) {
  const { steps, stepExtras = [], stepGroups, equipment = [] } = recipe
  const tips = stepExtras.map(({ tip = '' }) => tip)
  const texts = recipeFieldNames.flatMap((name) => (recipeFields[name].isSearched ? [recipe[name] ?? ''] : []))
  return [...steps, ...tips, ...toHeadings(stepGroups), ...equipment, ...texts].join('\n')
}

type Labelled = RecipeTerms & Pick<Recipe, 'id' | 'author' | 'updatedAt'> & { state: PublicationState; publishedAt: string }

/** Notes what new or changed recipes are organised by, and their authors. Call it after the search has them, whose lock lets one writer at a time make terms. */
export async function linkRecipeTerms(db: Database, recipes: Labelled[]) {
  const records = recipes.map((recipe) => ({ recordId: String(recipe.id), shownAt: toShownAt(recipe), names: listTermsOfRecipe(recipe) }))
  const [newest] = recipes
  if (newest) await linkTerms(db, 'recipe', records, newest.updatedAt ?? newest.publishedAt)
}

function toHeadings(groups: Recipe['stepGroups'] = []) {
  return groups.map(({ heading }) => heading)
}

import { sql } from 'kysely'
import type { Slice } from '#domain/http/paging.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import { firstCreatedRecipeId, type Recipe, type RecipeType } from '#domain/recipes/recipe.ts'
import { toIndexedText } from '#domain/search-terms.ts'
import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'
import { listBefore, listNewestFirst } from '#storage/database/newest-first.ts'
import { toRowBatches } from '#storage/database/row-batches.ts'
import { findRowCount } from '#storage/database/row-counts.ts'
import type { RecipeRow } from '#storage/database/schema.ts'
import { type DocumentToIndex, indexDocuments, removeDocuments } from '#storage/search-index.ts'
import { insertRecipeFacets, removeRecipeFacets, updateRecipeFacets } from './recipe-facet-rows.ts'

/** A recipe as its row keeps it: `image` as the owner gave it, and beside it the reference of what was fetched when that is a URL. */
export type RecipeEntry = Recipe & { imageFetched?: string }

/** A recipe to store. */
export type NewRecipeEntry = Omit<RecipeEntry, 'id'> & { createdAt: string }

/** Which created recipes a list holds: those of one type, or all. */
export type RecipeFilter = { type?: RecipeType }

const columns = [
  'id',
  'slug',
  'title',
  'image',
  'imageFetched',
  'imageAlt',
  'short',
  'steps',
  'ingredients',
  'nutritionalValues',
  'type',
  'servings',
  'yieldText',
  'prepMinutes',
  'cookMinutes',
  'totalMinutes',
  'category',
  'cuisine',
  'keywords',
  'author',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof RecipeRow)[]

/** The owner's recipes, newest first. */
export async function listRecipes(db: Database, { type }: RecipeFilter, slice: Slice) {
  const recipes = db
    .selectFrom('_recipes')
    .select(columns)
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? null))
  const rows = await listNewestFirst(recipes, slice, () => countRecipes(db, { type }))
  return rows.map(toRecipe)
}

/** The owner's recipes as their rows keep them, by number downwards from below `before`, for reading all of them piece by piece. */
export async function listRecipeEntriesBefore(db: Database, before: number | undefined, limit: number) {
  const rows = await listBefore(db.selectFrom('_recipes').select(columns), before, limit)
  return rows.map(toEntry)
}

/** How many of the owner's recipes pass the filter. */
export function countRecipes(db: Database, { type }: RecipeFilter) {
  return findRowCount(db, '_recipes', type)
}

/** The owner's recipe at an address, or undefined. */
export async function findRecipeBySlug(db: Database, slug: string) {
  const row = await db.selectFrom('_recipes').select(columns).where('slug', '=', slug).executeTakeFirst()
  return row && toRecipe(row)
}

/** The owner's recipe with a number, or undefined. */
export async function findRecipe(db: Database, id: number) {
  const row = await db.selectFrom('_recipes').select(columns).where('id', '=', id).executeTakeFirst()
  return row && toRecipe(row)
}

/** The owner's recipe with a number as its row keeps it, for the form that edits it, or undefined. */
export async function findRecipeEntry(db: Database, id: number) {
  const row = await db.selectFrom('_recipes').select(columns).where('id', '=', id).executeTakeFirst()
  return row && toEntry(row)
}

/** The owner's recipes with these numbers, in no order. */
export async function listRecipesByNumber(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  return (await db.selectFrom('_recipes').select(columns).where('id', 'in', ids).execute()).map(toRecipe)
}

/** Up to `limit` numbers of the owner's recipes above one, in order. */
export async function listRecipeIdsAfter(db: Database, after: number, limit: number) {
  const rows = await db.selectFrom('_recipes').select('id').where('id', '>', after).orderBy('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** What these recipes of the owner's are called and where they stand. */
export async function listRecipeNames(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  return db.selectFrom('_recipes').select(['id', 'title', 'slug']).where('id', 'in', ids).execute()
}

/** Which of these addresses the owner's recipes have taken, other than the recipe `exceptId`. */
export async function listTakenRecipeSlugs(db: Database, slugs: string[], exceptId = 0) {
  const rows = await db.selectFrom('_recipes').select('slug').where('slug', 'in', slugs).where('id', '!=', exceptId).execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** Stores a new recipe under the next number that none ever had, from 1001 up, and returns it. Its slug must be free. */
export async function insertRecipe<NewRecipe extends NewRecipeEntry>(db: Database, recipe: NewRecipe) {
  const [id] = await insertRecipes(db, [recipe])
  if (id === undefined) throw new Error(`The recipe at ${recipe.slug} got no number`)
  return { ...recipe, id }
}

/** Stores new recipes under the next numbers that none ever had, all or none, and returns the numbers. Their slugs must be free. */
export function insertRecipes(db: Database, recipes: NewRecipeEntry[]) {
  return inTransaction(db, async (transaction) => {
    const { next } = await nextNumber(transaction).executeTakeFirstOrThrow()
    const numbered = recipes.map((recipe, index) => ({ ...recipe, id: next + index }))
    const rows = numbered.map((recipe) => ({ ...toColumns(recipe), createdAt: recipe.createdAt, id: recipe.id }))
    for (const piece of toRowBatches(rows)) await transaction.insertInto('_recipes').values(piece).execute()
    await insertRecipeFacets(transaction, numbered)
    await indexDocuments(transaction, numbered.map(toRecipeDocument))
    return numbered.map(({ id }) => id)
  })
}

/** Replaces a recipe but for its number and its first day; what is missing is emptied. Its slug must be free. */
export function updateRecipe(db: Database, id: number, recipe: Omit<RecipeEntry, 'id' | 'createdAt'>) {
  return inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction.updateTable('_recipes').set(toColumns(recipe)).where('id', '=', id).executeTakeFirst()
    if (numUpdatedRows > 0n) await updateRecipeFacets(transaction, [{ ...recipe, id }])
    if (numUpdatedRows > 0n) await indexDocuments(transaction, [toRecipeDocument({ ...recipe, id })])
  })
}

/** Deletes a recipe; its number is never given again. False when there was none with that number. */
export async function deleteRecipe(db: Database, id: number) {
  return (await deleteRecipes(db, [id])) > 0
}

/** Deletes these recipes, whose numbers are never given again, and says how many there were. */
export function deleteRecipes(db: Database, ids: number[]) {
  return inTransaction(db, async (transaction) => {
    const { numDeletedRows } = await transaction.deleteFrom('_recipes').where('id', 'in', ids).executeTakeFirst()
    if (numDeletedRows === 0n) return 0
    await removeRecipeFacets(transaction, ids)
    await removeDocuments(transaction, 'recipe', ids.map(String))
    const highest = Math.max(...ids)
    await transaction
      .insertInto('usedNumbers')
      .values({ kind: 'recipe', highest })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet({ highest }).where('usedNumbers.highest', '<', highest))
      .execute()
    return Number(numDeletedRows)
  })
}

/** Up to `limit` of the owner's recipes by number from above `after`, with their keywords. */
export function listRecipeKeywordsAfter(db: Database, after: number, limit: number) {
  return db.selectFrom('_recipes').select(['id', 'slug', 'keywords']).where('id', '>', after).orderBy('id').limit(limit).execute()
}

/** One more than the highest number that is or was in use. */
function nextNumber(db: Database) {
  const inUse = db
    .selectFrom('_recipes')
    .select(({ fn }) => fn.max('id').as('number'))
    .where('id', '>=', firstCreatedRecipeId)
  const wereInUse = db.selectFrom('usedNumbers').select('highest as number').where('kind', '=', 'recipe')
  return db
    .selectFrom(inUse.unionAll(wereInUse).as('numbers'))
    .select(sql<number>`coalesce(max(number), ${sql.lit(firstCreatedRecipeId - 1)}) + 1`.as('next'))
}

function toColumns({ steps, ingredients, nutritionalValues, ...plain }: Omit<RecipeEntry, 'id' | 'createdAt'>) {
  return {
    slug: plain.slug,
    title: plain.title,
    image: plain.image,
    imageFetched: plain.imageFetched ?? null,
    imageAlt: plain.imageAlt ?? null,
    short: plain.short,
    steps: JSON.stringify(steps),
    ingredients: JSON.stringify(ingredients),
    nutritionalValues: JSON.stringify(nutritionalValues),
    type: plain.type ?? null,
    servings: plain.servings ?? null,
    yieldText: plain.yieldText ?? null,
    prepMinutes: plain.prepMinutes ?? null,
    cookMinutes: plain.cookMinutes ?? null,
    totalMinutes: plain.totalMinutes ?? null,
    category: plain.category ?? null,
    cuisine: plain.cuisine ?? null,
    keywords: plain.keywords ?? null,
    author: plain.author ?? null,
    updatedAt: plain.updatedAt ?? null,
  }
}

/** A recipe as the search indexes it. */
export function toRecipeDocument(recipe: Omit<Recipe, 'createdAt'>): DocumentToIndex {
  const { id, title, short, ingredients, steps, category = '', cuisine = '', keywords = '' } = recipe
  const text = { title, lines: [short, ...ingredients, category, cuisine, keywords], body: steps.join('\n') }
  return { kind: 'recipe', recordId: String(id), text: toIndexedText(text) }
}

/** The recipe as the public sees it: its picture is one of ours, or none. */
function toRecipe(row: RecipeRow): Recipe {
  const { imageFetched, ...recipe } = toEntry(row)
  return { ...recipe, image: [imageFetched, recipe.image].find(pictureName) ?? '' }
}

function toEntry({ steps, ingredients, nutritionalValues, ...row }: RecipeRow): RecipeEntry {
  const known = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
  // The columns are the type's fields by name and the JSON was written by toColumns.
  return {
    ...known,
    steps: JSON.parse(steps),
    ingredients: JSON.parse(ingredients),
    nutritionalValues: JSON.parse(nutritionalValues),
  } as RecipeEntry
}

import { sql } from 'kysely'
import type { Database } from '#core/database/database.ts'
import { toRowBatches } from '#core/database/row-batches.ts'
import { isTrue, type RecipeFacetsRow, type StoredBoolean } from '#core/database/schema.ts'
import { facetsFormat, type RecipeFacets, toRecipeFacets } from '#domain/facets/recipe-facets.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { publicRecipes } from './public-recipe-rows.ts'

/** The position of a reader of changes, which has everything up to here. */
export type FacetsRevision = { change: number; recipeId: number }

/**
 * Up to `limit` changes after a revision, oldest first: changed recipes as they are now, deleted ones, and the revision to continue from, undefined
 * when nothing changed.
 */
export async function listFacetsChanges(db: Database, after: FacetsRevision, limit: number) {
  const shown = publicRecipes(db).select('id').where('id', '=', sql.ref<number>('recipeFacets.recipeId'))
  const rows = await db
    .selectFrom('recipeFacets')
    .selectAll()
    .select(({ exists }) => exists(shown).as('isPublic'))
    .where((row) => row(row.refTuple('change', 'recipeId'), '>', row.tuple(after.change, after.recipeId)))
    .orderBy('change')
    .orderBy('recipeId')
    .limit(limit)
    .execute()
  const last = rows.at(-1)
  return {
    items: rows.filter(isShown).map(toFacets),
    goneIds: rows.filter((row) => !isShown(row)).map(({ recipeId }) => recipeId),
    revision: last && { change: last.change, recipeId: last.recipeId },
  }
}

/**
 * Stores the facets of new recipes, and replaces rows that deleted recipes left under the same numbers. Call it in the transaction that stores
 * the recipes.
 */
export async function insertRecipeFacets(db: Database, recipes: readonly Recipe[]) {
  const change = await lockFacets(db)
  const rows = recipes.map((recipe) => {
    const publishedAt = recipe.publishedAt ?? recipe.createdAt ?? ''
    return { ...toColumns(recipe), recipeId: recipe.id, publishedAt, isGone: false, change }
  })
  for (const piece of toRowBatches(rows)) {
    const numbers = piece.map(({ recipeId }) => recipeId)
    await db.deleteFrom('recipeFacets').where('recipeId', 'in', numbers).execute()
    await db.insertInto('recipeFacets').values(piece).execute()
  }
}

export async function updateRecipeFacets(db: Database, recipes: readonly Recipe[]) {
  const change = await lockFacets(db)
  for (const recipe of recipes) {
    await db
      .updateTable('recipeFacets')
      .set({ ...toColumns(recipe), change })
      .where('recipeId', '=', recipe.id)
      .execute()
  }
}

/** Marks the facets of deleted recipes as deleted. */
export async function removeRecipeFacets(db: Database, recipeIds: number[]) {
  const change = await lockFacets(db)
  await db
    .updateTable('recipeFacets')
    .set({ isGone: true, foods: '[]', format: facetsFormat, change })
    .where('recipeId', 'in', recipeIds)
    .execute()
}

/** All rows as they are stored. */
export function listStoredFacets(db: Database): Promise<RecipeFacetsRow[]> {
  return db.selectFrom('recipeFacets').selectAll().execute()
}

/**
 * Has all readers of changes read every row anew, after others took the place of these `earlier` ones, whose last revision was `change`. What is gone stays,
 * marked as deleted.
 */
export async function replaceFacets(db: Database, earlier: RecipeFacetsRow[], change: number) {
  const next = change + 1
  await db.updateTable('recipeFacetChanges').set({ change: next }).where('id', '=', 'all').execute()
  await db.updateTable('recipeFacets').set({ change: next }).execute()
  const present = new Set((await db.selectFrom('recipeFacets').select('recipeId').execute()).map(({ recipeId }) => recipeId))
  const gone = earlier.filter(({ recipeId }) => !present.has(recipeId))
  const rows = gone.map((row) => ({ ...row, isGone: true, foods: '[]', format: facetsFormat, change: next }))
  for (const piece of toRowBatches(rows)) await db.insertInto('recipeFacets').values(piece).execute()
}

/** The first `limit` numbers above `after` of recipes whose facets are not in the current format, in ascending order. */
export async function listOutdatedFacets(db: Database, after: number, limit: number) {
  const rows = await db
    .selectFrom('recipeFacets')
    .select('recipeId')
    .where('recipeId', '>', after)
    .where('format', '!=', facetsFormat)
    .orderBy('recipeId')
    .limit(limit)
    .execute()
  return rows.map(({ recipeId }) => recipeId)
}

/** Increments the revision and returns it. Its row, and so the facets, stay locked against other writers until the end of the transaction. */
export async function lockFacets(db: Database) {
  const { change } = await db
    .updateTable('recipeFacetChanges')
    .set({ change: sql<number>`"change" + 1` })
    .where('id', '=', 'all')
    .returning('change')
    .executeTakeFirstOrThrow()
  return change
}

/** The lists were written by toColumns, or as '[]' by a migration. */
function toFacets({ recipeId, courses, diets, occasions, foods, ...row }: RecipeFacetsRow): RecipeFacets {
  const read = (list: string): string[] => JSON.parse(list)
  return { ...row, id: recipeId, courses: read(courses), diets: read(diets), occasions: read(occasions), foods: read(foods) }
}

function isShown({ isGone, isPublic }: { isGone: StoredBoolean; isPublic: StoredBoolean }) {
  return isTrue(isPublic) && !isTrue(isGone)
}

/** The columns that are derived from a recipe. */
function toColumns(recipe: Recipe): Omit<RecipeFacetsRow, 'recipeId' | 'change' | 'isGone' | 'publishedAt'> {
  const { id: _, publishedAt: __, courses, diets, occasions, foods, ...columns } = toRecipeFacets(recipe)
  const write = (list: string[]) => JSON.stringify(list)
  const lists = { courses: write(courses), diets: write(diets), occasions: write(occasions), foods: write(foods) }
  return { ...columns, ...lists, format: facetsFormat }
}

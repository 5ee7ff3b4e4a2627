import { sql } from 'kysely'
import { facetsFormat, type RecipeFacets, toRecipeFacets } from '#domain/facets/recipe-facets.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { Database } from '#storage/database/database.ts'
import { toRowBatches } from '#storage/database/row-batches.ts'
import { isTrue, type RecipeFacetsRow, type StoredBoolean } from '#storage/database/schema.ts'
import { publicRecipes } from './public-recipes.ts'

/** Where a reader of changes stands: everything up to here it has. */
export type FacetsRevision = { change: number; recipeId: number }

/** What changed: recipes as they are now, those that are gone, and where to read on, undefined when nothing changed. */
export type FacetsChanges = { items: RecipeFacets[]; goneIds: number[]; revision?: FacetsRevision }

/** What of a row is made from its recipe. Facets without a column, or ones that `toColumns` leaves out, do not compile. */
type WrittenColumns = { format: number } & { [Field in Exclude<keyof RecipeFacets, 'id' | 'createdAt'>]: RecipeFacetsRow[Field] }

/** Before every change. */
export const firstFacetsRevision: FacetsRevision = { change: 0, recipeId: 0 }

const columns = [
  'recipeId',
  'change',
  'isGone',
  'titleKey',
  'type',
  'category',
  'cuisine',
  'minutes',
  'kcal',
  'foods',
  'createdAt',
] as const satisfies (keyof RecipeFacetsRow)[]

/** What changed behind a revision, the earliest first, up to `limit` recipes. */
export async function listFacetsChanges(db: Database, after: FacetsRevision, limit: number): Promise<FacetsChanges> {
  const shown = publicRecipes(db).select('id').where('id', '=', sql.ref<number>('recipeFacets.recipeId'))
  const rows = await db
    .selectFrom('recipeFacets')
    .select(columns)
    .select(({ exists }) => exists(shown).as('isPublic'))
    .where((row) => row(row.refTuple('change', 'recipeId'), '>', row.tuple(after.change, after.recipeId)))
    .orderBy('change')
    .orderBy('recipeId')
    .limit(limit)
    .execute()
  const last = rows.at(-1)
  return {
    items: rows.filter(isShown).map(toItem),
    goneIds: rows.filter((row) => !isShown(row)).map(({ recipeId }) => recipeId),
    revision: last && { change: last.change, recipeId: last.recipeId },
  }
}

/**
 * Stores the facets of new recipes, in place of a row that a deleted recipe may have left under the same number. Call it in the transaction
 * that stores the recipes.
 */
export async function insertRecipeFacets(db: Database, recipes: readonly (Recipe & { createdAt: string })[]) {
  const change = await nextRevision(db)
  const rows = recipes.map((recipe) => ({ ...toColumns(recipe), recipeId: recipe.id, createdAt: recipe.createdAt, isGone: false, change }))
  for (const piece of toRowBatches(rows)) {
    const numbers = piece.map(({ recipeId }) => recipeId)
    await db.deleteFrom('recipeFacets').where('recipeId', 'in', numbers).execute()
    await db.insertInto('recipeFacets').values(piece).execute()
  }
}

/** Replaces the facets of recipes that have some. */
export async function updateRecipeFacets(db: Database, recipes: readonly Recipe[]) {
  const change = await nextRevision(db)
  for (const recipe of recipes) {
    await db
      .updateTable('recipeFacets')
      .set({ ...toColumns(recipe), change })
      .where('recipeId', '=', recipe.id)
      .execute()
  }
}

/** Marks the facets of deleted recipes as gone. */
export async function removeRecipeFacets(db: Database, recipeIds: number[]) {
  const change = await nextRevision(db)
  await db
    .updateTable('recipeFacets')
    .set({ isGone: true, foods: '[]', format: facetsFormat, change })
    .where('recipeId', 'in', recipeIds)
    .execute()
}

/** Up to `limit` recipes by number from above `after`, each with whether its facets are in the current format. */
export async function listFacetsFormats(db: Database, after: number, limit: number) {
  const rows = await db
    .selectFrom('recipeFacets')
    .select(['recipeId', 'format'])
    .where('recipeId', '>', after)
    .orderBy('recipeId')
    .limit(limit)
    .execute()
  return rows.map(({ recipeId, format }) => ({ recipeId, isPresent: format === facetsFormat }))
}

/** Waits until no other process writes facets; until the transaction's end none does. */
export async function lockFacets(db: Database) {
  await nextRevision(db)
}

/** Counts a change, which makes other writers wait until the end of the transaction. */
async function nextRevision(db: Database) {
  const { change } = await db
    .updateTable('recipeFacetChanges')
    .set({ change: sql<number>`"change" + 1` })
    .where('id', '=', 'all')
    .returning('change')
    .executeTakeFirstOrThrow()
  return change
}

function isShown({ isGone, isPublic }: { isGone: StoredBoolean; isPublic: StoredBoolean }) {
  return isTrue(isPublic) && !isTrue(isGone)
}

function toColumns(recipe: Recipe): WrittenColumns {
  const { titleKey, type, category, cuisine, minutes, kcal, foods } = toRecipeFacets(recipe)
  return {
    titleKey,
    type: type ?? null,
    category: category ?? null,
    cuisine: cuisine ?? null,
    minutes: minutes ?? null,
    kcal: kcal ?? null,
    foods: JSON.stringify(foods),
    format: facetsFormat,
  }
}

function toItem({ recipeId, foods, ...row }: Pick<RecipeFacetsRow, (typeof columns)[number]>): RecipeFacets {
  return {
    id: recipeId,
    titleKey: row.titleKey,
    type: row.type ?? undefined,
    category: row.category ?? undefined,
    cuisine: row.cuisine ?? undefined,
    minutes: row.minutes ?? undefined,
    kcal: row.kcal ?? undefined,
    // Written by toColumns, or '[]' by the migration.
    foods: JSON.parse(foods) as string[],
    createdAt: row.createdAt,
  }
}

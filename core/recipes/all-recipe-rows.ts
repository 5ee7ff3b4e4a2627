import type { Database } from '#core/database/database.ts'
import { listBefore, listByTime, listByTitle } from '#core/database/newest-first.ts'
import { countInState } from '#core/database/row-counts.ts'
import type { Slice } from '#domain/http/paging.ts'
import type { PublicationState, RecordOrder } from '#domain/publication/publication.ts'
import { toAdminRecipe, toEntry } from './recipe-columns.ts'

// Every recipe of the owner's, public or not: for admins and background work.

/** The recipes in a state, or without one, all that are not in the trash, for the manager. By title means by address, which is made of it. */
export async function listAllRecipes(db: Database, { state, sort = 'newest' }: RecordOrder, slice: Slice) {
  const all = db.selectFrom('_recipes').selectAll()
  if (sort === 'title') return (await listByTitle(all, 'slug', state, slice)).map(toAdminRecipe)
  const recipes = state ? all.where('state', '=', state) : all.where('state', '!=', 'trashed')
  return (await listByTime(recipes, sort, slice, () => countAllRecipes(db, state))).map(toAdminRecipe)
}

/** How many recipes are in a state, or without one, not in the trash. */
export function countAllRecipes(db: Database, state?: PublicationState) {
  return countInState(db, '_recipes', state)
}

/**
 * Up to `limit` of the owner's recipes as stored, but those in the trash, with numbers below `before`, in descending order, for reading all of them in
 * batches.
 */
export async function listKeptRecipesBefore(db: Database, before: number | undefined, limit: number) {
  const rows = await listBefore(db.selectFrom('_recipes').selectAll().where('state', '!=', 'trashed'), before, limit)
  return rows.map((row) => ({ ...toEntry(row), createdAt: row.createdAt, publishedAt: row.publishedAt, state: row.state }))
}

/** The owner's recipes with these numbers, as stored, in no particular order. */
export async function listRecipeEntries(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  return (await db.selectFrom('_recipes').selectAll().where('id', 'in', ids).execute()).map(toEntry)
}

/** The owner's recipe with a number, as stored, for the edit form; or undefined. */
export async function findRecipeEntry(db: Database, id: number) {
  const row = await db.selectFrom('_recipes').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toEntry(row)
}

/** The owner's recipes with these numbers, in no particular order. */
export async function listAnyRecipes(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  return (await db.selectFrom('_recipes').selectAll().where('id', 'in', ids).execute()).map(toAdminRecipe)
}

export async function listAnyRecipeNames(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  return db.selectFrom('_recipes').select(['id', 'title', 'slug']).where('id', 'in', ids).execute()
}

/** The owner's recipes that have one of these numbers or slugs, in no particular order. */
export async function listNamedRecipes(db: Database, { ids = [], slugs = [] }: { ids?: number[]; slugs?: string[] }) {
  if (ids.length + slugs.length === 0) return []
  return db
    .selectFrom('_recipes')
    .select(['id', 'title', 'slug', 'state'])
    .where(({ eb, or }) => or([...(ids.length > 0 ? [eb('id', 'in', ids)] : []), ...(slugs.length > 0 ? [eb('slug', 'in', slugs)] : [])]))
    .execute()
}

/** Which of these slugs recipes of the owner's have. */
export async function listTakenRecipeSlugs(db: Database, slugs: string[]) {
  const rows = await db.selectFrom('_recipes').select('slug').where('slug', 'in', slugs).execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** Up to `limit` of the owner's recipes with numbers above `after`, in ascending order, with their keywords. */
export function listRecipeKeywordsAfter(db: Database, after: number, limit: number) {
  return db.selectFrom('_recipes').select(['id', 'slug', 'keywords']).where('id', '>', after).orderBy('id').limit(limit).execute()
}

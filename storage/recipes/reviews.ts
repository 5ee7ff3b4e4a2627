import { PostgresAdapter } from 'kysely'
import type { Slice } from '#domain/http/paging.ts'
import { type PublicReview, type Review, type ReviewKey, toReviewSummary } from '#domain/recipes/review.ts'
import { fold } from '#domain/text/fold.ts'
import type { Database } from '#storage/database/database.ts'
import { listBefore, listNewestFirst } from '#storage/database/newest-first.ts'
import { findRowCount } from '#storage/database/row-counts.ts'
import { isTrue, type StoredBoolean } from '#storage/database/schema.ts'
import { countRows, listRows } from '#storage/search/search-rows.ts'

/** Which reviews to list: by approval state, by a text in name, e-mail or review, or all. */
export type ReviewFilter = { approved?: boolean; search?: string }

const columns = ['id', 'recipeId', 'stars', 'name', 'email', 'text', 'createdAt', 'approved'] as const satisfies (keyof Review)[]

/** The approved reviews of a recipe, newest first, without the e-mail addresses. */
export function listApprovedReviews(db: Database, recipeId: number, slice: Slice): Promise<PublicReview[]> {
  const approved = db
    .selectFrom('reviews')
    .select(['id', 'stars', 'name', 'text', 'createdAt'])
    .where('recipeId', '=', recipeId)
    .where('approved', '=', true)
  return listNewestFirst(approved, slice)
}

/** The number and average of a recipe's approved reviews; undefined when there are none. */
export async function findReviewSummary(db: Database, recipeId: number) {
  const rows = await db
    .selectFrom('reviews')
    .select(['stars', ({ fn }) => fn.countAll<number>().as('total')])
    .where('recipeId', '=', recipeId)
    .where('approved', '=', true)
    .groupBy('stars')
    .execute()
  const count = (stars: number) => rows.find((row) => row.stars === stars)?.total ?? 0
  return toReviewSummary([count(1), count(2), count(3), count(4), count(5)])
}

export async function listReviews(db: Database, filter: ReviewFilter, slice: Slice): Promise<Review[]> {
  return (await listRows(searchIn(db, filter), slice, () => countInState(db, filter))).map(toReview)
}

/** Up to `limit` reviews with ids below `before`, in descending order, for reading all of them in batches. */
export async function listReviewsBefore(db: Database, before: string | undefined, limit: number): Promise<Review[]> {
  const rows = await listBefore(db.selectFrom('reviews').select(columns), before, limit)
  return rows.map(toReview)
}

export function countReviews(db: Database, filter: ReviewFilter = {}) {
  return countRows(searchIn(db, filter), () => countInState(db, filter))
}

/** These reviews and all others by the same people of the same recipes. In a transaction their rows stay locked until it ends. */
export async function listReviewsOfSamePeople(db: Database, ids: string[]): Promise<ReviewKey[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('reviews as chosen')
    .innerJoin('reviews as other', (join) =>
      join.onRef('other.recipeId', '=', 'chosen.recipeId').onRef('other.emailKey', '=', 'chosen.emailKey'),
    )
    .select(['other.id', 'other.recipeId', 'other.emailKey', 'other.createdAt', 'other.approved'])
    .where('chosen.id', 'in', ids)
    // In a fixed order, so that two transactions can't deadlock. SQLite runs write transactions one at a time anyway.
    .$if(locksRows(db), (query) => query.orderBy('other.id').forUpdate('other'))
    .execute()
  // The join finds a review once for each chosen one of the same person.
  return [...new Map(rows.map((row) => [row.id, toReview(row)])).values()]
}

/** Stores a review. An e-mail address, in any case, may have only one approved review of a recipe. */
export async function insertReview(db: Database, review: Review) {
  const searchText = fold(`${review.name} ${review.email} ${review.text}`)
  await db
    .insertInto('reviews')
    .values({ ...review, emailKey: review.email.toLowerCase(), searchText })
    .execute()
}

/** Approves these reviews or revokes their approval; returns how many exist. */
export async function updateReviewsApproved(db: Database, ids: string[], approved: boolean) {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await db.updateTable('reviews').set({ approved }).where('id', 'in', ids).executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Moves every review of one recipe to another. Where both have an approved one by the same person, only the later one stays. */
export async function moveReviews(db: Database, from: number, to: number) {
  const shown = await db
    .selectFrom('reviews as one')
    .innerJoin('reviews as other', (join) => join.onRef('other.emailKey', '=', 'one.emailKey').on('other.recipeId', '=', to))
    .select(['one.id as id', 'one.createdAt as createdAt', 'other.id as otherId', 'other.createdAt as otherCreatedAt'])
    .where('one.recipeId', '=', from)
    .where('one.approved', '=', true)
    .where('other.approved', '=', true)
    .execute()
  const earlier = shown.map((pair) => (pair.createdAt < pair.otherCreatedAt ? pair.id : pair.otherId))
  await deleteReviews(db, earlier)
  await db.updateTable('reviews').set({ recipeId: to }).where('recipeId', '=', from).execute()
}

/** Deletes these reviews; returns how many there were. */
export async function deleteReviews(db: Database, ids: string[]) {
  if (ids.length === 0) return 0
  const { numDeletedRows } = await db.deleteFrom('reviews').where('id', 'in', ids).executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteReviewsOf(db: Database, recipeId: number) {
  await db.deleteFrom('reviews').where('recipeId', '=', recipeId).execute()
}

async function countInState(db: Database, { approved }: ReviewFilter) {
  if (approved === undefined) return findRowCount(db, 'reviews')
  const pending = await findRowCount(db, 'reviews', 'pending')
  return approved ? (await findRowCount(db, 'reviews')) - pending : pending
}

function locksRows(db: Database) {
  return db.isTransaction && db.getExecutor().adapter instanceof PostgresAdapter
}

function searchIn(db: Database, { approved, search = '' }: ReviewFilter) {
  const reviews = db.selectFrom('reviews').select(columns)
  const rows = approved === undefined ? reviews : reviews.where('approved', '=', approved)
  return { db, table: 'reviews' as const, rows, text: search }
}

function toReview<Row extends { approved: StoredBoolean }>(row: Row) {
  return { ...row, approved: isTrue(row.approved) }
}

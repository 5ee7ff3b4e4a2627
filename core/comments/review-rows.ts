import { PostgresAdapter } from 'kysely'
import type { Database } from '#core/database/database.ts'
import { inSpan } from '#core/database/in-span.ts'
import { listBefore, listNewestFirst } from '#core/database/newest-first.ts'
import { countInState, deleteRows, type ModeratedFilter, readApproval, replyColumns } from '#core/database/visitor-rows.ts'
import { countRows, listRows } from '#core/search/search-rows.ts'
import { type PublicReview, type Review, type ReviewKey, toReviewSummary } from '#domain/comments/review.ts'
import type { Slice } from '#domain/http/paging.ts'
import type { Span } from '#domain/span.ts'
import { fold } from '#packages/ingredients/fold.ts'
import { questionColumns } from './question-rows.ts'
import { deleteReviewChange, moveReviewChange } from './review-change-rows.ts'
import { movePhotos } from './review-photo-rows.ts'

const columns = [...questionColumns, 'stars'] as const satisfies (keyof Review)[]

/** The approved reviews of a recipe, newest first, without the e-mail addresses. */
export function listApprovedReviews(db: Database, recipeId: number, slice: Slice): Promise<PublicReview[]> {
  const approved = db
    .selectFrom('reviews')
    .select(['id', 'stars', 'name', 'text', 'createdAt', ...replyColumns])
    .where('recipeId', '=', recipeId)
    .where('approved', '=', true)
  return listNewestFirst(approved, slice)
}

/** The approved or the pending reviews of a recipe, newest first. */
export async function listReviewsOf(db: Database, recipeId: number, approved: boolean, slice: Slice): Promise<Review[]> {
  const rows = db.selectFrom('reviews').select(columns).where('recipeId', '=', recipeId).where('approved', '=', approved)
  return (await listNewestFirst(rows, slice)).map(readApproval)
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

/** The number and average of the approved reviews of each of these recipes that has any, by its number. */
export async function listRatings(db: Database, recipeIds: number[]): Promise<Map<number, { count: number; average: number }>> {
  if (recipeIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('reviews')
    .select(({ fn }) => ['recipeId', fn.countAll<number>().as('count'), fn.sum<number | string>('stars').as('stars')])
    .where('recipeId', 'in', recipeIds)
    .where('approved', '=', true)
    .groupBy('recipeId')
    .execute()
  return new Map(rows.map(({ recipeId, count, stars }) => [recipeId, { count: Number(count), average: Number(stars) / Number(count) }]))
}

/** The newest approved reviews with text, of any recipe. */
export function listLatestReviews(db: Database, limit: number) {
  return db
    .selectFrom('reviews')
    .select(['id', 'recipeId', 'stars', 'name', 'text'])
    .where('approved', '=', true)
    .where('text', '!=', '')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function listReviews(db: Database, filter: ModeratedFilter, slice: Slice): Promise<Review[]> {
  return (await listRows(searchIn(db, filter), slice, () => countInState(db, 'reviews', filter))).map(readApproval)
}

/** Up to `limit` reviews with ids below `before`, in descending order, for reading all of them in batches. */
export async function listReviewsBefore(db: Database, before: string | undefined, limit: number): Promise<Review[]> {
  const rows = await listBefore(db.selectFrom('reviews').select(columns), before, limit)
  return rows.map(readApproval)
}

export function countReviews(db: Database, filter: ModeratedFilter = {}) {
  return countRows(searchIn(db, filter), () => countInState(db, 'reviews', filter))
}

/** These reviews and all others by the same people of the same recipes. In a transaction their rows stay locked until it ends. */
export async function listReviewsOfSamePeople(db: Database, ids: string[]): Promise<ReviewKey[]> {
  if (ids.length === 0) return []
  const people = db.selectFrom('reviews').select(['recipeId', 'emailKey']).where('id', 'in', ids)
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'recipeId', 'emailKey', 'createdAt', 'approved'])
    .where(({ eb, refTuple }) => eb(refTuple('recipeId', 'emailKey'), 'in', people.$asTuple('recipeId', 'emailKey')))
    // In a fixed order, so that two transactions can't deadlock. SQLite runs write transactions one at a time anyway.
    .$if(locksRows(db), (query) => query.orderBy('id').forUpdate())
    .execute()
  return rows.map(readApproval)
}

/** Stores a review. An e-mail address, in any case, may have only one approved review of a recipe. */
export async function insertReview(db: Database, review: Review) {
  const searchText = fold(`${review.name} ${review.email} ${review.text}`)
  await db
    .insertInto('reviews')
    .values({ ...review, emailKey: review.email.toLowerCase(), searchText })
    .execute()
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
  await deleteRows(db, 'reviews', earlier)
  await db.updateTable('reviews').set({ recipeId: to }).where('recipeId', '=', from).execute()
  await movePhotos(db, from, to)
  await moveReviewChange(db, from, to)
}

export async function deleteReviewsOf(db: Database, recipeId: number) {
  await db.deleteFrom('reviews').where('recipeId', '=', recipeId).execute()
  await deleteReviewChange(db, recipeId)
}

function locksRows(db: Database) {
  return db.isTransaction && db.getExecutor().adapter instanceof PostgresAdapter
}

function searchIn(db: Database, { approved, search = '' }: ModeratedFilter) {
  const reviews = db.selectFrom('reviews').select(columns)
  const rows = approved === undefined ? reviews : reviews.where('approved', '=', approved)
  return { db, table: 'reviews' as const, rows, text: search }
}

/** The recipe number of each review written in a span, approved or not. */
export async function listReviewedIds(db: Database, span: Span) {
  const rows = await db.selectFrom('reviews').select('recipeId').where(inSpan('createdAt', span)).execute()
  return rows.map(({ recipeId }) => recipeId)
}

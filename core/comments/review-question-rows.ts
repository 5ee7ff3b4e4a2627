import { sql } from 'kysely'
import type { Database } from '#core/database/database.ts'
import { type ModeratedFilter, readApproval } from '#core/database/visitor-rows.ts'
import type { Question } from '#domain/comments/question.ts'
import type { Review, Stars } from '#domain/comments/review.ts'
import { maxFound, type Slice } from '#domain/http/paging.ts'
import { countQuestions, listQuestions, type QuestionFilter, questionColumns } from './question-rows.ts'
import { countReviews, listReviews } from './review-rows.ts'

/** What readers write about recipes; only a review has stars. */
export type ReviewOrQuestion = Review | Question

/** A slice of the reviews and questions together, newest first. Only questions count as unanswered: a review needs no answer. */
export function listReviewsAndQuestions(db: Database, filter: QuestionFilter, slice: Slice): Promise<ReviewOrQuestion[]> {
  if (filter.isUnanswered) return listQuestions(db, filter, slice)
  return filter.search ? findBoth(db, filter, slice) : listBoth(db, filter, slice)
}

/** The number of both; for a search, `maxFound` at most. */
export async function countReviewsAndQuestions(db: Database, filter: QuestionFilter = {}) {
  if (filter.isUnanswered) return countQuestions(db, filter)
  const [reviews, questions] = await Promise.all([countReviews(db, filter), countQuestions(db, filter)])
  return filter.search ? Math.min(reviews + questions, maxFound) : reviews + questions
}

async function findBoth(db: Database, filter: ModeratedFilter, { offset, limit }: Slice) {
  const first = { offset: 0, limit: offset + limit }
  const [reviews, questions] = await Promise.all([listReviews(db, filter, first), listQuestions(db, filter, first)])
  return [...reviews, ...questions].sort(newestFirst).slice(offset, Math.min(offset + limit, maxFound))
}

/** Both databases merge the two tables' indexes. */
async function listBoth(db: Database, { approved }: ModeratedFilter, { offset, limit }: Slice): Promise<ReviewOrQuestion[]> {
  const reviews = db.selectFrom('reviews').select([...questionColumns, sql<Stars | null>`"stars"`.as('stars')])
  const questions = db.selectFrom('questions').select([...questionColumns, sql<Stars | null>`null`.as('stars')])
  const [some, others] =
    approved === undefined ? [reviews, questions] : [reviews.where('approved', '=', approved), questions.where('approved', '=', approved)]
  const rows = await some.unionAll(others).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute()
  return rows.map(readApproval).map(({ stars, ...written }) => (stars === null ? written : { ...written, stars }))
}

function newestFirst(one: ReviewOrQuestion, other: ReviewOrQuestion) {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1
  return one.id < other.id ? 1 : -1
}

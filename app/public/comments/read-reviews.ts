import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { notFound } from '#app/responses.ts'
import { countApprovedQuestions, listApprovedQuestions } from '#core/comments/question-rows.ts'
import { findReviewChange } from '#core/comments/review-change-rows.ts'
import { listGalleryPhotos, listWithPhotos } from '#core/comments/review-photo-rows.ts'
import { findReviewSummary, listApprovedReviews } from '#core/comments/review-rows.ts'
import type { Database } from '#core/database/database.ts'
import { maxGalleryPhotos } from '#domain/comments/review-photo.ts'
import { pageSizes, sliceOf, toPage } from '#domain/http/paging.ts'

/**
 * The reviews and questions on a recipe's page: the `summary` of all approved reviews, if any, and when they last changed, one page of
 * them, the newest photos of all, and the same page of the questions. If one list has fewer pages, it stays on its last. Null if they could
 * not be read.
 */
export async function readReviews(context: Readonly<RouterContextProvider>, recipeId: number, page: number) {
  const { db } = context.get(services)
  const reviews = await withOutageFallback(context, 'Error fetching reviews', () => read(db, recipeId, page), null)
  if (reviews === undefined) throw notFound()
  return reviews
}

async function read(db: Database, recipeId: number, page: number) {
  const [summary, asked, changedAt] = await Promise.all([
    findReviewSummary(db, recipeId),
    countApprovedQuestions(db, recipeId),
    findReviewChange(db, recipeId),
  ])
  const size = pageSizes.reviews
  const written = summary?.count ?? 0
  const pageOf = (total: number) => Math.min(page, Math.max(1, Math.ceil(total / size)))
  const [reviewPage, questionPage] = [pageOf(written), pageOf(asked)]
  if (page > Math.max(reviewPage, questionPage)) return undefined
  const [reviews, questions] = await Promise.all([
    listApprovedReviews(db, recipeId, sliceOf(reviewPage, size)),
    listApprovedQuestions(db, recipeId, sliceOf(questionPage, size)),
  ])
  const list = toPage(await listWithPhotos(db, reviews), written, reviewPage, size)
  const questionList = toPage(questions, asked, questionPage, size)
  const gallery = written > 0 ? await listGalleryPhotos(db, recipeId, maxGalleryPhotos) : []
  return list && questionList && { summary, changedAt, list, questions: questionList, gallery }
}

import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { notFound } from '#app/responses.ts'
import { pageSizes, sliceOf, toPage } from '#domain/http/paging.ts'
import type { Database } from '#storage/database/database.ts'
import { findReviewSummary, listApprovedReviews } from '#storage/recipes/reviews.ts'

/** The reviews on a recipe's page: the `summary` of all approved ones, if any, and one page of them. Null when they could not be read. */
export async function readReviews(context: Readonly<RouterContextProvider>, recipeId: number, page: number) {
  const { db } = context.get(services)
  const reviews = await withOutageFallback(context, 'Error fetching reviews', () => read(db, recipeId, page), null)
  if (reviews === undefined) throw notFound()
  return reviews
}

async function read(db: Database, recipeId: number, page: number) {
  const slice = sliceOf(page, pageSizes.reviews)
  const [summary, entries] = await Promise.all([findReviewSummary(db, recipeId), listApprovedReviews(db, recipeId, slice)])
  const list = toPage(entries, summary?.count ?? 0, page, pageSizes.reviews)
  return list && { summary, list }
}

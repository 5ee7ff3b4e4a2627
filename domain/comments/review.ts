import type { Reply } from '#domain/forms/reply.ts'
import type { ReviewPhoto } from './review-photo.ts'

export const allStars = [1, 2, 3, 4, 5] as const

export type Stars = (typeof allStars)[number]

/** What a reader said about a recipe, and the owner's answer. `text` may be empty. */
type Said = { id: string; stars: Stars; name: string; text: string; createdAt: string } & Partial<Reply>

/** An approved review, without the author's email address, with its photos. */
export type PublicReview = Said & { photos?: ReviewPhoto[] }

/** A review in the admin. `recipeId` is the id of a built-in or of an owner's recipe. */
export type Review = Said & { recipeId: number; email: string; approved: boolean }

/** The number of reviews with one star, two stars, and so on up to five. */
export type Histogram = [number, number, number, number, number]

/** The totals of a recipe's approved reviews; `average` has one decimal. */
export type ReviewSummary = { count: number; average: number; histogram: Histogram }

/** Computes the totals. Undefined if there are no reviews. */
export function toReviewSummary(histogram: Histogram): ReviewSummary | undefined {
  const count = histogram.reduce((sum, reviews) => sum + reviews, 0)
  const points = histogram.reduce((sum, reviews, index) => sum + reviews * (index + 1), 0)
  return count === 0 ? undefined : { count, average: Math.round((points / count) * 10) / 10, histogram }
}

/** The fields that identify one person's reviews of a recipe. `emailKey` is the email address in lower case. */
export type ReviewKey = Pick<Review, 'id' | 'recipeId' | 'createdAt' | 'approved'> & { emailKey: string }

/**
 * The effect of approving `ids`, given all reviews by the same people of the same recipes: for each person and recipe, the latest chosen
 * one becomes public. It supersedes the previously public one and everything older, which are to be deleted.
 */
export function planApproval(reviews: ReviewKey[], ids: string[]) {
  const chosen = reviews.filter(({ id }) => ids.includes(id)).sort((one, other) => (isBefore(one, other) ? -1 : 1))
  const shown = new Map(chosen.map((review) => [toPerson(review), review]))
  const isReplaced = (review: ReviewKey) => {
    const successor = shown.get(toPerson(review))
    return successor !== undefined && review !== successor && (review.approved || isBefore(review, successor))
  }
  return { shown: [...shown.values()].map(({ id }) => id), replaced: reviews.filter(isReplaced).map(({ id }) => id) }
}

function toPerson({ recipeId, emailKey }: ReviewKey) {
  return `${recipeId} ${emailKey}`
}

function isBefore(one: ReviewKey, other: ReviewKey) {
  return one.createdAt + one.id < other.createdAt + other.id
}

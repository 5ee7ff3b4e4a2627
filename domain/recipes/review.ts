/** How many stars a review gives, from the worst to the best. */
export type Stars = 1 | 2 | 3 | 4 | 5

/** All that a review can give, from the worst to the best. */
export const allStars: readonly Stars[] = [1, 2, 3, 4, 5]

/** An approved review as the public may see it: never with the e-mail address. `text` may be empty. */
export type PublicReview = { id: string; stars: Stars; name: string; text: string; createdAt: string }

/** A review as the owner sees it. `recipeId` is a built-in recipe's number or a created one's. */
export type Review = PublicReview & { recipeId: number; email: string; approved: boolean }

/** How many reviews give one star, two, and so on to five. */
export type Histogram = [number, number, number, number, number]

/** What the approved reviews of a recipe come to; `average` has one decimal. */
export type ReviewSummary = { count: number; average: number; histogram: Histogram }

/** Sums up how many reviews there are of each number of stars. Undefined when there are none. */
export function toReviewSummary(histogram: Histogram): ReviewSummary | undefined {
  const count = histogram.reduce((sum, reviews) => sum + reviews, 0)
  const points = histogram.reduce((sum, reviews, index) => sum + reviews * (index + 1), 0)
  return count === 0 ? undefined : { count, average: Math.round((points / count) * 10) / 10, histogram }
}

/** What tells the reviews of one person and recipe apart. `emailKey` is the e-mail address in lower case. */
export type ReviewKey = Pick<Review, 'id' | 'recipeId' | 'createdAt' | 'approved'> & { emailKey: string }

/**
 * What approving `ids` does to these reviews, which are all that the same people wrote of the same recipes: of each person the latest
 * chosen one is shown from now on, and what it takes the place of goes, which is whatever was shown and all that was written before it.
 */
export function planApproval(reviews: ReviewKey[], ids: string[]) {
  const latestFirst = [...reviews].sort((one, other) => compare(other, one))
  const chosen = latestFirst.filter(({ id }) => ids.includes(id))
  const shown = new Map(chosen.toReversed().map((review) => [toPerson(review), review]))
  const isReplaced = (review: ReviewKey) => {
    const successor = shown.get(toPerson(review))
    return successor !== undefined && review !== successor && (review.approved || compare(review, successor) < 0)
  }
  return { shown: [...shown.values()].map(({ id }) => id), replaced: reviews.filter(isReplaced).map(({ id }) => id) }
}

function toPerson({ recipeId, emailKey }: ReviewKey) {
  return `${recipeId} ${emailKey}`
}

function compare(one: ReviewKey, other: ReviewKey) {
  const [first, second] = [one.createdAt + one.id, other.createdAt + other.id]
  if (first === second) return 0
  return first < second ? -1 : 1
}

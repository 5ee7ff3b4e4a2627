import { StarRow } from '#app/ui/star-row.tsx'
import { groupDigits } from '#domain/group-digits.ts'
import type { ReviewSummary } from '#domain/review.ts'

/** What readers give a recipe, in a line that leads to what they say. */
export function RatingLink({ summary: { average, count } }: { summary: ReviewSummary }) {
  return (
    <a className="rating-link" href="#reviews">
      <StarRow rating={average} />
      <span>{toReviewCount(count)}</span>
    </a>
  )
}

/** How many reviews there are: '1 review', '126 reviews'. */
export function toReviewCount(count: number) {
  return count === 1 ? '1 review' : `${groupDigits(count)} reviews`
}

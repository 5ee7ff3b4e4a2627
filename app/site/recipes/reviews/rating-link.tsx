import { StarRow } from '#app/ui/star-row.tsx'
import { countOf } from '#domain/count-of.ts'
import type { ReviewSummary } from '#domain/review.ts'

/** What readers give a recipe, in a line that leads to what they say. */
export function RatingLink({ summary: { average, count } }: { summary: ReviewSummary }) {
  return (
    <a className="rating-link" href="#reviews">
      <StarRow rating={average} />
      <span>{countOf(count, 'review')}</span>
    </a>
  )
}

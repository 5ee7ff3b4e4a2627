import { StarRow } from '#app/ui/star-row.tsx'
import type { ReviewSummary } from '#domain/recipes/review.ts'
import { countOf } from '#domain/text/count-of.ts'

/** What readers give a recipe, in a line that leads to what they say. */
export function RatingLink({ summary: { average, count } }: { summary: ReviewSummary }) {
  return (
    <a className="rating-link" href="#reviews">
      <StarRow rating={average} />
      <span>{countOf(count, 'review')}</span>
    </a>
  )
}

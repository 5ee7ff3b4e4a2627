import { StarRow } from '#app/ui/star-row.tsx'
import { allStars, type ReviewSummary } from '#domain/comments/review.ts'
import { countOf } from '#domain/text/count-of.ts'
import { groupDigits } from '#domain/text/group-digits.ts'

/** The totals of a recipe's reviews: average, count, and histogram by stars. */
export function ReviewTotals({ summary: { average, count, histogram } }: { summary: ReviewSummary }) {
  return (
    <div className="review-totals">
      <div className="review-totals__score">
        <b aria-hidden="true">{average.toFixed(1)}</b>
        <div>
          <StarRow rating={average} />
          {countOf(count, 'review')}
        </div>
      </div>
      <ul className="review-bars" aria-label="Reviews by stars">
        {allStars.toReversed().map((stars) => (
          <li key={stars}>
            <span>{countOf(stars, 'star')}</span>
            <Bar share={(histogram[stars - 1] ?? 0) / count} />
            <span>{groupDigits(histogram[stars - 1] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={share} height="1" />
    </svg>
  )
}

import type { ShownReview } from '#app/public/recipes/photos/render-photos.tsx'
import { StarRow } from '#app/ui/star-row.tsx'
import { allStars, type ReviewSummary } from '#domain/comments/review.ts'
import type { Page } from '#domain/http/paging.ts'
import { countOf, groupDigits } from '#domain/text/count-of.ts'
import { Opinion, Opinions } from './opinions.tsx'
import { ReviewForm } from './review-form.tsx'

type ReviewsProps = {
  /** Null if they could not be read. */
  reviews: { summary: ReviewSummary | undefined; list: Page<ShownReview>; gallery: string } | null
  /** The recipe's address, with its servings and units. */
  address: string
}

/** The approved reviews of a recipe with their totals, and the review form. */
export function Reviews({ reviews, address }: ReviewsProps) {
  return (
    <Opinions
      id="reviews"
      className="wrap comments reviews"
      title="Reviews"
      page={reviews?.list ?? null}
      form={<ReviewForm address={address} />}
    >
      {reviews?.summary ? <ReviewTotals summary={reviews.summary} /> : <p className="muted">No reviews yet. Be the first to cook it.</p>}
      {reviews?.gallery ? <Photos html={reviews.gallery} /> : null}
      {reviews?.list.entries.map(({ stars, photos, ...review }) => (
        <Opinion key={review.id} {...review} stars={<StarRow rating={stars} />}>
          {photos ? <Photos html={photos} /> : null}
        </Opinion>
      ))}
    </Opinions>
  )
}

function Photos({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}

/** The totals of a recipe's reviews: average, count, and histogram by stars. */
function ReviewTotals({ summary: { average, count, histogram } }: { summary: ReviewSummary }) {
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

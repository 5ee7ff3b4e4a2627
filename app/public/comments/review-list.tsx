import type { ShownReview } from '#app/public/recipes/photos/render-photos.tsx'
import { LongDate } from '#app/ui/long-date.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { ReplyNote } from '#app/ui/reply-note.tsx'
import { StarRow } from '#app/ui/star-row.tsx'
import type { ReviewSummary } from '#domain/comments/review.ts'
import type { Page } from '#domain/http/paging.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewTotals } from './review-totals.tsx'

type ReviewsProps = {
  /** Null when they could not be read. */
  reviews: { summary: ReviewSummary | undefined; list: Page<ShownReview>; gallery: string } | null
  /** The recipe's, with its servings and units. */
  address: string
}

/** The approved reviews of a recipe with their totals, and the review form. */
export function Reviews({ reviews, address }: ReviewsProps) {
  return (
    <section className="wrap comments reviews" id="reviews" tabIndex={-1} aria-labelledby="reviews-title">
      <div>
        <h2 className="comments__title" id="reviews-title">
          Reviews
        </h2>
        {reviews?.summary ? <ReviewTotals summary={reviews.summary} /> : null}
        {reviews ? null : <p>The reviews could not be loaded.</p>}
        {reviews && !reviews.summary ? <p className="muted">No reviews yet. Be the first to cook it.</p> : null}
        {reviews?.gallery ? <Photos html={reviews.gallery} /> : null}
        {reviews?.list.entries.map((review) => (
          <Review key={review.id} {...review} />
        ))}
        {reviews ? <Pager page={reviews.list.page} pageCount={reviews.list.pageCount} hash="#reviews" /> : null}
      </div>
      <ReviewForm address={address} />
    </section>
  )
}

function Review({ name, stars, text, createdAt, photos, ...reply }: ShownReview) {
  return (
    <article className="comment">
      <header>
        <b>{name}</b>
        <StarRow rating={stars} />
        <LongDate stored={createdAt} />
      </header>
      {text ? <p>{text}</p> : null}
      {photos ? <Photos html={photos} /> : null}
      <ReplyNote {...reply} />
    </article>
  )
}

function Photos({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}

import { Link } from '#app/ui/link.tsx'
import { ReviewForm } from './review-form.tsx'

/** Stands in for a recipe that could not be read while a review of it was sent: the form with all its text. */
export function UnsentReview({ slug }: { slug: string }) {
  return (
    <div className="wrap unsent-comment">
      <div className="page-head">
        <h1>Your review is still here.</h1>
        <p>
          The kitchen can’t reach its files right now, so the recipe itself is missing from this page. Send the review again in a minute, or
          go back to <Link to="/recipes">the menu</Link>.
        </p>
      </div>
      <ReviewForm slug={slug} />
    </div>
  )
}

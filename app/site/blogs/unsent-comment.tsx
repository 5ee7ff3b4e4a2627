import { Link } from '#app/ui/link.tsx'
import { CommentForm } from './comment-form.tsx'

/** Stands in for a post that could not be read while a comment on it was posted: the form with all its text. */
export function UnsentComment({ slug }: { slug: string }) {
  return (
    <div className="wrap unsent-comment">
      <div className="page-head">
        <h1>Your comment is still here.</h1>
        <p>
          The kitchen can’t reach its files right now, so the post itself is missing from this page. Send the comment again in a minute, or
          go back to <Link to="/blogs">the blog</Link>.
        </p>
      </div>
      <CommentForm slug={slug} />
    </div>
  )
}

import { EmptyCheck } from '#app/ui/empty-check.tsx'
import { Link } from '#app/ui/link.tsx'
import type { PublicationState } from '#domain/publication/publication.ts'
import { emptyViews } from '../publication/empty-views.ts'

type NoBlogsProps = { isFailed: boolean; q: string; state: PublicationState | undefined; addPath: string }

/** Shown when there are no posts to list, with the reason. */
export function NoBlogs({ isFailed, q, state, addPath }: NoBlogsProps) {
  if (isFailed) {
    return (
      <p className="nothing-yet" role="alert">
        The blogs could not be loaded.
      </p>
    )
  }
  if (q) {
    return (
      <EmptyCheck title="No blog found." text={`No posts match “${q}”.`}>
        <Link className="button button--quiet" to="?">
          Show all
        </Link>
      </EmptyCheck>
    )
  }
  if (state) {
    return (
      <EmptyCheck title="No blog found." text={{ ...emptyViews, published: 'No published posts yet.' }[state]}>
        <Link className="button button--quiet" to="?">
          Show all
        </Link>
      </EmptyCheck>
    )
  }
  return (
    <EmptyCheck title="No blog found." text="Write your first post. It goes live as soon as you add it.">
      <Link className="button" to={addPath}>
        Add Blog
      </Link>
    </EmptyCheck>
  )
}

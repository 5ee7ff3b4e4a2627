import { Link } from '#app/ui/link.tsx'
import type { PublicationState } from '#domain/publication/publication.ts'
import { NothingYet } from '../list-notes.tsx'
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
  const isSearched = Boolean(q || state)
  return (
    <NothingYet icon="newspaper" text={isSearched ? describeNothing(q, state) : 'No blog found.'}>
      <Link className={isSearched ? 'button button--quiet' : 'button'} to={isSearched ? '?' : addPath}>
        {isSearched ? 'Show all' : 'Add Blog'}
      </Link>
    </NothingYet>
  )
}

function describeNothing(q: string, state: PublicationState | undefined) {
  if (q || !state) return `No posts match “${q}”.`
  return { ...emptyViews, published: 'No published posts yet.' }[state]
}

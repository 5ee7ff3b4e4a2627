import { Link } from '#app/ui/link.tsx'
import type { PublicationState } from '#domain/publication/publication.ts'
import { groupDigits } from '#domain/text/group-digits.ts'
import { toListPath } from '../list-path.ts'

const views: { state?: PublicationState; label: string }[] = [
  { label: 'All' },
  { state: 'published', label: 'Published' },
  { state: 'draft', label: 'Drafts' },
  { state: 'scheduled', label: 'Scheduled' },
  { state: 'trashed', label: 'Trash' },
]

type StateFilterProps = {
  path: string
  /** 'posts' or 'recipes'. */
  many: string
  state: PublicationState | undefined
  search: string
  /** Other query parameters to preserve. */
  params?: Record<string, string>
  counts: Record<PublicationState, number>
}

/** The views of a list by state, with their counts; nothing while all is published. */
export function StateFilter({ path, many, state, search, params = {}, counts }: StateFilterProps) {
  if (!state && counts.draft + counts.scheduled + counts.trashed === 0) return null
  return (
    <nav className="list-filter" aria-label={`Which ${many}`}>
      {views.map((view) => (
        <Link
          key={view.label}
          to={toListPath(path, { q: search }, view.state ? { ...params, state: view.state } : params)}
          aria-current={view.state === state ? 'page' : undefined}
        >
          {view.state && counts[view.state] > 0 ? `${view.label} ${groupDigits(counts[view.state])}` : view.label}
        </Link>
      ))}
    </nav>
  )
}

import { Link } from '#app/ui/link.tsx'
import type { PublicationState } from '#domain/publication/publication.ts'
import { groupDigits } from '#domain/text/count-of.ts'
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
  /** For example 'posts'. */
  many: string
  state: PublicationState | undefined
  search: string
  /** Other query parameters to preserve. */
  params?: Record<string, string>
  /** How many records are in each possible state. */
  counts: Partial<Record<PublicationState, number>>
}

/** The views of a list by state, with their counts; nothing if all are published. */
export function StateFilter({ path, many, state, search, params = {}, counts }: StateFilterProps) {
  const { draft = 0, scheduled = 0, trashed = 0 } = counts
  if (!state && draft + scheduled + trashed === 0) return null
  const shown = views.filter((view) => !view.state || view.state in counts)
  return (
    <nav className="list-filter" aria-label={`Which ${many}`}>
      {shown.map((view) => (
        <Link
          key={view.label}
          to={toListPath(path, { q: search }, view.state ? { ...params, state: view.state } : params)}
          aria-current={view.state === state ? 'page' : undefined}
        >
          {toLabel(view, counts)}
        </Link>
      ))}
    </nav>
  )
}

function toLabel({ state, label }: (typeof views)[number], counts: StateFilterProps['counts']) {
  const count = (state && counts[state]) ?? 0
  return count > 0 ? `${label} ${groupDigits(count)}` : label
}

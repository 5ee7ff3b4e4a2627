import { AdminIcon } from '#app/admin/admin-icon.tsx'
import { toListPath } from '#app/admin/list-path.ts'
import { ListSearch } from '#app/admin/list-search.tsx'
import { Link } from '#app/ui/link.tsx'
import { capitalize } from '#domain/text/capitalize.ts'
import { groupDigits } from '#domain/text/group-digits.ts'
import type { OpinionWords } from './opinion.ts'

/** A filtered view of the list, by its query parameters; `empty` is what it says without entries. */
export type View = { label: string; params: Record<string, string>; empty: string }

/** `pendingTotal` is null when it could not be counted. */
export type ModerationHeadProps = {
  words: OpinionWords
  address: string
  pendingTotal: number | null
  /** The views on offer and the current one. */
  views: View[]
  view: View
  search: string
}

/** The head of the comments or reviews: how many are pending, the views, the search and the CSV export. */
export function ModerationHead({ words: { many }, address, pendingTotal, views, view, search }: ModerationHeadProps) {
  return (
    <>
      <div className="admin-work__head">
        <h1>Manage {capitalize(many)}</h1>
        {pendingTotal === null ? null : <span className="admin-work__count">{groupDigits(pendingTotal)} pending</span>}
        <a className="button button--quiet" href={`/admin/export/${many}`}>
          <AdminIcon name="download" />
          Export CSV
        </a>
      </div>
      <div className="list-tools">
        <nav className="list-filter" aria-label={`Which ${many}`}>
          {views.map((other) => (
            <Link
              key={other.label}
              to={toListPath(address, { q: search }, other.params)}
              aria-current={other === view ? 'page' : undefined}
            >
              {other.label}
            </Link>
          ))}
        </nav>
        <ListSearch action={address} label={`Search ${many}`} search={search} params={view.params} />
      </div>
    </>
  )
}

import { Link } from 'react-router'
import { AdminIcon } from '../admin-icon.tsx'
import { ListSearch } from '../list-search.tsx'

type CommentsHeadProps = { address: string; pendingTotal: number | null; pending: boolean; search: string }

/** The head of the comments: how many wait, which are shown, the search, and all of them as a file. */
export function CommentsHead({ address, pendingTotal, pending, search }: CommentsHeadProps) {
  const q: Record<string, string> = search ? { q: search } : {}
  const to = (params: Record<string, string>) => `${address}?${new URLSearchParams(params)}`.replace(/\?$/, '')
  return (
    <>
      <div className="admin-work__head">
        <h1>Manage Comments</h1>
        {pendingTotal === null ? null : <span className="admin-work__count">{pendingTotal.toLocaleString('en-US')} pending</span>}
        <a className="button button--quiet" href="/admin/export/comments" download>
          <AdminIcon name="download" />
          Export CSV
        </a>
      </div>
      <div className="list-tools">
        <nav className="list-filter" aria-label="Which comments">
          <Link to={to(q)} aria-current={pending ? undefined : 'page'}>
            All
          </Link>
          <Link to={to({ ...q, pending: '1' })} aria-current={pending ? 'page' : undefined}>
            Pending
          </Link>
        </nav>
        <ListSearch action={address} label="Search comments" search={search} params={pending ? { pending: '1' } : {}} />
      </div>
    </>
  )
}

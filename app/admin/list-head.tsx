import type { ReactNode } from 'react'
import { countOf } from '#domain/text/count-of.ts'
import { AdminIcon } from './admin-icon.tsx'
import { ListSearch } from './list-search.tsx'
import { toNewestFound } from './newest-found.ts'

type ListHeadProps = {
  title: string
  /** Address of the list. */
  path: string
  /** The search query, or ''. */
  q: string
  /** Undefined if the list could not be read. */
  total: number | undefined
  of: { one: string; many: string }
  /** Other query parameters that a search preserves. */
  params?: Record<string, string>
  /** Address of the CSV export. */
  exportPath?: string
  /** The link back to the list's screen. */
  back?: ReactNode
}

/** The head of a list: title, count, search and CSV export. */
export function ListHead({ title, path, q, total, of, params = {}, exportPath, back }: ListHeadProps) {
  return (
    <div className="admin-work__head">
      {back}
      <h1>{title}</h1>
      <p className="admin-work__count" role="status">
        {total === undefined ? null : toCount(total, of, q)}
      </p>
      <div className="admin-work__tools">
        <ListSearch action={path} search={q} label={`Search ${of.many}`} params={params} />
        {exportPath ? (
          <a className="button button--quiet" href={exportPath}>
            <AdminIcon name="download" />
            Export CSV
          </a>
        ) : null}
      </div>
    </div>
  )
}

function toCount(total: number, of: ListHeadProps['of'], q: string) {
  const count = countOf(total, of.one, of.many)
  return toNewestFound(q, total, of) ?? (q ? `${count} for “${q}”` : count)
}

import { countOf } from '#domain/text/count-of.ts'
import { AdminIcon } from './admin-icon.tsx'
import { ListSearch } from './list-search.tsx'
import { toNewestFound } from './newest-found.ts'

type ListHeadProps = {
  title: string
  /** Where the list is. */
  path: string
  /** What was searched for, or ''. */
  q: string
  /** How many were found, and of what; undefined when they could not be read. */
  total: number | undefined
  of: { one: string; many: string }
  /** Where all of them are as a CSV file. */
  exportPath: string
}

/** The head of a list: its name, how many there are, the search, and the way to take it all along. */
export function ListHead({ title, path, q, total, of, exportPath }: ListHeadProps) {
  return (
    <div className="admin-work__head">
      <h1>{title}</h1>
      <p className="admin-work__count" role="status">
        {total === undefined ? null : toCount(total, of, q)}
      </p>
      <div className="admin-work__tools">
        <ListSearch action={path} search={q} label={`Search ${of.many}`} />
        <a className="button button--quiet" href={exportPath}>
          <AdminIcon name="download" />
          Export CSV
        </a>
      </div>
    </div>
  )
}

function toCount(total: number, of: ListHeadProps['of'], q: string) {
  const count = countOf(total, of.one, of.many)
  return toNewestFound(q, total, of) ?? (q ? `${count} for “${q}”` : count)
}

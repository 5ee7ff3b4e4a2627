import { Form } from 'react-router'
import { Link } from '#app/ui/link.tsx'
import { useIsLive } from '#app/ui/use-is-live.ts'
import type { RecordSort } from '#domain/publication/publication.ts'
import { toListPath } from '../list-path.ts'
import type { ListView } from './list-view.ts'

const labels: Record<RecordSort, string> = { newest: 'Newest first', oldest: 'Oldest first', title: 'By title' }

type ListOrderProps = {
  path: string
  q: string
  sort: RecordSort
  view: ListView
  /** Query parameters of the list without its order. */
  params: Record<string, string>
}

/** The sort order of a list of posts or recipes, and whether it shows cards or rows. Search results have an order of their own. */
export function ListOrder({ path, q, sort, view, params }: ListOrderProps) {
  const isLive = useIsLive()
  const sorted = sort === 'newest' ? params : { ...params, sort }
  return (
    <div className="list-order">
      {q ? null : (
        <Form className="list-order__sort" action={path}>
          {Object.entries(params).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label className="visually-hidden" htmlFor="list-sort">
            Sort
          </label>
          <select
            key={sort}
            className="input"
            id="list-sort"
            name="sort"
            defaultValue={sort}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            {Object.entries(labels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {isLive ? null : (
            <button className="button button--quiet" type="submit">
              Sort
            </button>
          )}
        </Form>
      )}
      <nav className="list-filter" aria-label="View">
        {(['cards', 'rows'] as const).map((other) => (
          <Link
            key={other}
            to={toListPath(path, { q }, { ...sorted, view: other })}
            aria-current={other === view ? 'true' : undefined}
            preventScrollReset
          >
            {other === 'cards' ? 'Cards' : 'Rows'}
          </Link>
        ))}
      </nav>
    </div>
  )
}

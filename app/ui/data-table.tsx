import type { Key, ReactNode } from 'react'
import type { To } from 'react-router'
import { Link } from './link.tsx'

export type Column<Row> = {
  heading: string
  /** The widths of the cells, and where their text wraps: data-table.css. */
  kind?: 'name' | 'email' | 'phone' | 'number' | 'date' | 'message' | 'actions'
  cell: (row: Row) => ReactNode
}

type DataTableProps<Row> = {
  /** What the rows are, for screen readers. */
  label: string
  columns: Column<Row>[]
  rows: Row[]
  toKey: (row: Row) => Key
  className?: string
  isUnread?: (row: Row) => boolean
}

/** A table of records, at least one. On narrow screens each row is a card, and each cell has its heading beside it. */
export function DataTable<Row>({ label, columns, rows, toKey, className = '', isUnread }: DataTableProps<Row>) {
  return (
    <table className={`data-table ${className}`.trim()} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ heading }) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={toKey(row)} className={isUnread?.(row) ? 'is-unread' : undefined}>
            {columns.map(({ heading, kind, cell }) => (
              <td key={heading} className={kind && `is-${kind}`} data-label={heading}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A row's link to the form for editing it. `name` is for screen readers. */
export function EditLink({ to, name }: { to: To; name: string }) {
  return (
    <Link className="button button--quiet" to={to}>
      Edit<span className="visually-hidden"> {name}</span>
    </Link>
  )
}

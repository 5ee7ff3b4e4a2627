import { toComparisonLines, toTableLabel } from '#domain/archive/comparison-lines.ts'
import type { SiteComparison } from '#domain/archive/site-comparison.ts'
import { groupDigits } from '#domain/text/group-digits.ts'
import { LocalTime } from '../local-time.tsx'

const columns = [
  { label: 'Now', field: 'now' },
  { label: 'In the backup', field: 'archived' },
  { label: 'Lost', field: 'lost' },
  { label: 'Changed', field: 'changed' },
  { label: 'Restored', field: 'brought' },
] as const

/** How many rows of what would be lost, set back or brought back. */
export function ComparisonTable({ comparison }: { comparison: SiteComparison }) {
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">What</th>
          {columns.map(({ label, field }) => (
            <th scope="col" key={field}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {toComparisonLines(comparison).map((line) => (
          <tr key={line.label}>
            <td data-label="What" className="is-name">
              {line.label}
            </td>
            {columns.map(({ label, field }) => (
              <td data-label={label} className="is-number" key={field}>
                {groupDigits(line[field])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The newest of what both have, to see whether it is the right backup. */
export function NewestRecords({ comparison: { newest } }: { comparison: SiteComparison }) {
  return (
    <ul>
      {newest.map(({ table, now, archived }) => (
        <li key={table}>
          Newest of {toTableLabel(table).toLowerCase()} now: <Newest record={now} />; in the backup:{' '}
          {now && isSame(now, archived) ? 'the same' : <Newest record={archived} />}.
        </li>
      ))}
    </ul>
  )
}

type NewestRecord = SiteComparison['newest'][number]['now']

function isSame(one: NewestRecord, other: NewestRecord) {
  return one?.title === other?.title && one?.createdAt === other?.createdAt
}

function Newest({ record }: { record: NewestRecord }) {
  if (!record) return 'none'
  return (
    <>
      “{record.title}” from <LocalTime moment={record.createdAt} />
    </>
  )
}

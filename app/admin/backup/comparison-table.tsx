import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { toComparisonLines, toTableLabel } from '#domain/archive/comparison-lines.ts'
import type { SiteComparison } from '#domain/archive/site-comparison.ts'
import { groupDigits } from '#domain/text/count-of.ts'
import { LocalTime } from '../local-time.tsx'

type Line = ReturnType<typeof toComparisonLines>[number]

const columns: Column<Line>[] = [
  { heading: 'What', kind: 'name', cell: ({ label }) => label },
  { heading: 'Now', kind: 'number', cell: ({ now }) => groupDigits(now) },
  { heading: 'In the backup', kind: 'number', cell: ({ archived }) => groupDigits(archived) },
  { heading: 'Lost', kind: 'number', cell: ({ lost }) => groupDigits(lost) },
  { heading: 'Changed', kind: 'number', cell: ({ changed }) => groupDigits(changed) },
  { heading: 'Restored', kind: 'number', cell: ({ brought }) => groupDigits(brought) },
]

/** How many rows of each kind would be lost, changed or restored. */
export function ComparisonTable({ comparison }: { comparison: SiteComparison }) {
  return <DataTable label="Differences" columns={columns} rows={toComparisonLines(comparison)} toKey={({ label }) => label} />
}

/** The newest records of both, for checking whether it is the right backup. */
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

import { Form } from 'react-router'
import { FilterChoice } from '#app/admin/filter-choice.tsx'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { describeOutcome, rankOutcome } from '#domain/imports/describe-outcome.ts'
import { type EntryCount, type ImportEntry, kindLabels, type SiteImport } from '#domain/imports/site-import.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import { countOf, groupDigits } from '#domain/text/count-of.ts'

/** How many records of each kind there are, by what is done with them, and what comes with them. */
export function ImportCounts({ found, counts }: { found: SiteImport; counts: EntryCount[] }) {
  const outcomes = [...new Set(counts.toSorted((one, other) => rankOutcome(one) - rankOutcome(other)).map(describeOutcome))]
  const kinds = Object.entries(kindLabels).filter(([kind]) => counts.some((count) => count.kind === kind))
  return (
    <section aria-labelledby="counts-title">
      <h2 id="counts-title">Contents</h2>
      <DataTable
        label="Contents"
        rows={kinds}
        toKey={([kind]) => kind}
        columns={[
          { heading: 'Kind', kind: 'name', cell: ([, [, many]]) => capitalize(many) },
          ...outcomes.map(
            (outcome): Column<(typeof kinds)[number]> => ({
              heading: capitalize(outcome),
              kind: 'number',
              cell: ([kind]) => groupDigits(sumOf(counts, kind, outcome)),
            }),
          ),
        ]}
      />
      <Extras found={found} />
    </section>
  )
}

/** What comes with the records that are still to be imported. */
function Extras({ found: { state, pictures, addresses, drafts } }: { found: SiteImport }) {
  if (state !== 'planned' && state !== 'running' && state !== 'paused') return null
  const lines = [
    pictures > 0
      ? `${countOf(pictures, 'picture')} to copy from the files or fetch from ${pictures === 1 ? 'its address' : 'their addresses'}.`
      : '',
    addresses > 0 ? `${countOf(addresses, 'old address', 'old addresses')} that will redirect to the imported content.` : '',
    drafts > 0 ? `${countOf(drafts, 'draft')} that ${drafts === 1 ? 'stays a draft' : 'stay drafts'}.` : '',
  ].filter(Boolean)
  if (lines.length === 0) return null
  return (
    <ul className="import-extras">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function sumOf(counts: EntryCount[], kind: string, outcome: string) {
  return counts.filter((count) => count.kind === kind && describeOutcome(count) === outcome).reduce((sum, { entries }) => sum + entries, 0)
}

const maxPaths = 3

const entryColumns: Column<ImportEntry>[] = [
  {
    heading: 'Record',
    kind: 'name',
    cell: ({ kind, title }) => (
      <div>
        {title || '–'}
        <span className="import-kind">{capitalize(kindLabels[kind][0])}</span>
      </div>
    ),
  },
  {
    heading: 'Result',
    cell: (entry) => (
      <div>
        {capitalize(describeOutcome(entry))}
        {entry.notes.map((note) => (
          <span key={note} className="import-note">
            {note}
          </span>
        ))}
        {entry.oldPaths.length > 0 && entry.kind !== 'redirect' ? (
          <span className="import-note">{describePaths(entry.oldPaths)}</span>
        ) : null}
      </div>
    ),
  },
  { heading: 'Source', cell: ({ place }) => place || '–' },
]

/** Records of an import: what they are, their place in the source, what is done with them, and why. */
export function EntriesTable({ entries }: { entries: ImportEntry[] }) {
  return <DataTable label="Records" columns={entryColumns} rows={entries} toKey={({ number }) => number} />
}

function describePaths(paths: string[]) {
  const more = paths.length - maxPaths
  return `Old address: ${paths.slice(0, maxPaths).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

type EntryFilterFormProps = { id: string; counts: EntryCount[]; filter: { kind: string; outcome: string } }

/** The filters of the entries. Only values that occur can be chosen. */
export function EntryFilterForm({ id, counts, filter: { kind, outcome } }: EntryFilterFormProps) {
  const kinds = [...new Set(counts.map((count) => count.kind))]
  const outcomes = [...new Set(counts.map(describeOutcome))]
  if (kinds.length + outcomes.length < 3) return null
  return (
    <Form className="log-filter" action={`/admin/import/${id}`} key={`${kind} ${outcome}`} preventScrollReset>
      <FilterChoice
        name="kind"
        label="Kind"
        value={kind}
        all="All kinds"
        options={kinds.map((one) => [one, capitalize(kindLabels[one][1])])}
      />
      <FilterChoice
        name="outcome"
        label="Result"
        value={outcome}
        all="Everything"
        options={outcomes.map((one) => [one, capitalize(one)])}
      />
      <button className="button button--quiet" type="submit">
        Show
      </button>
    </Form>
  )
}

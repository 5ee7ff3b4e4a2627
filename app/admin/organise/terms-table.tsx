import { DeleteForm } from '#app/admin/delete-form.tsx'
import { type Column, DataTable, EditLink } from '#app/ui/data-table.tsx'
import { Link } from '#app/ui/link.tsx'
import type { TermEntry } from '#core/terms/term-rows.ts'
import type { TermKind } from '#domain/terms/term.ts'
import { toTermPath } from '#domain/terms/term-paths.ts'
import { termWords, toRecordNoun, toRecordNouns } from '#domain/terms/term-words.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import { countOf } from '#domain/text/count-of.ts'

type TermsTableProps = {
  terms: TermEntry[]
  kind: TermKind
  /** The list's address after one of them is deleted. */
  listPath: string
}

export function TermsTable({ terms, kind, listPath }: TermsTableProps) {
  const columns: Column<TermEntry>[] = [
    { heading: 'Name', kind: 'name', cell: ({ id, name }) => <Link to={toEditPath(id)}>{name}</Link> },
    { heading: 'Address', cell: ({ slug }) => decodeURIComponent(toTermPath(kind, slug)) },
    { heading: capitalize(toRecordNouns(kind)), kind: 'number', cell: ({ records }) => records },
    {
      heading: 'Actions',
      kind: 'actions',
      cell: (term) => (
        <div className="row-actions">
          <EditLink to={toEditPath(term.id)} name={term.name} />
          {kind === 'author' && term.records > 0 ? null : (
            <DeleteForm id={term.id} name={term.name} question={askToDelete(term, kind)} action={listPath} />
          )}
        </div>
      ),
    },
  ]
  return <DataTable label={capitalize(termWords[kind].many)} columns={columns} rows={terms} toKey={({ id }) => id} />
}

const toEditPath = (id: string) => `/admin/organise/edit?id=${id}`

function askToDelete({ name, records }: TermEntry, kind: TermKind) {
  const taken = records === 0 ? '' : ` ${countOf(records, toRecordNoun(kind), toRecordNouns(kind))} will no longer have it.`
  return `Delete the ${termWords[kind].one} "${name}"?${taken} This cannot be undone.`
}

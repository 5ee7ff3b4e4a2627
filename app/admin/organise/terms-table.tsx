import { DeleteForm } from '#app/admin/delete-form.tsx'
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
  const records = capitalize(toRecordNouns(kind))
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Address</th>
          <th scope="col">{records}</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {terms.map((term) => (
          <TermRow key={term.id} {...{ term, kind, records, listPath }} />
        ))}
      </tbody>
    </table>
  )
}

type TermRowProps = Omit<TermsTableProps, 'terms'> & { term: TermEntry; records: string }

function TermRow({ term: { id, name, slug, records: total }, kind, records, listPath }: TermRowProps) {
  const editPath = `/admin/organise/edit?id=${id}`
  const taken = total === 0 ? '' : ` ${countOf(total, toRecordNoun(kind), toRecordNouns(kind))} will no longer have it.`
  return (
    <tr>
      <td className="is-name" data-label="Name">
        <Link to={editPath}>{name}</Link>
      </td>
      <td data-label="Address">{decodeURIComponent(toTermPath(kind, slug))}</td>
      <td className="is-number" data-label={records}>
        {total}
      </td>
      <td className="is-actions" data-label="Actions">
        <div className="row-actions">
          <Link className="button button--quiet" to={editPath}>
            Edit<span className="visually-hidden"> {name}</span>
          </Link>
          {kind === 'author' && total > 0 ? null : (
            <DeleteForm
              id={id}
              name={name}
              question={`Delete the ${termWords[kind].one} "${name}"?${taken} This cannot be undone.`}
              action={listPath}
            />
          )}
        </div>
      </td>
    </tr>
  )
}

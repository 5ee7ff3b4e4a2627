import { DeleteForm } from '#app/admin/delete-form.tsx'
import { Link } from '#app/ui/link.tsx'
import { toTagPath } from '#domain/terms/term-paths.ts'
import { countOf } from '#domain/text/count-of.ts'
import type { TermEntry } from '#storage/terms/terms.ts'

/** `listPath` is the list's address after one tag is deleted. */
export function TermsTable({ terms, listPath }: { terms: TermEntry[]; listPath: string }) {
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Address</th>
          <th scope="col">Posts</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {terms.map((term) => (
          <TermRow key={term.id} term={term} listPath={listPath} />
        ))}
      </tbody>
    </table>
  )
}

function TermRow({ term: { id, name, slug, records }, listPath }: { term: TermEntry; listPath: string }) {
  const editPath = `/admin/organise/edit?id=${id}`
  const taken = records === 0 ? '' : ` ${countOf(records, 'post')} will be without it.`
  return (
    <tr>
      <td className="is-name" data-label="Name">
        <Link to={editPath}>{name}</Link>
      </td>
      <td data-label="Address">{decodeURIComponent(toTagPath(slug))}</td>
      <td className="is-number" data-label="Posts">
        {records}
      </td>
      <td className="is-actions" data-label="Actions">
        <div className="row-actions">
          <Link className="button button--quiet" to={editPath}>
            Edit<span className="visually-hidden"> {name}</span>
          </Link>
          <DeleteForm id={id} name={name} question={`Delete the tag "${name}"?${taken} This cannot be undone.`} action={listPath} />
        </div>
      </td>
    </tr>
  )
}

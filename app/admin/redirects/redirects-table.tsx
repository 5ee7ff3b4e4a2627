import { DeleteForm } from '#app/admin/delete-form.tsx'
import { LocalTime } from '#app/admin/local-time.tsx'
import { Link } from '#app/ui/link.tsx'
import type { CountedRedirect } from '#domain/redirects/redirect.ts'
import { groupDigits } from '#domain/text/group-digits.ts'

export function RedirectsTable({ redirects }: { redirects: CountedRedirect[] }) {
  return (
    <table className="data-table redirects-table">
      <thead>
        <tr>
          <th scope="col">Old address</th>
          <th scope="col">Redirects to</th>
          <th scope="col">Hits</th>
          <th scope="col">Last hit</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {redirects.map((redirect) => (
          <RedirectRow key={redirect.id} redirect={redirect} />
        ))}
      </tbody>
    </table>
  )
}

function RedirectRow({ redirect: { id, source, target, status, hits, lastHitAt } }: { redirect: CountedRedirect }) {
  return (
    <tr>
      <td data-label="Old address">{source}</td>
      <td data-label="Redirects to">
        <a href={target}>{target}</a>
        {status === 302 ? <span className="status-tag">Temporary</span> : null}
      </td>
      <td className="is-number" data-label="Hits">
        {groupDigits(hits)}
      </td>
      <td className="is-number" data-label="Last hit">
        {lastHitAt ? <LocalTime moment={lastHitAt} /> : '–'}
      </td>
      <td className="is-actions" data-label="Actions">
        <div className="row-actions">
          <Link className="button button--quiet" to={`/admin/redirects?id=${id}`}>
            Edit<span className="visually-hidden"> {source}</span>
          </Link>
          <DeleteForm id={id} name={source} question={`Delete the redirect from ${source}?`} action="/admin/redirects" />
        </div>
      </td>
    </tr>
  )
}

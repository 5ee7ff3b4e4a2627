import { LocalTime } from '#app/admin/local-time.tsx'
import { Link } from '#app/ui/link.tsx'
import { labelFormat } from '#domain/imports/format-labels.ts'
import { groupDigits } from '#domain/text/group-digits.ts'
import { nameStanding, type WatchedImport } from './import-standing.ts'

export function ImportsTable({ imports }: { imports: WatchedImport[] }) {
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">From</th>
          <th scope="col">Records</th>
          <th scope="col">Started</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {imports.map((found) => (
          <tr key={found.id}>
            <td className="is-name" data-label="Name">
              <Link to={`/admin/import/${found.id}`}>{found.name}</Link>
            </td>
            <td data-label="From">{labelFormat(found.format) || '–'}</td>
            <td className="is-number" data-label="Records">
              {groupDigits(found.records)}
            </td>
            <td className="is-number" data-label="Started">
              <LocalTime moment={found.createdAt} />
            </td>
            <td data-label="Status">
              <span className={found.state === 'done' ? 'status-tag status-tag--ok' : 'status-tag'}>{nameStanding(found)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { Link } from '#app/ui/link.tsx'
import { describeBytes } from '#domain/text/describe-bytes.ts'
import { groupDigits } from '#domain/text/group-digits.ts'
import { LocalTime } from '../local-time.tsx'

/** A backup as the list has it; numbers that are not known are undefined. */
export type BackupRow = { name: string; madeAt: string; size: number; rows: number | undefined; pictures: number | undefined }

export function BackupsTable({ backups }: { backups: BackupRow[] }) {
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">Created</th>
          <th scope="col">Rows</th>
          <th scope="col">Pictures</th>
          <th scope="col">Size</th>
          <th scope="col">File</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {backups.map(({ name, madeAt, size, rows, pictures }) => (
          <tr key={name}>
            <td data-label="Created">
              <LocalTime moment={madeAt} />
            </td>
            <td data-label="Rows" className="is-number">
              {toWords(rows)}
            </td>
            <td data-label="Pictures" className="is-number">
              {toWords(pictures)}
            </td>
            <td data-label="Size" className="is-number">
              {describeBytes(size)}
            </td>
            <td data-label="File" className="is-name">
              {name}
            </td>
            <td className="is-actions" data-label="Actions">
              <Link className="button button--quiet" to={`/admin/backup/restore/${name}`}>
                Restore…<span className="visually-hidden"> {name}</span>
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function toWords(count: number | undefined) {
  return count === undefined ? 'unknown' : groupDigits(count)
}

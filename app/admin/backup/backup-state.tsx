import type { ReactNode } from 'react'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import type { BackupState as StateOfBackups } from '#core/backups/open-backups.ts'
import type { RehearsalState } from '#core/backups/open-rehearsals.ts'
import { countOf, groupDigits } from '#domain/text/count-of.ts'
import { describeBytes } from '#domain/text/describe-bytes.ts'
import { LocalTime } from '../local-time.tsx'

type State = StateOfBackups & { rehearsal: RehearsalState }

/** Warns that the last backup or its check failed, or that there has been none for a long time. */
export function BackupWarnings({ state: { isDaily, isLate, last, failure, rehearsal } }: { state: State }) {
  return (
    <>
      {failure ? (
        <Warning>
          The backup on <LocalTime moment={failure.failedAt} /> failed: {failure.reason}
        </Warning>
      ) : null}
      {isDaily && isLate ? <Warning>The newest backup is more than two days old.</Warning> : null}
      {last?.fuller ? (
        <Warning>
          The newest backups are much smaller than the one from <LocalTime moment={last.fuller.madeAt} />: {countOf(last.rows, 'row')}{' '}
          instead of {groupDigits(last.fuller.rows)}. If something is missing, restore that one under Backup: it’s kept for now. If nothing
          is, delete the older backups.
        </Warning>
      ) : null}
      {rehearsal.failure ? (
        <Warning>
          The newest backup was test-restored on <LocalTime moment={rehearsal.failure.failedAt} />, and it failed:{' '}
          {endSentence(rehearsal.failure.reason)} Under Backup, choose ‘Back up now’, then ‘Check now’. If it fails again, keep the older
          backups and check the server log.
        </Warning>
      ) : null}
      {rehearsal.isLate ? <Warning>No backup has been test-restored for two weeks. Under Backup, choose ‘Check now’.</Warning> : null}
    </>
  )
}

/** When the last backup was made and checked, and whether either is running. */
export function BackupState({ state: { isDaily, isRunning, last, rehearsal } }: { state: State }) {
  return (
    <>
      {isDaily ? null : <p>Daily backups are off.</p>}
      {last ? <Last {...last} /> : <p>No backup has been made yet.</p>}
      {rehearsal.last ? <Checked {...rehearsal.last} /> : null}
      {isRunning ? <p role="status">A backup is running.</p> : null}
      {rehearsal.isRunning ? <p role="status">The newest backup is being checked.</p> : null}
    </>
  )
}

function Last({ madeAt, size, missing }: NonNullable<State['last']>) {
  return (
    <p>
      The last backup was made on <LocalTime moment={madeAt} />: {describeBytes(size)}
      {missing > 0 ? `, without ${countOf(missing, 'picture')} whose ${missing === 1 ? 'file is' : 'files are'} missing.` : '.'}
    </p>
  )
}

function Checked({ checkedAt, madeAt, rows, pictures, pages }: NonNullable<RehearsalState['last']>) {
  return (
    <p>
      Last test restore on <LocalTime moment={checkedAt} />: the backup from <LocalTime moment={madeAt} />, with {countOf(rows, 'row')},{' '}
      {countOf(pictures, 'picture')} and {countOf(pages, 'page')}.
    </p>
  )
}

/** A backup in the list; unknown numbers are undefined. */
export type BackupRow = { name: string; madeAt: string; size: number; rows: number | undefined; pictures: number | undefined }

const countOrUnknown = (count: number | undefined) => (count === undefined ? 'unknown' : groupDigits(count))

const backupColumns: Column<BackupRow>[] = [
  { heading: 'Created', cell: ({ madeAt }) => <LocalTime moment={madeAt} /> },
  { heading: 'Rows', kind: 'number', cell: ({ rows }) => countOrUnknown(rows) },
  { heading: 'Pictures', kind: 'number', cell: ({ pictures }) => countOrUnknown(pictures) },
  { heading: 'Size', kind: 'number', cell: ({ size }) => describeBytes(size) },
  { heading: 'File', kind: 'name', cell: ({ name }) => name },
  {
    heading: 'Actions',
    kind: 'actions',
    cell: ({ name }) => (
      <Link className="button button--quiet" to={`/admin/backup/restore/${name}`}>
        Restore…<span className="visually-hidden"> {name}</span>
      </Link>
    ),
  },
]

export function BackupsTable({ backups }: { backups: BackupRow[] }) {
  return <DataTable label="Backups" columns={backupColumns} rows={backups} toKey={({ name }) => name} />
}

/** Some reasons are sentences, others system messages. */
export function endSentence(reason: string) {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`
}

export function Warning({ children }: { children: ReactNode }) {
  return (
    <div className="form-status form-status--failed" role="alert">
      <Icon name="alert" />
      <span>{children}</span>
    </div>
  )
}

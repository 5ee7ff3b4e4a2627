import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { countOf } from '#domain/text/count-of.ts'
import { describeBytes } from '#domain/text/describe-bytes.ts'
import type { BackupState as State } from '#operations/backups/open-backups.ts'
import { LocalTime } from '../local-time.tsx'

/** That the last backup failed, or that none was made for long. */
export function BackupWarnings({ state: { isDaily, isLate, failure } }: { state: State }) {
  return (
    <>
      {failure ? (
        <Warning>
          The backup of <LocalTime moment={failure.failedAt} /> failed: {failure.reason}
        </Warning>
      ) : null}
      {isDaily && isLate ? <Warning>The newest backup is more than two days old.</Warning> : null}
    </>
  )
}

/** When the last backup was made, and whether one is being made. */
export function BackupState({ state: { isDaily, isRunning, last } }: { state: State }) {
  return (
    <>
      {isDaily ? null : <p>Daily backups are off.</p>}
      {last ? <Last {...last} /> : <p>No backup has been made yet.</p>}
      {isRunning ? <p role="status">A backup is being made.</p> : null}
    </>
  )
}

function Last({ madeAt, size, missing }: NonNullable<State['last']>) {
  return (
    <p>
      The last backup was made on <LocalTime moment={madeAt} />. It has {describeBytes(size)}
      {missing > 0 ? `, and lacks ${countOf(missing, 'picture')} that ${missing === 1 ? 'has' : 'have'} no file.` : '.'}
    </p>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <div className="form-status form-status--failed" role="alert">
      <Icon name="alert" />
      <span>{children}</span>
    </div>
  )
}

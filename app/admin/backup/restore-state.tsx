import type { RestoreState as State } from '#core/backups/open-restores.ts'
import { LocalTime } from '../local-time.tsx'
import { endSentence, Warning } from './backup-state.tsx'

/** When the site was last restored, or that a restore is running or failed. */
export function RestoreState({ state: { isRunning, last, failure } }: { state: State }) {
  return (
    <>
      {failure && !isRunning ? (
        <Warning>
          The site could not be restored on <LocalTime moment={failure.failedAt} />, and nothing was changed: {endSentence(failure.reason)}
        </Warning>
      ) : null}
      {isRunning ? (
        <p role="status">The site is being restored. When it’s done, everyone is signed out, and the sign-in page says so.</p>
      ) : null}
      {last ? (
        <p>
          The site was restored on <LocalTime moment={last.restoredAt} />
          to its state on <LocalTime moment={last.madeAt} />. The previous site is in <code>{last.before}</code>.
        </p>
      ) : null}
    </>
  )
}

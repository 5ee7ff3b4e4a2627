import { useIsLive } from '#app/ui/use-is-live.ts'
import { LocalTime } from '../local-time.tsx'
import type { FormStart } from './use-autosave.ts'
import { useDiscard } from './use-discard.ts'
import type { Continued } from './use-form-start.ts'

/** The hidden fields about where a form started. `copyId` is updated when it is submitted. */
export function EditingFields({ start, base }: { start: FormStart; base: number | undefined }) {
  return (
    <>
      <input type="hidden" name="base" value={base ?? start.base} />
      <input type="hidden" name="copyId" defaultValue={start.copyId} />
      <input type="hidden" name="continued" value={start.continued.map(({ id, savedAt }) => `${id}@${savedAt}`).join(' ')} />
    </>
  )
}

/** Puts the current working copy into the field: it changes while the form is open, and React's output must not depend on it. */
export function noteCopy(form: HTMLFormElement, copyId: string) {
  const field = form.elements.namedItem('copyId')
  if (field instanceof HTMLInputElement) field.value = copyId
}

type ContinuedNoticeProps = { continued: Continued | undefined; discard: () => Promise<void> }

/** Says that the form shows unsaved input from before, and offers to discard it. */
export function ContinuedNotice({ continued, discard }: ContinuedNoticeProps) {
  const isLive = useIsLive()
  const { isBusy, ask } = useDiscard(discard, 'Discard your unsaved changes? This cannot be undone.')
  if (!continued) return null
  return (
    <div className="editing-notice">
      <span>
        Your unsaved changes from <LocalTime moment={continued.at} /> are restored{continued.isFromDevice ? ', from this device.' : '.'}
      </span>
      {isLive ? (
        <button className="button button--quiet button--small" type="button" aria-disabled={isBusy} onClick={ask}>
          Discard unsaved changes
        </button>
      ) : null}
    </div>
  )
}

/** Says who else has unsaved changes in this record. */
export function UnsavedByOthers({ unsavedBy }: { unsavedBy: { author: string; savedAt: string }[] }) {
  if (unsavedBy.length === 0) return null
  return (
    <p className="editing-notice">
      {unsavedBy.map(({ author, savedAt }) => (
        <span key={author + savedAt}>
          {author} has unsaved changes from <LocalTime moment={savedAt} />.{' '}
        </span>
      ))}
    </p>
  )
}

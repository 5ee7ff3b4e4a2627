import { useId } from 'react'
import { type FieldAnswer, FieldError, useFieldError } from '#app/ui/field.tsx'
import type { PublicationState } from '#domain/publication/publication.ts'

type PublicationButtonsProps = {
  /** The state of the record; none for a new one. */
  state?: PublicationState
  /** What saving without a change of the state is called. */
  label: string
  isSaving: boolean
  canSaveWithout: boolean
  /** The wish of a submission that was refused. */
  earlierWish: string | undefined
}

/** The buttons that save a form: as it is, as a draft, published. The main one is what most want next. */
export function PublicationButtons({ state, label, isSaving, canSaveWithout, earlierWish }: PublicationButtonsProps) {
  const isDraft = state === 'draft'
  const words = isDraft ? 'Save draft' : label
  const shared = { type: 'submit', 'aria-disabled': isSaving } as const
  return (
    <>
      {canSaveWithout ? (
        <>
          <input type="hidden" name="earlierWish" value={earlierWish ?? ''} />
          <SaveWithoutButton isSaving={isSaving} />
        </>
      ) : null}
      {state === undefined ? (
        <button {...shared} className="button button--quiet" name="wish" value="draft">
          Save draft
        </button>
      ) : null}
      {state === 'published' || state === 'scheduled' ? (
        <button {...shared} className="button button--quiet" name="wish" value="draft">
          {state === 'published' ? 'Unpublish' : 'Back to draft'}
        </button>
      ) : null}
      {state === 'scheduled' ? (
        <button {...shared} className="button button--quiet" name="wish" value="publish">
          Publish now
        </button>
      ) : null}
      <button {...shared} className={isDraft ? 'button button--quiet' : 'button'}>
        {isSaving ? 'Saving…' : words}
      </button>
      {isDraft ? (
        <button {...shared} className="button" name="wish" value="publish">
          Publish
        </button>
      ) : null}
    </>
  )
}

/** Saves a form although a picture could not be fetched. */
export function SaveWithoutButton({ isSaving }: { isSaving: boolean }) {
  return (
    <button className="button button--quiet" type="submit" name="whenPicturesFail" value="save-without" aria-disabled={isSaving}>
      Save without the picture
    </button>
  )
}

/** What Enter in a field presses. Browsers take the first button of a form, so this comes first in it: another might unpublish. */
export function EnterButton() {
  return <button className="visually-hidden" type="submit" tabIndex={-1} aria-hidden="true" />
}

/** Saves a draft and goes on with it on a page of its own. */
export function FullPageButton({ isSaving }: { isSaving: boolean }) {
  return (
    <button className="button button--quiet" type="submit" name="wish" value="draft" aria-disabled={isSaving} data-full-page>
      Open full page
    </button>
  )
}

type ScheduleFieldProps = { timeZone: string; answer: FieldAnswer; isSaving: boolean }

/** The time at which a record is to be published, in the site's time zone, and the button that schedules it. */
export function ScheduleField({ timeZone, answer, isSaving }: ScheduleFieldProps) {
  const id = useId()
  const { error, forget } = useFieldError('scheduledFor', answer)
  return (
    <details className="schedule" open={Boolean(error || answer.typed.scheduledFor)}>
      <summary>Schedule</summary>
      <div className="field">
        <label htmlFor={id}>Publish at</label>
        <div className="schedule__row">
          <input
            className="input"
            id={id}
            type="datetime-local"
            name="scheduledFor"
            defaultValue={answer.typed.scheduledFor ?? ''}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
            onInput={forget}
          />
          <button className="button button--quiet" type="submit" name="wish" value="schedule" aria-disabled={isSaving}>
            Schedule
          </button>
        </div>
        {error ? <FieldError id={`${id}-error`} error={error} /> : null}
        <span className="help" id={`${id}-help`}>
          {`In the time of the site: ${timeZone.replaceAll('_', ' ')}`}
        </span>
      </div>
    </details>
  )
}

import { useEffect, useId, useRef, useState } from 'react'
import { describedBy, type FieldAnswer, FieldNotes, useFieldError } from '#app/ui/field.tsx'
import type { PublicationState } from '#domain/publication/publication.ts'
import { toSiteDay } from '#domain/publication/site-time.ts'
import { useTyped } from '../blogs/use-typed.ts'
import { describeWish, type WishParts } from './read-wish.ts'
import { useLinkedDate } from './use-linked-date.ts'

/** What the buttons' labels depend on, besides what is typed; `now` (ISO 8601) is when the server read it. */
export type Schedule = Omit<WishParts, 'now'> & { now: string }

export type PublicationButtonsProps = {
  /** The state of the record; none for a new one. */
  state?: PublicationState
  /** The label for saving without a change of state. */
  label: string
  /** Whether it can't be made a draft. */
  isAlwaysPublic?: boolean
  isSaving: boolean
  canSaveWithout: boolean
  /** The request of a refused submission. */
  earlierWish: string | undefined
  /** For records that can be scheduled: their times, and the values of their fields. */
  schedule?: Schedule
  answer?: FieldAnswer
}

const timeNames = ['scheduledFor', 'formattedDate'] as const

/**
 * The buttons that save a form: as it is, as a draft, published. The main one is the likeliest next step; if a future time or date is
 * typed, it says when that will be.
 */
export function PublicationButtons({
  state,
  label,
  isAlwaysPublic = false,
  isSaving,
  canSaveWithout,
  earlierWish,
  schedule,
  answer,
}: PublicationButtonsProps) {
  const main = useRef<HTMLButtonElement>(null)
  const typed = useTyped(main, timeNames, answer?.typed ?? {})
  const now = useServerTime(schedule?.now ?? '')
  const isDraft = state === 'draft'
  const planned = schedule && describeWish({ ...typed, ...(isDraft && { wish: 'publish' }) }, { ...schedule, now })
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
      {(state === 'published' && !isAlwaysPublic) || state === 'scheduled' ? (
        <button {...shared} className="button button--quiet" name="wish" value="draft">
          {state === 'published' ? 'Unpublish' : 'Back to draft'}
        </button>
      ) : null}
      {state === 'scheduled' ? (
        <button {...shared} className="button button--quiet" name="wish" value="publish-now">
          Publish now
        </button>
      ) : null}
      {isDraft ? (
        <button {...shared} className="button button--quiet">
          {isSaving ? 'Saving…' : 'Save draft'}
        </button>
      ) : null}
      <button {...shared} ref={main} className="button" {...(isDraft && { name: 'wish', value: 'publish' })}>
        {isSaving && !isDraft ? 'Saving…' : (planned ?? (isDraft ? 'Publish' : label))}
      </button>
    </>
  )
}

/** The server's time, advancing from when it was read: the browser's clock may be wrong. */
function useServerTime(read: string) {
  const [now, setNow] = useState(() => new Date(read))
  useEffect(() => {
    if (!read) return
    const ahead = Date.now() - Date.parse(read)
    setNow(new Date(read))
    const timer = setInterval(() => setNow(new Date(Date.now() - ahead)), 5000)
    return () => clearInterval(timer)
  }, [read])
  return now
}

/** Saves a form although a picture could not be fetched. */
function SaveWithoutButton({ isSaving }: { isSaving: boolean }) {
  return (
    <button className="button button--quiet" type="submit" name="whenPicturesFail" value="save-without" aria-disabled={isSaving}>
      Save without the picture
    </button>
  )
}

/** The default button for Enter. Browsers take the first button of a form, so this comes first in it: another might unpublish. */
export function EnterButton() {
  return <button className="visually-hidden" type="submit" tabIndex={-1} aria-hidden="true" />
}

/** Saves a draft and continues with it on a page of its own. */
export function FullPageButton({ isSaving }: { isSaving: boolean }) {
  return (
    <button className="button button--quiet" type="submit" name="wish" value="draft" aria-disabled={isSaving} data-full-page>
      Open full page
    </button>
  )
}

/** The time to publish a record, in the site's time zone. A date that was not chosen separately follows its day. */
export function ScheduleField({ schedule: { timeZone, now }, answer }: { schedule: Schedule; answer: FieldAnswer }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { error, forget } = useFieldError('scheduledFor', answer)
  const help = `Site time zone: ${timeZone.replaceAll('_', ' ')}`
  const typed = answer.typed.scheduledFor ?? ''
  useLinkedDate(input, toSiteDay(now, timeZone))
  return (
    <details className="schedule" open={Boolean(error || typed)}>
      <summary>Schedule</summary>
      <div className="field">
        <label htmlFor={id}>Publish at</label>
        <input
          className="input"
          ref={input}
          id={id}
          type="datetime-local"
          name="scheduledFor"
          defaultValue={typed}
          {...describedBy(id, { error, help })}
          onInput={forget}
        />
        <FieldNotes {...{ id, error, help }} />
      </div>
    </details>
  )
}

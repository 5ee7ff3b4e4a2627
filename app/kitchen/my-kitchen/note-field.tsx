import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useOnChange } from '#app/ui/use-on-answer.ts'
import { joinNotes, kitchenLimits, type Note, toChangedAt, toNoteKey } from '#domain/kitchen/kitchen-records.ts'
import { changeRecord } from './kitchen-db.ts'
import { notKept } from './kitchen-words.ts'

/** How long nothing is typed before a note is kept, in milliseconds. */
const pause = 400

type NoteFieldProps = { about: Note['about']; step?: string; label: string; note: Note | undefined }

/**
 * Saves the text of a note as it is typed, and says so. What another tab writes in the meantime is merged in. The field itself holds the text: in React's
 * state, a key and a merge could each be made from a text that does not have the other yet.
 */
function useKeptNote({ about, step, note }: NoteFieldProps) {
  const stored = note?.text ?? ''
  const [first] = useState(stored)
  const [words, setWords] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const text = useRef(stored)
  /** The stored text that what is typed here began with. */
  const base = useRef(stored)
  const timer = useRef(0)
  const keeping = useRef(Promise.resolve())

  const takeIn = (merged: string) => {
    text.current = merged
    if (field.current) replaceText(field.current, merged)
  }

  /** One after the other: each begins with what the one before has stored. */
  const keep = useEffectEvent((hasNews = false) => {
    clearTimeout(timer.current)
    keeping.current = keeping.current.then(async () => {
      const typed = text.current
      const isTyped = typed !== base.current
      if (!isTyped && !hasNews) return
      try {
        const kept = await saveNote({ about, step }, base.current, typed)
        base.current = kept
        if (kept !== typed) takeIn(joinNotes(typed, text.current, kept))
        if (isTyped) setWords('Saved on this device.')
      } catch {
        setWords(`${notKept} It stays here until you leave the page.`)
      }
    })
  })

  // What another tab or a file brought.
  useOnChange(stored, () => {
    if (stored !== base.current) keep(true)
  })

  useEffect(() => {
    const leave = () => keep()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [])

  return {
    field,
    first,
    words,
    keep: () => keep(),
    type(typed: string) {
      text.current = typed
      setWords('')
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => keep(), pause)
    },
  }
}

/** Leaves the writer's cursor where it is in its paragraph; at the end if that is gone. Safari moves the focus to a field whose cursor is placed. */
function replaceText(field: HTMLTextAreaElement, text: string) {
  const { value, selectionEnd: caret } = field
  const start = value.lastIndexOf('\n', caret - 1) + 1
  const paragraph = value.slice(start).split('\n', 1)[0]
  const place = text.startsWith(value.slice(0, caret)) ? start : `\n${text}\n`.indexOf(`\n${paragraph}\n`)
  const moved = place < 0 ? text.length : place + caret - start
  field.value = text
  if (document.activeElement === field) field.setSelectionRange(moved, moved)
}

/** Saves a text that began as `began`, together with what was stored meanwhile; returns both. */
async function saveNote({ about, step }: Pick<NoteFieldProps, 'about'> & { step: string | undefined }, began: string, typed: string) {
  let text = typed
  const key = toNoteKey(about.id, step)
  await changeRecord(key, (known) => {
    const there = known?.kind === 'note' && !known.isGone ? known.text : ''
    text = joinNotes(began, typed, there)
    if (text === there) return undefined
    const isGone = text.trim() === '' && { isGone: true as const }
    const changedAt = toChangedAt(Date.now(), known)
    return { key, kind: 'note' as const, about, text, ...(step !== undefined && { step }), changedAt, ...isGone }
  })
  return text
}

/** A note that is saved as it is typed. */
export function NoteField(props: NoteFieldProps) {
  const id = useId()
  const { field, first, words, type, keep } = useKeptNote(props)
  return (
    <div className="field">
      <label htmlFor={id}>{props.label}</label>
      <textarea
        ref={field}
        id={id}
        className="input pen"
        rows={3}
        maxLength={kitchenLimits.note}
        defaultValue={first}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={keep}
      />
      <span className="help" role="status">
        {words}
      </span>
    </div>
  )
}

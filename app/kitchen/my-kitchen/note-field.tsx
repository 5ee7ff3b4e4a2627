import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useOnChange } from '#app/ui/use-on-answer.ts'
import { joinNotes, kitchenLimits, type Note, toChangedAt, toNoteKey } from '#domain/kitchen/kitchen-records.ts'
import { changeRecord } from './kitchen-db.ts'
import { notKept } from './kitchen-words.ts'

/** How long after the last key press a note is saved, in milliseconds. */
const pause = 400

type NoteFieldProps = { about: Note['about']; step?: string; label: string; note: Note | undefined }

/**
 * Saves the text of a note as it is typed, and says so. Changes from another tab are merged in. The field itself holds the text: in React's
 * state, a key press and a merge could each start from a text that lacks the other's change.
 */
function useKeptNote({ about, step, note }: NoteFieldProps) {
  const stored = note?.text ?? ''
  const [first] = useState(stored)
  const [words, setWords] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const text = useRef(stored)
  /** The stored text from which typing here started. */
  const base = useRef(stored)
  const timer = useRef(0)
  const keeping = useRef(Promise.resolve())

  const takeIn = (merged: string) => {
    text.current = merged
    if (field.current) replaceText(field.current, merged)
  }

  /** One after the other: each starts with what the previous one has stored. */
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

  // Changes from another tab or a file.
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

/** Keeps the cursor at its place in its paragraph, or at the end if that is gone. Safari focuses a field whose cursor is set. */
function replaceText(field: HTMLTextAreaElement, text: string) {
  const { value, selectionEnd: caret } = field
  const start = value.lastIndexOf('\n', caret - 1) + 1
  const paragraph = value.slice(start).split('\n', 1)[0]
  const place = text.startsWith(value.slice(0, caret)) ? start : `\n${text}\n`.indexOf(`\n${paragraph}\n`)
  const moved = place < 0 ? text.length : place + caret - start
  field.value = text
  if (document.activeElement === field) field.setSelectionRange(moved, moved)
}

/** Saves a text that started as `began`, merged with what was stored in the meantime; returns both. */
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

import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useOnChange } from '#app/ui/use-on-answer.ts'
import { joinNotes, kitchenLimits, type Note, toChangedAt, toNoteKey } from '#domain/kitchen/kitchen-records.ts'
import { changeRecord } from './kitchen-db.ts'
import { notKept } from './kitchen-words.ts'

/** How long nothing is typed before a note is kept, in milliseconds. */
const pause = 400

type NoteFieldProps = { about: Note['about']; step?: string; label: string; note: Note | undefined }

/** The text of a note that is saved as it is typed, and what is said of that. What another tab writes in the meantime is merged in. */
function useKeptNote({ about, step, note }: NoteFieldProps) {
  const stored = note?.text ?? ''
  const [text, setText] = useState(stored)
  const [words, setWords] = useState('')
  /** The stored text that what is typed here began with. */
  const base = useRef(stored)
  const timer = useRef(0)
  const { field, noteCaret } = useStillCaret(text)

  const takeIn = (change: (now: string) => string) => {
    noteCaret()
    setText(change)
  }

  const keep = useEffectEvent(async () => {
    clearTimeout(timer.current)
    if (text === base.current) return
    try {
      const kept = await saveNote({ about, step }, base.current, text)
      base.current = kept
      if (kept !== text) takeIn((now) => withAddition(now, text, kept))
      setWords('Saved on this device.')
    } catch {
      setWords(`${notKept} It stays here until you leave the page.`)
    }
  })

  // What another tab or a file brought.
  useOnChange(stored, () => {
    if (stored === base.current) return
    if (text === base.current) {
      base.current = stored
      takeIn(() => stored)
    } else void keep()
  })

  useEffect(() => {
    const leave = () => void keep()
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
    text,
    words,
    keep: () => void keep(),
    type(typed: string) {
      setText(typed)
      setWords('')
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => void keep(), pause)
    },
  }
}

/** A field whose text may change without moving the writer's cursor: call `noteCaret` before. */
function useStillCaret(text: string) {
  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number>(undefined)
  const placeCaret = useEffectEvent((_text: string) => {
    if (caret.current !== undefined) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  useLayoutEffect(() => placeCaret(text), [text])
  const noteCaret = () => {
    if (document.activeElement === field.current) caret.current = field.current?.selectionEnd
  }
  return { field, noteCaret }
}

/** Saves a text that began as `began`, together with what was stored meanwhile; returns both. */
async function saveNote({ about, step }: Pick<NoteFieldProps, 'about'> & { step: string | undefined }, began: string, typed: string) {
  let text = typed
  const key = toNoteKey(about.id, step)
  await changeRecord(key, (known) => {
    const there = known?.kind === 'note' && !known.isGone ? known.text : ''
    text = joinNotes(began, typed, there)
    const isGone = text.trim() === '' && { isGone: true as const }
    const changedAt = toChangedAt(Date.now(), known)
    return { key, kind: 'note' as const, about, text, ...(step !== undefined && { step }), changedAt, ...isGone }
  })
  return text
}

/** A note that is saved as it is typed. */
export function NoteField(props: NoteFieldProps) {
  const id = useId()
  const { field, text, words, type, keep } = useKeptNote(props)
  return (
    <div className="field">
      <label htmlFor={id}>{props.label}</label>
      <textarea
        ref={field}
        id={id}
        className="input pen"
        rows={3}
        maxLength={kitchenLimits.note}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={keep}
      />
      <span className="help" role="status">
        {words}
      </span>
    </div>
  )
}

/** What was typed on while `text` was kept, with what keeping it added to that. */
function withAddition(now: string, text: string, kept: string) {
  return kept.startsWith(`${text}\n\n`) ? now + kept.slice(text.length) : joinNotes(text, now, kept)
}

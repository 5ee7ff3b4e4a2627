import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useOnChange } from '#app/ui/use-on-answer.ts'
import { joinNotes, kitchenLimits, type Note, toChangedAt, toNoteKey } from '#domain/kitchen/kitchen-records.ts'
import { changeRecord } from './kitchen-db.ts'
import { notKept } from './kitchen-words.ts'

/** How long nothing is typed before a note is kept, in milliseconds. */
const pause = 400

type NoteFieldProps = { about: Note['about']; step?: string; label: string; note: Note | undefined }

/** A note that is saved as it is typed. What another tab writes in the meantime is merged in. */
export function NoteField({ about, step, label, note }: NoteFieldProps) {
  const id = useId()
  const stored = note?.text ?? ''
  const [text, setText] = useState(stored)
  const [words, setWords] = useState('')
  /** The stored text that what is typed here began with. */
  const base = useRef(stored)
  const timer = useRef(0)

  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number>(undefined)

  /** Changes the text without moving the writer's cursor. */
  const takeIn = (change: (now: string) => string) => {
    if (document.activeElement === field.current) caret.current = field.current?.selectionEnd
    setText(change)
  }
  const placeCaret = useEffectEvent((_text: string) => {
    if (caret.current !== undefined) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  useLayoutEffect(() => placeCaret(text), [text])

  const keep = useEffectEvent(async () => {
    clearTimeout(timer.current)
    if (text === base.current) return
    const began = base.current
    let kept = text
    try {
      await changeRecord(toNoteKey(about.id, step), (known) => {
        const there = known?.kind === 'note' && !known.isGone ? known.text : ''
        kept = joinNotes(began, text, there)
        const rest = { key: toNoteKey(about.id, step), kind: 'note' as const, about, text: kept, ...(step !== undefined && { step }) }
        return {
          ...rest,
          changedAt: toChangedAt(Date.now(), known),
          ...(kept.trim() === '' && { isGone: true as const }),
        }
      })
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

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        className="input pen"
        rows={3}
        maxLength={kitchenLimits.note}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setWords('')
          clearTimeout(timer.current)
          timer.current = window.setTimeout(() => void keep(), pause)
        }}
        onBlur={() => void keep()}
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

import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { type FieldAnswer, useFieldError } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toPastedLines } from '#domain/recipes/pasted-lines.ts'
import { toRows } from './recipe-fields.ts'
import { RowItem } from './row-item.tsx'
import { useRowDrag } from './use-row-drag.ts'
import { useRows } from './use-rows.ts'

type RowsFieldProps = { name: string; label: string; noun: string; answer: FieldAnswer }

/** A list edited row by row: add, remove, reorder, paste many lines at once. */
export function RowsField({ name, label, noun, answer }: RowsFieldProps) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const { rows, said, isLive, insert, remove, move } = useRows(noun, toRows(answer.typed[name]), list)
  const { drag, start } = useRowDrag(list, (from, to) => move(from, to, 'field'))
  const { error, forget } = useFieldError(name, answer)
  const [notice, setNotice] = useState('')

  function pressKey(event: KeyboardEvent, index: number) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    insert(index, [''])
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>, index: number) {
    const text = event.clipboardData.getData('text/plain')
    const { lines, leftOut } = toPastedLines(text, noun)
    const [first = '', ...more] = lines
    setNotice('')
    const field = event.currentTarget
    // A single line within a text has no list mark.
    const isPart = more.length + leftOut.length === 0 && (first === text.trim() || field.selectionStart > 0)
    if (isPart) return
    event.preventDefault()
    field.setRangeText(first, field.selectionStart, field.selectionEnd, 'end')
    if (more.length > 0) insert(index, more)
    if (leftOut.length > 0) setNotice(`Left out: ${leftOut.map((line) => `“${line}”`).join(', ')}`)
  }

  return (
    <fieldset className="rows-field" aria-describedby={`${id}-help`} onInput={forget}>
      <legend className="field-label">{label}</legend>
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      ) : null}
      <ol className="row-list" ref={list}>
        {rows.map((row, index) => (
          <RowItem
            key={row.key}
            {...{ name, noun, row, index, isLive, drag }}
            count={rows.length}
            errorId={error ? `${id}-error` : undefined}
            onKeyDown={(event) => pressKey(event, index)}
            onPaste={(event) => paste(event, index)}
            onGrab={(event) => start(event, index)}
            onMove={(to, part) => move(index, to, part)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {isLive ? (
        <button className="button button--quiet button--small" type="button" onClick={() => insert(rows.length - 1, [''])}>
          <Icon name="plus" />
          Add {noun}
        </button>
      ) : null}
      <p className="help" id={`${id}-help`}>
        {isLive ? 'Enter adds a row. Several pasted lines fill several rows.' : 'Empty rows are left out. More appear when you save.'}
      </p>
      <p className={notice ? 'help' : 'visually-hidden'} role="status">
        {notice}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </fieldset>
  )
}

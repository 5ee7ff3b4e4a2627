import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react'
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

  function pressKey(event: KeyboardEvent, index: number) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    insert(index, [''])
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>, index: number) {
    const [first = '', ...more] = toPastedLines(event.clipboardData.getData('text/plain'))
    if (more.length === 0) return
    event.preventDefault()
    const field = event.currentTarget
    field.setRangeText(first, field.selectionStart, field.selectionEnd, 'end')
    insert(index, more)
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
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </fieldset>
  )
}

import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { type FieldAnswer, useFieldError } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toPastedLines } from '#domain/recipes/pasted-lines.ts'
import { type PastedRecipe, splitPastedRecipe } from '#domain/recipes/pasted-recipe.ts'
import { readRow, rowMarks } from '#domain/recipes/typed-rows.ts'
import { toRows } from './recipe-form-values.ts'
import { RowItem } from './row-item.tsx'
import { useRowDrag } from './use-row-drag.ts'
import { endOfBlock, useRows } from './use-rows.ts'

type RowsFieldProps = { name: string; label: string; noun: string; hasExtras?: boolean; answer: FieldAnswer }

/** A list edited row by row: add, remove, reorder, paste many lines at once. */
export function RowsField({ name, label, noun, hasExtras = false, answer }: RowsFieldProps) {
  const id = useId()
  const noScriptHelp = `Empty rows are ignored. More appear when you save. A row starting with ## is a heading${hasExtras ? ', one starting with > is a tip for the step above, and one with ! and the /images/ address of an upload is its picture' : ''}.`
  const list = useRef<HTMLOListElement>(null)
  const { rows, said, isLive, insert, remove, move } = useRows(noun, toRows(answer.typed[name]), list)
  const { drag, start } = useRowDrag(list, (from, to) => move(from, to, 'field'))
  const { error, forget } = useFieldError(name, answer)
  const [notice, setNotice] = useState('')

  /** Adds a tip or picture to a step that has none. */
  function toAddition(index: number, kind: 'tip' | 'picture') {
    const own = rows.slice(index + 1, endOfBlock(rows, index) + 1)
    if (!hasExtras || rows[index]?.kind !== 'line' || own.some((row) => row.kind === kind)) return undefined
    return () => insert(endOfBlock(rows, index), [rowMarks[kind]])
  }

  function pressKey(event: KeyboardEvent, index: number) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    insert(endOfBlock(rows, index), [''])
  }

  /** Inserts pasted lines into a row and after it. A heading that comes first replaces an empty row. */
  function fill(field: HTMLTextAreaElement, index: number, lines: string[]) {
    const [first = '', ...more] = lines
    if (field.value === '' && readRow(first).kind !== 'line') return insert(index, lines, 'instead')
    field.setRangeText(first, field.selectionStart, field.selectionEnd, 'end')
    if (more.length > 0) insert(endOfBlock(rows, index), more)
  }

  /** Distributes a pasted whole recipe to the lists of this form. */
  const takeRows = useEffectEvent(({ detail }: CustomEvent<PastedRecipe>) => {
    const { lines } = toPastedLines(name === 'steps' ? detail.steps : detail.ingredients, noun)
    const last = list.current?.querySelector<HTMLTextAreaElement>('li:last-child textarea')
    if (last?.value === '') fill(last, rows.length - 1, lines)
    else if (lines.length > 0) insert(rows.length - 1, lines)
  })
  useEffect(() => {
    const form = list.current?.closest('form')
    const take = (event: Event) => takeRows(event as CustomEvent<PastedRecipe>)
    form?.addEventListener('recipe-pasted', take)
    return () => form?.removeEventListener('recipe-pasted', take)
  }, [])

  function paste(event: ClipboardEvent<HTMLTextAreaElement>, index: number) {
    const text = event.clipboardData.getData('text/plain')
    const form = event.currentTarget.form
    const recipe = splitPastedRecipe(text)
    if (form && recipe) {
      event.preventDefault()
      fillFields(form, recipe.fields)
      form.dispatchEvent(new CustomEvent('recipe-pasted', { detail: recipe }))
      return setNotice('A whole recipe was pasted: its ingredients and steps are in their lists. Check them, and the fields above.')
    }
    const { lines, leftOut } = toPastedLines(text, noun)
    const [first = '', ...more] = lines
    setNotice('')
    const field = event.currentTarget
    // A single line within a text has no list marker.
    const isPart = more.length + leftOut.length === 0 && (first === text.trim() || field.selectionStart > 0)
    if (isPart) return
    event.preventDefault()
    fill(field, index, lines)
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
            number={row.kind === 'line' ? rows.slice(0, index + 1).filter(({ kind }) => kind === 'line').length : undefined}
            count={rows.length}
            errorId={error ? `${id}-error` : undefined}
            onKeyDown={(event) => pressKey(event, index)}
            onPaste={(event) => paste(event, index)}
            onGrab={(event) => start(event, index)}
            onMove={(to, part) => move(index, to, part)}
            onRemove={() => remove(index)}
            onAddTip={toAddition(index, 'tip')}
            onAddPicture={toAddition(index, 'picture')}
          />
        ))}
      </ol>
      {isLive ? (
        <button className="button button--quiet button--small" type="button" onClick={() => insert(rows.length - 1, [''])}>
          <Icon name="plus" />
          Add {noun}
        </button>
      ) : null}
      {isLive ? (
        <button className="button button--quiet button--small" type="button" onClick={() => insert(rows.length - 1, [rowMarks.heading])}>
          <Icon name="plus" />
          Add a heading
        </button>
      ) : null}
      <p className="help" id={`${id}-help`}>
        {isLive ? 'Press Enter to add a row. Pasting several lines fills several rows, headings included.' : noScriptHelp}
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

/** Fills the empty fields, as if typed. */
function fillFields(form: HTMLFormElement, fields: PastedRecipe['fields']) {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.value !== '') continue
    field.value = field.maxLength > 0 ? value.slice(0, field.maxLength) : value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

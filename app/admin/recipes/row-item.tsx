import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { PickPicture } from '#app/admin/pick-picture.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { rowMarks, splitRowPicture } from '#domain/recipes/typed-rows.ts'
import { RowButtons } from '../row-buttons.tsx'
import type { Row, RowPart } from './use-rows.ts'

const placeholders = { line: undefined, heading: 'For the sauce', tip: 'A tip for this step', picture: '/images/…' }

type RowItemProps = {
  name: string
  noun: string
  row: Row
  index: number
  /** The number of a line among the lines: headings and tips have none. */
  number: number | undefined
  count: number
  isLive: boolean
  drag: { from: number; to: number } | undefined
  errorId: string | undefined
  onKeyDown: (event: KeyboardEvent) => void
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void
  onGrab: (event: PointerEvent) => void
  onMove: (to: number, part: RowPart) => void
  onRemove: () => void
  /** Absent if there is already a tip or there can't be one. */
  onAddTip: (() => void) | undefined
  onAddPicture: (() => void) | undefined
}

/** One row: its number (the drag handle), its field, and buttons to move and remove it. */
export function RowItem({ name, noun, row, index, number, count, isLive, drag, errorId, ...on }: RowItemProps) {
  const label = number === undefined ? `${row.kind} in row ${index + 1}` : `${noun} ${number}`
  return (
    <li data-row={row.key} data-kind={row.kind} className={toClassName(index, drag)}>
      <span className={isLive ? 'row-list__handle' : undefined} onPointerDown={isLive ? on.onGrab : undefined} aria-hidden="true">
        {number}
      </span>
      {row.kind === 'line' ? null : <input type="hidden" name={name} value={rowMarks[row.kind]} />}
      {row.kind === 'picture' && isLive ? (
        <StepPicture name={name} start={row.text} label={label} errorId={errorId} />
      ) : (
        <textarea
          className="input"
          name={name}
          rows={1}
          defaultValue={row.text}
          maxLength={editorLimits.line}
          placeholder={placeholders[row.kind]}
          aria-label={label.replace(/^./, (letter) => letter.toUpperCase())}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          data-part="field"
          onKeyDown={on.onKeyDown}
          onPaste={on.onPaste}
        />
      )}
      {isLive ? (
        <span className="row-list__buttons">
          <RowButtons {...{ label, index, count }} onMove={on.onMove} onRemove={on.onRemove} />
        </span>
      ) : null}
      {isLive && (on.onAddTip || on.onAddPicture) ? (
        <span className="row-list__extras">
          <AddExtra word="Tip" label={label} onAdd={on.onAddTip} />
          <AddExtra word="Picture" label={label} onAdd={on.onAddPicture} />
        </span>
      ) : null}
    </li>
  )
}

function AddExtra({ word, label, onAdd }: { word: 'Tip' | 'Picture'; label: string; onAdd: (() => void) | undefined }) {
  if (!onAdd) return null
  return (
    <button
      className="button button--quiet button--small row-list__tip"
      type="button"
      aria-label={`Add a ${word.toLowerCase()} to ${label}`}
      onClick={onAdd}
    >
      {word}
    </button>
  )
}

function toClassName(index: number, drag: { from: number; to: number } | undefined) {
  if (!drag) return undefined
  if (index === drag.from) return 'is-dragged'
  if (index !== drag.to) return undefined
  return drag.to < drag.from ? 'is-drop-before' : 'is-drop-after'
}

type StepPictureProps = {
  name: string
  /** The row's initial values: the reference of a picture, and its description. */
  start: string
  label: string
  errorId: string | undefined
}

/** The picture of a step with its description. Sent as one text, like every row. */
function StepPicture({ name, start, label, errorId }: StepPictureProps) {
  const [present] = useState(() => splitRowPicture(start))
  const [image, setImage] = useState(present.image)
  const [alt, setAlt] = useState(present.imageAlt)
  /** The alternative text of the last chosen picture: a typed one stays. */
  const filledAlt = useRef('')

  function pick(picked: string, chosenAlt = '') {
    setImage(picked)
    if (!chosenAlt || (alt && alt !== filledAlt.current)) return
    filledAlt.current = chosenAlt
    setAlt(chosenAlt)
  }

  return (
    <div className="step-picture-field">
      <input type="hidden" name={name} value={image && `${image.trim().replace(/\s/g, '%20')} ${alt}`.trim()} />
      <PickPicture value={image} errorId={errorId} onChange={pick} />
      <input
        className="input"
        value={alt}
        maxLength={editorLimits.imageAlt}
        placeholder="Description for people who can’t see it"
        aria-label={`Alternative text for the ${label}`}
        data-part="field"
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
    </div>
  )
}

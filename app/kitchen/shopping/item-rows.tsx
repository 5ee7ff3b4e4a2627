import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { TickBox } from '#app/public/recipes/tick-box.tsx'
import { Drawing, Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { ShoppingItem } from '#domain/shopping/make-shopping-list.ts'
import { toItemText } from './list-parts.ts'
import {
  maxEntryLength,
  type OwnEntry,
  type ShoppingRecord,
  type Taken,
  toOwnEntry,
  withoutItem,
  withoutOwn,
  withSettled,
} from './shopping-records.ts'
import { updateShoppingRecord } from './shopping-store.ts'

const pencil = 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4'

type ItemRowProps = { item: ShoppingItem; isTicked: boolean; showsRecipes: boolean }

/** A thing that recipes need. Editing it turns it into an entry of the reader's own. */
export function ItemRow({ item: { key, need, name, amount, lines }, isTicked, showsRecipes }: ItemRowProps) {
  const text = toItemText({ amount, name })
  const tick = () => updateShoppingRecord((record) => ({ ...record, ticked: withSettled(record.ticked, key, isTicked ? undefined : need) }))
  const remove = () => takeOff(text, (record) => withoutItem(record, key, need))
  const rewrite = (written: string) =>
    updateShoppingRecord((record) => ({ ...withoutItem(record, key, need).record, own: [...record.own, toOwnEntry(written)] }))
  const recipes = [...new Set(lines.map(({ recipe }) => recipe))]
  return (
    <Row text={text} isTicked={isTicked} onTick={tick} onRemove={remove} onRewrite={rewrite}>
      <span>
        {amount ? <b>{amount}</b> : null} {name}
        {showsRecipes ? <small>{recipes.join(', ')}</small> : null}
      </span>
    </Row>
  )
}

/** An entry that the reader typed. */
export function OwnRow({ entry: { id, text, isTicked } }: { entry: OwnEntry }) {
  const change = (to: (entry: OwnEntry) => OwnEntry[]) =>
    updateShoppingRecord((record) => ({ ...record, own: record.own.flatMap((entry) => (entry.id === id ? to(entry) : [entry])) }))
  const remove = () => takeOff(text, (record) => withoutOwn(record, id))
  return (
    <Row
      text={text}
      isTicked={isTicked}
      onTick={() => change((entry) => [{ ...entry, isTicked: !isTicked }])}
      onRemove={remove}
      onRewrite={(written) => change((entry) => [{ ...entry, text: written }])}
    >
      <span>{text}</span>
    </Row>
  )
}

/** Removes something from the current list, which can be undone. */
function takeOff(text: string, without: (record: ShoppingRecord) => Taken) {
  let bringBack = (record: ShoppingRecord) => record
  const isKept = updateShoppingRecord((present) => {
    const taken = without(present)
    bringBack = taken.bringBack
    return taken.record
  })
  if (isKept) showToast('info', `Removed ${text}.`, { label: 'Undo', run: () => updateShoppingRecord(bringBack) })
}

type RowProps = {
  text: string
  isTicked: boolean
  onTick: () => void
  onRemove: () => void
  onRewrite: (text: string) => void
  children: ReactNode
}

function Row({ text, isTicked, onTick, onRemove, onRewrite, children }: RowProps) {
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <EditedRow text={text} onRewrite={onRewrite} onClose={() => setEditing(false)} />
  return (
    <li className="shopping__row">
      <label>
        <input type="checkbox" autoComplete="off" checked={isTicked} onChange={onTick} />
        <TickBox />
        {children}
      </label>
      <button className="icon-button icon-button--check" type="button" aria-label={`Edit ${text}`} onClick={() => setEditing(true)}>
        <Drawing path={pencil} />
      </button>
      <button className="icon-button icon-button--check" type="button" aria-label={`Remove ${text} from the list`} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  )
}

function EditedRow({ text, onRewrite, onClose }: { text: string; onRewrite: (text: string) => void; onClose: () => void }) {
  const [written, setWritten] = useState(text)
  const save = () => {
    const next = written.trim()
    onClose()
    if (next && next !== text) onRewrite(next)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save()
    if (event.key === 'Escape') onClose()
  }
  return (
    <li className="shopping__row">
      <input
        className="input"
        aria-label={`Edit ${text}`}
        value={written}
        maxLength={maxEntryLength}
        // biome-ignore lint/a11y/noAutofocus: it was asked for by the button in its place
        autoFocus
        onChange={({ currentTarget }) => setWritten(currentTarget.value)}
        onKeyDown={press}
      />
      <button className="button button--small" type="button" onClick={save}>
        Save
      </button>
      <button className="icon-button icon-button--check" type="button" aria-label="Cancel" onClick={onClose}>
        <Icon name="close" />
      </button>
    </li>
  )
}

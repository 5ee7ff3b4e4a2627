import { type RefObject, useEffect, useRef, useState } from 'react'
import { useIsLive } from '#app/ui/use-is-live.ts'
import { useOnChange } from '#app/ui/use-on-answer.ts'
import { isAttached, type RowKind, readRow } from '#domain/recipes/typed-rows.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import { countOf } from '#domain/text/count-of.ts'

/** A row of an editable list. The field is uncontrolled; `text` is only its initial value. */
export type Row = { key: number; kind: RowKind; text: string }

/** Which part of a row receives the focus after a change. */
export type RowPart = 'field' | 'up' | 'down' | 'remove'

/** Number of empty rows in the server's page, for browsers without JavaScript. */
const spareRows = 4

/**
 * The rows of a list and the operations on them. Each change is announced to screen readers and the focus follows it. `noun` names a row
 * ('step'); `list` is the element with an item `data-row` for each.
 */
export function useRows(noun: string, texts: string[], list: RefObject<HTMLElement | null>) {
  const isLive = useIsLive()
  const [rows, setRows] = useState<Row[]>(() => toRows(texts, isLive))
  const [said, setSaid] = useState('')
  const nextKey = useRef(rows.length)
  const wanted = useRef<{ key: number; part: RowPart }>(undefined)

  // Once, after hydration.
  useEffect(() => setRows((present) => withoutSpare(present, list.current)), [list])
  useOnChange(rows, () => {
    if (!wanted.current) return
    const { key, part } = wanted.current
    wanted.current = undefined
    list.current?.querySelector<HTMLElement>(`[data-row="${key}"] [data-part="${part}"]`)?.focus()
  })

  function change(next: Row[], words: string, key: number | undefined, part: RowPart) {
    if (key !== undefined) wanted.current = { key, part }
    setRows(next)
    setSaid(words)
  }

  return {
    rows,
    said,
    isLive,
    /** Inserts rows after row `index`, or in its place. */
    insert(index: number, inserted: string[], place: 'after' | 'instead' = 'after') {
      const added = inserted.map((row) => ({ key: nextKey.current++, ...readRow(row) }))
      const [first] = added
      const words =
        added.length === 1 && first
          ? `${first.kind === 'line' ? capitalize(noun) : capitalize(first.kind)} added as row ${index + 2}`
          : `${countOf(added.length, noun)} added`
      change(
        place === 'after' ? rows.toSpliced(index + 1, 0, ...added) : rows.toSpliced(index, 1, ...added),
        words,
        added.at(-1)?.key,
        'field',
      )
    },
    /** Removes row `index`, with its tip and picture, unless nothing would be left. */
    remove(index: number) {
      if (rows.length < 2) return
      const rest = rows.toSpliced(index, blockLength(rows, index))
      if (rest.length === 0) return
      const neighbour = rest[Math.min(index, rest.length - 1)]
      change(rest, `${capitalize(noun)} ${index + 1} removed, ${rest.length} left`, neighbour?.key, rest.length > 1 ? 'remove' : 'field')
    },
    /** Moves row `from`, with its tip and picture, to the position `to`. */
    move(from: number, to: number, part: RowPart) {
      const moved = rows[from]
      if (!moved || from === to || to < 0 || to >= rows.length) return
      const words = `${capitalize(noun)} ${from + 1} moved to position ${to + 1} of ${rows.length}`
      change(moveBlock(rows, from, to), words, moved.key, part)
    },
  }
}

/** The index of the last row that belongs to row `index`: a step's tip or picture, or else the row itself. */
export function endOfBlock(rows: Row[], index: number) {
  let end = index
  while (isAttached(rows[end + 1]?.kind)) end++
  return end
}

/** A step, its tip and its picture move as one. */
function blockLength(rows: Row[], index: number) {
  return rows[index]?.kind === 'line' ? endOfBlock(rows, index) - index + 1 : 1
}

/** Nothing is inserted between another step and what belongs to it. */
function moveBlock(rows: Row[], from: number, to: number) {
  const length = blockLength(rows, from)
  const block = rows.slice(from, from + length)
  const rest = rows.toSpliced(from, length)
  const gap = to < from ? to : Math.max(to, from + length) - length + 1
  let place = gap
  if (!isAttached(block[0]?.kind)) while (isAttached(rest[place]?.kind)) place += to < from ? -1 : 1
  return rest.toSpliced(place, 0, ...block)
}

function toRows(texts: string[], isLive: boolean): Row[] {
  const spare = isLive ? Number(texts.length === 0) : spareRows
  return [...texts, ...Array<string>(spare).fill('')].map((row, key) => ({ key, ...readRow(row) }))
}

/** The rows without empty ones at the end, at least one. */
function withoutSpare(rows: Row[], list: HTMLElement | null) {
  const isEmpty = ({ key }: Row) => {
    const row = list?.querySelector(`[data-row="${key}"]`)
    // A row of a menu has two fields.
    const others = [...(row?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? [])]
    return row?.querySelector<HTMLTextAreaElement>('[data-part="field"]')?.value === '' && others.every(({ value }) => value === '')
  }
  return rows.slice(0, Math.max(1, rows.findLastIndex((row) => !isEmpty(row)) + 1))
}

import { useSyncExternalStore } from 'react'
import { sayNotStored } from '#app/ui/toast.ts'
import { createStoredText } from './stored-text.ts'
import { readTicks, type TickKind, type TickRecord, writeTicks } from './tick-records.ts'

const storedTicks = createStoredText('recipeTicks')
let known: { text: string | null; ticks: Map<number, TickRecord> } | undefined

/**
 * The ticks of a recipe on this device, for the page and cook mode. Lines are identified by their stored text, so that a tick survives
 * edits of the recipe; `toTickNames` makes equal lines unique.
 */
export function useTicks(recipeId: number) {
  const record = useSyncExternalStore(
    storedTicks.subscribe,
    () => readAll().get(recipeId),
    () => undefined,
  )
  return {
    hasTicks: record !== undefined,
    isTicked: (kind: TickKind, line: string) => record?.[kind].includes(line) ?? false,
    toggle: (kind: TickKind, line: string) => toggle(recipeId, kind, line),
    clear: () => save(recipeId, undefined),
  }
}

/** Ticks a line off unless it already is. */
export function tickOff(recipeId: number, kind: TickKind, line: string) {
  if (!readAll().get(recipeId)?.[kind].includes(line)) toggle(recipeId, kind, line)
}

function toggle(recipeId: number, kind: TickKind, line: string) {
  const record = readAll().get(recipeId) ?? { at: 0, ingredient: [], step: [] }
  const others = record[kind].filter((ticked) => ticked !== line)
  const isTicked = others.length < record[kind].length
  save(recipeId, { ...record, [kind]: isTicked ? others : [...others, line], at: Date.now() })
}

function save(recipeId: number, record: TickRecord | undefined) {
  const ticks = new Map(readAll())
  if (record) ticks.set(recipeId, record)
  else ticks.delete(recipeId)
  if (!storedTicks.write(writeTicks(ticks))) sayNotStored()
}

/** Parsed again only when the stored text changes, because useSyncExternalStore compares records by identity. */
function readAll() {
  const text = storedTicks.read()
  if (known?.text !== text) known = { text, ticks: readTicks(text, Date.now()) }
  return known?.ticks ?? new Map<number, TickRecord>()
}

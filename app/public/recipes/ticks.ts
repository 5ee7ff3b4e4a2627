import { createStoredValue, useStored } from '#app/ui/stored-value.ts'
import { readTicks, type TickKind, type TickRecord, writeTicks } from './tick-records.ts'

const storedTicks = createStoredValue<ReadonlyMap<number, TickRecord>>('recipeTicks', {
  parse: (text) => readTicks(text, Date.now()),
  format: writeTicks,
})

/**
 * The ticks of a recipe on this device, for the page and cook mode. Lines are identified by their stored text, so that a tick survives
 * edits of the recipe; `toTickNames` makes equal lines unique.
 */
export function useTicks(recipeId: number) {
  const record = useStored(storedTicks)?.get(recipeId)
  return {
    hasTicks: record !== undefined,
    isTicked: (kind: TickKind, line: string) => record?.[kind].includes(line) ?? false,
    toggle: (kind: TickKind, line: string) => toggle(recipeId, kind, line),
    clear: () => save(recipeId, undefined),
  }
}

/** Ticks a line off unless it already is. */
export function tickOff(recipeId: number, kind: TickKind, line: string) {
  if (!storedTicks.read().get(recipeId)?.[kind].includes(line)) toggle(recipeId, kind, line)
}

function toggle(recipeId: number, kind: TickKind, line: string) {
  const record = storedTicks.read().get(recipeId) ?? { at: 0, ingredient: [], step: [] }
  const others = record[kind].filter((ticked) => ticked !== line)
  const isTicked = others.length < record[kind].length
  save(recipeId, { ...record, [kind]: isTicked ? others : [...others, line], at: Date.now() })
}

function save(recipeId: number, record: TickRecord | undefined) {
  storedTicks.update((stored) => {
    const ticks = new Map(stored)
    if (record) ticks.set(recipeId, record)
    else ticks.delete(recipeId)
    return ticks
  })
}

import { useSyncExternalStore } from 'react'
import type { Units } from '#domain/ingredients/display.ts'
import { keepText } from './stored-text.ts'

const kept = keepText('recipeUnits')

/** The units that were chosen on this device, for every recipe whose address names none. Undefined on the server and as long as none were. */
export function useStoredUnits(): Units | undefined {
  return useSyncExternalStore(kept.subscribe, read, () => undefined)
}

/** Keeps a choice of units; as written is what recipes are without one. */
export function keepUnits(units: Units) {
  kept.write(units === 'original' ? null : units)
}

function read() {
  const units = kept.read()
  return units === 'us' || units === 'metric' ? units : undefined
}

import { useSyncExternalStore } from 'react'
import type { Units } from '#packages/ingredients/display.ts'
import { createStoredText } from './stored-text.ts'

const storedUnits = createStoredText('recipeUnits')

/**
 * The units last chosen on this device, for recipes whose address names none. Undefined on the server, before hydration and without a
 * choice.
 */
export function useStoredUnits(): Units | undefined {
  return useSyncExternalStore(storedUnits.subscribe, readStoredUnits, () => undefined)
}

/** Stores the choice of units; 'as written' is the default and clears it. */
export function storeUnits(units: Units) {
  storedUnits.write(units === 'original' ? null : units)
}

/** The units last chosen, in a browser. */
export function readStoredUnits() {
  return readUnits(storedUnits.read())
}

/** Units that can be stored, from anything. */
export function readUnits(value: unknown) {
  return value === 'us' || value === 'metric' ? value : undefined
}

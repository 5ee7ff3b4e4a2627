import { createStoredValue, useStored } from '#app/ui/stored-value.ts'
import type { Units } from '#packages/ingredients/display.ts'

const storedUnits = createStoredValue('recipeUnits', { parse: readUnits, format: (units) => units ?? null })

/**
 * The units last chosen on this device, for recipes whose address names none. Undefined on the server, before hydration and without a
 * choice.
 */
export function useStoredUnits(): Units | undefined {
  return useStored(storedUnits)
}

/** Stores the choice of units; 'as written' is the default and clears it. */
export function storeUnits(units: Units) {
  storedUnits.write(units === 'original' ? undefined : units)
}

/** The units last chosen, in a browser. */
export function readStoredUnits() {
  return storedUnits.read()
}

/** Units that can be stored, from any value. */
export function readUnits(value: unknown) {
  return value === 'us' || value === 'metric' ? value : undefined
}

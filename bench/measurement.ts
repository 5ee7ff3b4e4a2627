/** What was measured, beside what it may take; without a budget it is only said. */
export type Measurement = { what: string; measured: number; budget?: number; unit: 's' | 'ms' | 'MB' }

/** The measurements as a table says them. */
export function toTable(measurements: Measurement[]) {
  return measurements.map(({ what, measured, budget, unit }) => ({
    what,
    measured: `${measured} ${unit}`,
    budget: budget === undefined ? '' : `${budget} ${unit}`,
  }))
}

/** The units a page shows: as written, US customary or metric. */
export type Units = 'original' | 'us' | 'metric'

/** How a recipe is shown: `factor` is shown servings divided by the recipe's own. */
export type Display = { factor: number; units: Units }

/** The recipe as its owner wrote it. */
export const asWritten: Display = { factor: 1, units: 'original' }

/** Whether a display leaves every line as it is stored. */
export function isAsWritten({ factor, units }: Display): boolean {
  return units === 'original' && (factor === 1 || !Number.isFinite(factor) || factor <= 0)
}

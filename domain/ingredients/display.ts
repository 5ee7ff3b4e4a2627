/** 'original' means as written. */
export type Units = 'original' | 'us' | 'metric'

/** How a recipe is displayed: `factor` is the servings shown divided by the recipe's own. */
export type Display = { factor: number; units: Units }

export const asWritten: Display = { factor: 1, units: 'original' }

/** Whether lines are displayed as stored. */
export function isAsWritten({ factor, units }: Display): boolean {
  return units === 'original' && (factor === 1 || !Number.isFinite(factor) || factor <= 0)
}

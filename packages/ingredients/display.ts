/** 'original' means as written. */
export type Units = 'original' | 'us' | 'metric'

/**
 * How a recipe is displayed: `factor` is the servings shown divided by the recipe's own. For British recipes (british-recipes.ts), `pints`
 * are British, and spoons that are shown as written don't become cups.
 */
export type Display = { factor: number; units: Units; pints?: 'imperial'; hasNoCups?: true }

export const asWritten: Display = { factor: 1, units: 'original' }

/** The range of servings that a page offers, in half servings. */
export const servingsLimits = { min: 0.5, max: 999 }

/** Whether a number of servings is whole or half, and within the limits. */
export function isServings(servings: number): boolean {
  return Number.isInteger(servings * 2) && servings >= servingsLimits.min && servings <= servingsLimits.max
}

/**
 * The factor for every amount to serve `shownServings` from a recipe for `originalServings`; 1 if either is not a valid number of servings.
 */
export function toFactor(originalServings: number, shownServings: number): number {
  return isServings(originalServings) && isServings(shownServings) ? shownServings / originalServings : 1
}

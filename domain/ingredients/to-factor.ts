/** The smallest and the largest number of servings that a page offers, in half servings. */
export const servingsLimits = { least: 0.5, most: 999 }

/** Whether a number of servings can be shown: whole or half ones within the limits. */
export function isServings(servings: number): boolean {
  return Number.isInteger(servings * 2) && servings >= servingsLimits.least && servings <= servingsLimits.most
}

/** What every amount is multiplied with to serve `shownServings` from a recipe for `originalServings`; 1 where either is not a number of servings. */
export function toFactor(originalServings: number, shownServings: number): number {
  return isServings(originalServings) && isServings(shownServings) ? shownServings / originalServings : 1
}

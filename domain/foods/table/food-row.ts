/**
 * What some foods contain: substances (`substances` in food-index.ts) separated by commas, with a question mark if only many products of
 * the kind do; '' for none. Then their names, separated by commas; '(oat|rice) milk' means two. Plurals and accents need no names of their
 * own.
 */
export type FoodRow = readonly [contents: string, names: string]

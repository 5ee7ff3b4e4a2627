/**
 * What some foods are made of: substances (`substances` in food-index.ts) separated by commas, with a question mark those that they may have, as many products of the kind do.
 * '' is none of them. Then their names, separated by commas; '(oat|rice) milk' stands for two. Plurals and accents need no name of their own.
 */
export type FoodRow = readonly [contents: string, names: string]

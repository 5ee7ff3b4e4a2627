import { animals } from './table/animals.ts'
import { dairy } from './table/dairy.ts'
import { grains } from './table/grains.ts'
import { nuts } from './table/nuts.ts'
import { plants } from './table/plants.ts'
import { sauces } from './table/sauces.ts'
import { sweets } from './table/sweets.ts'

/**
 * What some foods are made of: substances (food-index.ts) separated by commas, with a question mark those that they may have, as many products of the kind do.
 * '' is none of them. Then their names, separated by commas; '(oat|rice) milk' stands for two. Plurals and accents need no name of their own.
 */
export type FoodRow = readonly [contents: string, names: string]

/** All foods that are known. The first row that has a name counts. */
export const foodTable: readonly FoodRow[] = [...plants, ...animals, ...dairy, ...nuts, ...grains, ...sauces, ...sweets]

import { animals } from './table/animals.ts'
import { dairy } from './table/dairy.ts'
import { dishes } from './table/dishes.ts'
import type { FoodRow } from './table/food-row.ts'
import { grains } from './table/grains.ts'
import { nuts } from './table/nuts.ts'
import { plants } from './table/plants.ts'
import { sauces } from './table/sauces.ts'
import { sweets } from './table/sweets.ts'

/** All foods that are known. The first row that has a name counts. */
export const foodTable: readonly FoodRow[] = [...dishes, ...plants, ...animals, ...dairy, ...nuts, ...grains, ...sauces, ...sweets]

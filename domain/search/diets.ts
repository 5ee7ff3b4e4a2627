import { type FoodClass, listFoodClasses } from './food-classes.ts'

/** A way of eating that recipes are searched for. */
export type Diet = 'vegetarian' | 'vegan' | 'gluten free' | 'dairy free'

/** What each diet is called in a search, and the term that the index has for it. */
export const dietNames: Record<Diet, { names: string[]; term: string }> = {
  vegetarian: { names: ['vegetarian', 'veggie', 'meatless', 'meat free'], term: 'dietvegetarian' },
  vegan: { names: ['vegan', 'plant based'], term: 'dietvegan' },
  'gluten free': { names: ['gluten free', 'glutenfree', 'celiac', 'coeliac'], term: 'dietglutenfree' },
  'dairy free': { names: ['dairy free', 'lactose free', 'nondairy', 'non dairy'], term: 'dietdairyfree' },
}

/** What each diet leaves in. Bread, pasta and the like may have eggs and milk in them. */
const allowed: Record<Diet, FoodClass[]> = {
  vegetarian: ['plant', 'grain', 'baked', 'dairy', 'egg', 'honey'],
  vegan: ['plant', 'grain'],
  'gluten free': ['plant', 'dairy', 'rennet', 'egg', 'honey', 'meat', 'fish'],
  'dairy free': ['plant', 'grain', 'egg', 'honey', 'meat', 'fish'],
}

export const diets = Object.keys(allowed).filter(isDiet)

/**
 * The diets that the ingredients of a recipe bear out. Careful: one line without a food that is known for certain, or with one that may be made
 * from anything (stock, dressing), bears out nothing. Of the title only meat and fish count: a bean burger is none of beef.
 */
export function listBorneOutDiets(title: string, ingredients: readonly string[]): Diet[] {
  const lines = ingredients.filter((line) => line.trim() !== '' && !line.trim().endsWith(':')).map((line) => listFoodClasses(line))
  if (lines.length === 0 || lines.some((classes) => classes.length === 0)) return []
  const ofTitle = listFoodClasses(title).filter((foodClass) => foodClass === 'meat' || foodClass === 'fish')
  const classes = new Set([...ofTitle, ...lines.flat()])
  return diets.filter((diet) => [...classes].every((foodClass) => allowed[diet].includes(foodClass)))
}

/** The diet of a term of the index, or undefined. */
export function toDiet(term: string): Diet | undefined {
  return diets.find((diet) => dietNames[diet].term === term)
}

function isDiet(name: string): name is Diet {
  return name in dietNames
}

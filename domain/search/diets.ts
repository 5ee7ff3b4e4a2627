import { type FoodClass, listFoodClasses } from './food-classes.ts'
import { type Diet, diets, listNamedTerms } from './named-terms.ts'
import { readWords } from './search-words.ts'

/** What each diet leaves in. Bread, pasta and the like may have eggs and milk in them. */
const allowed: Record<Diet, FoodClass[]> = {
  vegetarian: ['plant', 'grain', 'baked', 'dairy', 'egg', 'honey'],
  vegan: ['plant', 'grain'],
  'gluten free': ['plant', 'dairy', 'rennet', 'egg', 'honey', 'meat', 'fish'],
  'dairy free': ['plant', 'grain', 'egg', 'honey', 'meat', 'fish'],
}

/** The diets that a recipe is for: those that its title or labels name, but for 'not vegetarian', and those that its ingredients bear out. */
export function listDiets({ title, ingredients, labels }: { title: string; ingredients: readonly string[]; labels: string[] }): Diet[] {
  return [...new Set([...[title, ...labels].flatMap(listNamedDiets), ...listBorneOutDiets(title, ingredients)])]
}

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

function listNamedDiets(text: string) {
  const words = readWords(text)
  return listNamedTerms(words).flatMap(({ diet, start }) => (diet && !/^(?:not|non|no)$/.test(words[start - 1]?.word ?? '') ? diet : []))
}

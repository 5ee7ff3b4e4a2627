import { isStaple } from '#domain/ingredients/food-key.ts'
import { type FacetIndex, type IndexedRecipe, listIndexedRecipes, listSpellings } from './facet-index.ts'

/** How many of the newest recipes are candidates. */
const maxCompared = 20_000
/** Added to the share of common foods (at most 1) for the same category, cuisine and type. */
const bonuses = { category: 0.15, cuisine: 0.05, type: 0.05 }

/**
 * The ids of the recipes most similar to one: by common foods, weighted by inverse document frequency, then by category, cuisine and type.
 * Ties are in the order of the facet index.
 */
export function findRelatedIds(facetIndex: FacetIndex, id: number, isShown: (id: number) => boolean, count: number): number[] {
  const { recipes, foods, totals } = facetIndex
  const subject = recipes.get(id)
  if (!subject) return []
  const toWeight = (uses: number) => Math.log((recipes.size + 1) / (uses + 1))
  const weights = foods.map((food, number) => (isStaple(food) ? 0 : toWeight(totals.foods[number] ?? 0)))
  const weigh = (foods: number[]) => foods.reduce((sum, food) => sum + (weights[food] ?? 0), 0)
  const own = weigh(subject.foods)
  /** The weighted share of common foods, from 0 to 1, independent of the number of ingredients. */
  const scoreFoods = ({ foods }: IndexedRecipe) => {
    const common = weigh(foods.filter((food) => subject.foods.includes(food)))
    return common === 0 ? 0 : common / Math.sqrt(own * weigh(foods))
  }
  const categories = listSpellings(totals.category, subject.category)
  const cuisines = listSpellings(totals.cuisine, subject.cuisine)
  const scoreKind = ({ category, cuisine, type }: IndexedRecipe) =>
    (categories.has(category) ? bonuses.category : 0) +
    (cuisines.has(cuisine) ? bonuses.cuisine : 0) +
    (type !== null && type === subject.type ? bonuses.type : 0)
  return listIndexedRecipes(facetIndex, 'newest')
    .filter((recipe) => recipe.id !== id && isShown(recipe.id))
    .slice(0, maxCompared)
    .map((recipe) => ({ id: recipe.id, score: scoreFoods(recipe) + scoreKind(recipe) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map((related) => related.id)
}

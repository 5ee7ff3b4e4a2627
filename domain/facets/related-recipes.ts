import { isStaple } from '#domain/ingredients/food-key.ts'
import { type FacetIndex, listIndexedRecipes } from './facet-index.ts'
import type { IndexedRecipe } from './recipe-order.ts'

/** How many of the newest recipes are candidates. */
const maxCompared = 20_000
/** Added to the share of common foods (at most 1) for the same category, cuisine and type. */
const bonuses = { category: 0.15, cuisine: 0.05, type: 0.05 }

/**
 * The ids of the recipes most similar to one: by common foods, weighted by inverse document frequency, then by category, cuisine and type.
 * Ties are in the order of the facet index.
 */
export function findRelatedIds(facetIndex: FacetIndex, id: number, isShown: (id: number) => boolean, count: number): number[] {
  const subject = facetIndex.recipes.get(id)?.recipe
  if (!subject) return []
  const weights = weighFoods(facetIndex)
  const own = new Float64Array(weights.length)
  for (const food of subject.foods) own[food] = weights[food] ?? 0
  const ownSum = sumWeights(subject.foods, weights)
  return listIndexedRecipes(facetIndex, 'newest')
    .filter((recipe) => recipe.id !== id && isShown(recipe.id))
    .slice(0, maxCompared)
    .map((recipe) => ({ id: recipe.id, score: scoreFoods(recipe, { own, ownSum, weights }) + scoreKind(recipe, subject) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map((related) => related.id)
}

/** The weighted share of common foods, from 0 to 1, independent of the number of ingredients. */
function scoreFoods({ foods }: IndexedRecipe, { own, ownSum, weights }: { own: Float64Array; ownSum: number; weights: Float64Array }) {
  let common = 0
  for (const food of foods) common += own[food] ?? 0
  return common === 0 ? 0 : common / Math.sqrt(ownSum * sumWeights(foods, weights))
}

/** The weight of each food, by its number. */
function weighFoods({ recipes, foods }: FacetIndex) {
  return Float64Array.from(foods.keys, (key, number) =>
    isStaple(key) ? 0 : Math.log((recipes.size + 1) / ((foods.recipeCounts[number] ?? 0) + 1)),
  )
}

function sumWeights(foods: readonly number[], weights: Float64Array) {
  let sum = 0
  for (const food of foods) sum += weights[food] ?? 0
  return sum
}

function scoreKind(one: IndexedRecipe, other: IndexedRecipe) {
  const category = one.category >= 0 && one.category === other.category ? bonuses.category : 0
  const cuisine = one.cuisine >= 0 && one.cuisine === other.cuisine ? bonuses.cuisine : 0
  return category + cuisine + (one.type !== undefined && one.type === other.type ? bonuses.type : 0)
}

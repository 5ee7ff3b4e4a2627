import { isStaple } from '#packages/ingredients/food-key.ts'
import { type FacetIndex, type FoodUses, type IndexedRecipe, listIndexedRecipes, listSpellings } from './facet-index.ts'

/** How many of the newest recipes are candidates. */
const maxCompared = 20_000
/** Added to the share of common foods (at most 1) for the same category, cuisine and type. */
const bonuses = { category: 0.15, cuisine: 0.05, type: 0.05 }

/** The score for matching all of these. */
const mostBonus = bonuses.category + bonuses.cuisine + bonuses.type

type Scored = { id: number; score: number }

/**
 * The ids of the recipes most similar to one: by shared foods, weighted by inverse document frequency, then by category, cuisine and type.
 * Ties follow the order of the facet index.
 */
export function findRelatedIds(facetIndex: FacetIndex, id: number, isShown: (id: number) => boolean, count: number): number[] {
  const subject = facetIndex.recipes.get(id)
  if (!subject) return []
  const uses = readFoodUses(facetIndex)
  const own = subject.foods.reduce((sum, food) => sum + (uses.weights[food] ?? 0), 0)
  const common = addCommonWeights(uses, subject.foods)
  const scoreKind = toKindScore(facetIndex, subject)
  const best: Scored[] = []
  let leastWanted = -1
  for (let place = 0; place < common.length; place++) {
    const shared = common[place] ?? 0
    /** The weighted share of common foods, from 0 to 1, independent of the number of ingredients. */
    const score = shared === 0 ? 0 : shared / Math.sqrt(own * (uses.sums[place] ?? 0))
    if (score + mostBonus <= leastWanted) continue
    const recipe = uses.recipes[place]
    if (!recipe || recipe.id === id || !isShown(recipe.id)) continue
    insert(best, { id: recipe.id, score: score + scoreKind(recipe) }, count)
    leastWanted = best[count - 1]?.score ?? -1
  }
  return best.map((related) => related.id)
}

function toKindScore({ totals }: FacetIndex, subject: IndexedRecipe) {
  const categories = listSpellings(totals.category, subject.category)
  const cuisines = listSpellings(totals.cuisine, subject.cuisine)
  return ({ category, cuisine, type }: IndexedRecipe) =>
    (categories.has(category) ? bonuses.category : 0) +
    (cuisines.has(cuisine) ? bonuses.cuisine : 0) +
    (type !== null && type === subject.type ? bonuses.type : 0)
}

/** For each place, the weight of the foods that a recipe shares with these. */
function addCommonWeights({ recipes, weights, places }: FoodUses, foods: number[]) {
  const common = new Float64Array(recipes.length)
  for (const food of foods) {
    const weight = weights[food] ?? 0
    if (weight > 0) for (const place of places[food] ?? []) common[place] = (common[place] ?? 0) + weight
  }
  return common
}

/** Inserts a recipe into the best so far, after those with the same score. */
function insert(best: Scored[], candidate: Scored, count: number) {
  const place = best.findIndex(({ score }) => score < candidate.score)
  best.splice(place === -1 ? best.length : place, 0, candidate)
  best.length = Math.min(best.length, count)
}

function readFoodUses(facetIndex: FacetIndex): FoodUses {
  facetIndex.foodUses ??= collectFoodUses(facetIndex)
  return facetIndex.foodUses
}

function collectFoodUses(facetIndex: FacetIndex): FoodUses {
  const { foods, totals } = facetIndex
  const recipes = listIndexedRecipes(facetIndex, 'newest').slice(0, maxCompared)
  const toWeight = (uses: number) => Math.log((facetIndex.recipes.size + 1) / (uses + 1))
  const weights = foods.map((food, number) => (isStaple(food) ? 0 : toWeight(totals.foods[number] ?? 0)))
  const places = foods.map((): number[] => [])
  for (const [place, recipe] of recipes.entries()) for (const food of recipe.foods) places[food]?.push(place)
  const sums = recipes.map((recipe) => recipe.foods.reduce((sum, food) => sum + (weights[food] ?? 0), 0))
  return { recipes, weights, places, sums }
}

import { isStaple } from '#domain/ingredients/food-key.ts'
import { listDishes, type Menu } from './facet-index.ts'
import type { Dish } from './indexed-recipe.ts'

/** How many of the newest dishes are compared with one. */
const mostCompared = 20_000
/** What the same category, cuisine and type add to the share of common foods, which is 1 at most. */
const bonuses = { category: 0.15, cuisine: 0.05, type: 0.05 }

/**
 * The numbers of the dishes that have the most in common with one: foods, of which rare ones weigh more (the logarithm of their inverse
 * frequency), then category, cuisine and type. Level ones come in the order of the menu.
 */
export function listRelatedDishes(menu: Menu, id: number, isShown: (id: number) => boolean, count: number): number[] {
  const subject = menu.dishes.get(id)?.dish
  if (!subject) return []
  const { weights, sums } = weighMenu(menu)
  const own = new Float64Array(weights.length)
  for (const food of subject.foods) own[food] = weights[food] ?? 0
  const ownSum = sumWeights(subject.foods, weights)
  const most = (ownSum > 0 ? 1 : 0) + scoreKind(subject, subject)
  const best: Scored[] = []
  const dishes = listDishes(menu, 'newest')
  for (let index = 0, compared = 0; index < dishes.length && compared < mostCompared; index++) {
    const dish = dishes[index]
    if (!dish || dish.id === id || !isShown(dish.id)) continue
    compared++
    const score = scoreFoods(dish, own, ownSum * (sums[index] ?? 0)) + scoreKind(dish, subject)
    // Dishes come in the order of the menu, so a level one stays behind.
    if (best.length === count && score <= (best.at(-1)?.score ?? 0)) continue
    const place = best.findIndex((other) => other.score < score)
    best.splice(place < 0 ? best.length : place, 0, { id: dish.id, score })
    if (best.length > count) best.pop()
    // Nothing has more in common than all.
    if (best.length === count && (best.at(-1)?.score ?? 0) >= most) break
  }
  return best.map((related) => related.id)
}

type Scored = { id: number; score: number }

/** The weight of the common foods as a share of both dishes' own: from 0 to 1, whatever the length of their lists. */
function scoreFoods({ foods }: Dish, own: Float64Array, product: number) {
  let common = 0
  for (const food of foods) common += own[food] ?? 0
  return common === 0 ? 0 : common / Math.sqrt(product)
}

/** How much each food says of a dish, by its number, and the sums of that over the foods of the dishes, in the order of the newest. */
type MenuWeights = { version: number; weights: Float64Array; sums: Float64Array }

const keptWeights = new WeakMap<Menu, MenuWeights>()

/** They are the same until the menu changes. */
function weighMenu(menu: Menu): MenuWeights {
  const kept = keptWeights.get(menu)
  if (kept?.version === menu.version) return kept
  const weights = weighFoods(menu)
  const sums = Float64Array.from(listDishes(menu, 'newest'), ({ foods }) => sumWeights(foods, weights))
  const weighed = { version: menu.version, weights, sums }
  keptWeights.set(menu, weighed)
  return weighed
}

function weighFoods({ dishes, foods }: Menu) {
  return Float64Array.from(foods.keys, (key, number) =>
    isStaple(key) ? 0 : Math.log((dishes.size + 1) / ((foods.dishCounts[number] ?? 0) + 1)),
  )
}

function sumWeights(foods: readonly number[], weights: Float64Array) {
  let sum = 0
  for (const food of foods) sum += weights[food] ?? 0
  return sum
}

function scoreKind(one: Dish, other: Dish) {
  const category = one.category >= 0 && one.category === other.category ? bonuses.category : 0
  const cuisine = one.cuisine >= 0 && one.cuisine === other.cuisine ? bonuses.cuisine : 0
  return category + cuisine + (one.type !== undefined && one.type === other.type ? bonuses.type : 0)
}

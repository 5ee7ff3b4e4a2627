import { isStaple } from '#domain/food-key.ts'
import type { Dish } from './dish.ts'
import { listDishes, type Menu } from './menu.ts'

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
  const weights = weighFoods(menu)
  const own = new Set(subject.foods)
  const ownWeight = sumWeights(subject.foods, weights)
  return listDishes(menu, 'newest')
    .filter((dish) => dish.id !== id && isShown(dish.id))
    .slice(0, mostCompared)
    .map((dish, place) => ({ id: dish.id, place, score: scoreFoods(dish) + scoreKind(dish, subject) }))
    .sort((one, other) => other.score - one.score || one.place - other.place)
    .slice(0, count)
    .map((related) => related.id)

  /** The weight of the common foods as a share of both dishes' own: from 0 to 1, whatever the length of their lists. */
  function scoreFoods({ foods }: Dish) {
    const common = sumWeights(
      foods.filter((food) => own.has(food)),
      weights,
    )
    return common === 0 ? 0 : common / Math.sqrt(ownWeight * sumWeights(foods, weights))
  }
}

function weighFoods({ dishes, foods }: Menu): number[] {
  return foods.keys.map((key, number) => (isStaple(key) ? 0 : Math.log((dishes.size + 1) / ((foods.dishCounts[number] ?? 0) + 1))))
}

function sumWeights(foods: readonly number[], weights: readonly number[]) {
  return foods.reduce((sum, food) => sum + (weights[food] ?? 0), 0)
}

function scoreKind(one: Dish, other: Dish) {
  const category = one.category >= 0 && one.category === other.category ? bonuses.category : 0
  const cuisine = one.cuisine >= 0 && one.cuisine === other.cuisine ? bonuses.cuisine : 0
  return category + cuisine + (one.type !== undefined && one.type === other.type ? bonuses.type : 0)
}

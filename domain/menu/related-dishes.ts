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
  const best: Scored[] = []
  let compared = 0
  for (const dish of listDishes(menu, 'newest')) {
    if (dish.id === id || !isShown(dish.id)) continue
    if (compared++ === mostCompared) break
    const score = scoreFoods(dish, { own, ownWeight, weights }) + scoreKind(dish, subject)
    // Dishes come in the order of the menu, so a level one stays behind.
    const place = best.findIndex((other) => other.score < score)
    if (place < 0 && best.length >= count) continue
    best.splice(place < 0 ? best.length : place, 0, { id: dish.id, score })
    if (best.length > count) best.pop()
  }
  return best.map((related) => related.id)
}

type Scored = { id: number; score: number }

type Subject = { own: ReadonlySet<number>; ownWeight: number; weights: readonly number[] }

/** The weight of the common foods as a share of both dishes' own: from 0 to 1, whatever the length of their lists. */
function scoreFoods({ foods }: Dish, { own, ownWeight, weights }: Subject) {
  let common = 0
  for (const food of foods) if (own.has(food)) common += weights[food] ?? 0
  return common === 0 ? 0 : common / Math.sqrt(ownWeight * sumWeights(foods, weights))
}

function weighFoods({ dishes, foods }: Menu): number[] {
  return foods.keys.map((key, number) => (isStaple(key) ? 0 : Math.log((dishes.size + 1) / ((foods.dishCounts[number] ?? 0) + 1))))
}

function sumWeights(foods: readonly number[], weights: readonly number[]) {
  let sum = 0
  for (const food of foods) sum += weights[food] ?? 0
  return sum
}

function scoreKind(one: Dish, other: Dish) {
  const category = one.category >= 0 && one.category === other.category ? bonuses.category : 0
  const cuisine = one.cuisine >= 0 && one.cuisine === other.cuisine ? bonuses.cuisine : 0
  return category + cuisine + (one.type !== undefined && one.type === other.type ? bonuses.type : 0)
}

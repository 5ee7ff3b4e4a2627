import type { Slice } from '#domain/http/paging.ts'
import { editDistance } from '#domain/text/edit-distance.ts'
import { isStaple } from '#packages/ingredients/food-key.ts'
import { families } from '#packages/ingredients/food-names.ts'
import { type FacetIndex, listIndexedRecipes } from './facet-index.ts'

/** How many typos a word may have, by its length. */
const maxSlips = (length: number) => (length < 6 ? 1 : 2)
const maxNearest = 3

/**
 * The recipes that use any of the given foods (keys), each with the foods it also needs: fewest missing foods first, then those that use
 * the most of the given ones, rarer foods weighing more, then the newest. A food also counts as its wider food ('red onion' for 'onion'),
 * and a wider food for all of its kinds; staples are never missing.
 */
export function listCookable(facetIndex: FacetIndex, have: readonly string[], isShown: (id: number) => boolean, { limit, offset }: Slice) {
  const { foods, foodNumbers, recipes, totals } = facetIndex
  const known = have.filter((food) => foodNumbers.has(food))
  const standIns = new Set(known.flatMap((food) => [food, families.get(food)]))
  const isHad = foods.map((food) => standIns.has(food) || known.includes(families.get(food) ?? ''))
  const isNeeded = foods.map((food) => !isStaple(food))
  const found = listIndexedRecipes(facetIndex, 'newest').flatMap(({ id, foods }) => {
    const had = isShown(id) ? foods.filter((food) => isNeeded[food] && isHad[food]) : []
    const used = had.reduce((sum, food) => sum + Math.log(1 + recipes.size / Math.max(1, totals.foods[food] ?? 1)), 0)
    return had.length > 0 ? { id, used, missing: foods.filter((food) => isNeeded[food] && !isHad[food]) } : []
  })
  found.sort((one, other) => one.missing.length - other.missing.length || other.used - one.used)
  const entries = found.slice(offset, offset + limit).map(({ id, missing }) => ({ id, missing: missing.map((food) => foods[food] ?? '') }))
  return { entries, total: found.length }
}

/** The foods that a misspelled name may mean, or that contain it as a word, nearest first. */
export function listNearestFoods(foods: readonly { value: string }[], typed: string): string[] {
  const most = maxSlips(typed.length)
  return foods
    .map(({ value }) => ({ value, distance: isPartOf(typed, value) ? most : editDistance(typed, value, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, maxNearest)
    .map(({ value }) => value)
}

/** 'Rib' is a word of 'baby back rib'. */
function isPartOf(typed: string, key: string) {
  return typed.length > 2 && ` ${key} `.includes(` ${typed} `)
}

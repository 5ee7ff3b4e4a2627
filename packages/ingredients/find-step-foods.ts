import { findFoods } from './find-foods.ts'
import { fold } from './fold.ts'
import { parseIngredient } from './ingredient-parser.ts'
import { findHeading, type RecipeLines } from './line-groups.ts'

/**
 * The indexes of the ingredient lines that a step uses, in order. Of lines with the same food, a step under a heading uses those under the
 * same heading: the salt 'For the sauce', not the one 'For the buns'.
 */
export function findStepFoods({ steps, stepGroups, ingredients, ingredientGroups }: RecipeLines, index: number): number[] {
  const places = findFoods(steps[index] ?? '', ingredients)
  const heading = toHeadingKey(findHeading(stepGroups, index))
  if (!heading) return places
  const isHere = (place: number) => toHeadingKey(findHeading(ingredientGroups, place)) === heading
  const here = new Set(places.filter(isHere).map((place) => toFood(ingredients[place])))
  return places.filter((place) => isHere(place) || !here.has(toFood(ingredients[place])))
}

/** 'For the sauce' and 'Make the sauce:' are the same heading. */
export function toHeadingKey(heading = '') {
  return fold(heading)
    .replace(/^(?:for|make|making|prepare|assemble|cook|bake)\s+/, '')
    .replace(/^(?:the|your)\s+|[:.]$/g, '')
    .trim()
}

function toFood(line = '') {
  return fold(parseIngredient(line).food)
}

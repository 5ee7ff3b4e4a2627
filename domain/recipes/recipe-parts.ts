import type { Recipe } from './recipe.ts'
import { type TypedRows, writeRows } from './typed-rows.ts'

/** The steps and ingredients of a recipe as the rows of its form. */
export function toRecipeRows(recipe: Pick<Recipe, 'steps' | 'stepGroups' | 'stepExtras' | 'ingredients' | 'ingredientGroups'>) {
  return {
    steps: writeRows(recipe.steps, recipe.stepGroups, recipe.stepExtras),
    ingredients: writeRows(recipe.ingredients, recipe.ingredientGroups),
  }
}

/** The parts of a recipe that its form has rows for. */
export function toRecipeParts(steps: TypedRows, ingredients: TypedRows) {
  return {
    steps: steps.lines,
    stepGroups: orNothing(steps.groups),
    stepExtras: steps.extras.some((extra) => Object.keys(extra).length > 0) ? steps.extras : undefined,
    ingredients: ingredients.lines,
    ingredientGroups: orNothing(ingredients.groups),
  }
}

function orNothing<Item>(list: Item[]) {
  return list.length > 0 ? list : undefined
}

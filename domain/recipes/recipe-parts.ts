import { isHeadingLine, withHeadingsLifted } from '#packages/ingredients/heading-lines.ts'
import type { LineGroup } from '#packages/ingredients/line-groups.ts'
import type { Recipe } from './recipe.ts'
import { type TypedRows, writeRows } from './typed-rows.ts'

/** The steps and ingredients of a recipe as the rows of its form. */
export function toRecipeRows(recipe: Pick<Recipe, 'steps' | 'stepGroups' | 'stepExtras' | 'ingredients' | 'ingredientGroups'>) {
  return {
    steps: writeRows(recipe.steps, recipe.stepGroups, recipe.stepExtras),
    ingredients: writeRows(recipe.ingredients, recipe.ingredientGroups),
  }
}

/** The parts of a recipe that its form has rows for. Headings typed as ingredients become group headings. */
export function toRecipeParts(steps: TypedRows, { lines, groups }: TypedRows) {
  return {
    steps: steps.lines,
    stepGroups: orNothing(steps.groups),
    stepExtras: steps.extras.some((extra) => Object.keys(extra).length > 0) ? steps.extras : undefined,
    ...toIngredientParts(lines, groups),
  }
}

/** A recipe stored with headings among its ingredients, as visitors see it: with groups. */
export function withIngredientGroups<Stored extends Pick<Recipe, 'ingredients' | 'ingredientGroups'>>(recipe: Stored): Stored {
  if (!recipe.ingredients.some((line) => isHeadingLine(line.trim()))) return recipe
  const { ingredients, ingredientGroups } = toIngredientParts(recipe.ingredients, recipe.ingredientGroups)
  return { ...recipe, ingredients, ...(ingredientGroups && { ingredientGroups }) }
}

function toIngredientParts(typed: readonly string[], typedGroups?: readonly LineGroup[]) {
  const { lines, groups } = withHeadingsLifted(typed, typedGroups)
  return { ingredients: lines, ingredientGroups: orNothing(groups) }
}

function orNothing<Item>(list: Item[]) {
  return list.length > 0 ? list : undefined
}

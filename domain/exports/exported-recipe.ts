import type { Picture } from '#domain/pictures/picture-variants.ts'
import type { PublicationState } from '#domain/publication/publication.ts'
import { type Recipe, toDuration } from '#domain/recipes/recipe.ts'
import { listFieldNames, type RecipeFieldName, recipeFields } from '#domain/recipes/recipe-fields.ts'
import { groupLines } from '#packages/ingredients/line-groups.ts'

/** A recipe as exported, with its pictures, and those of its steps by index. Dates are ISO 8601. */
export type ExportedRecipe = {
  recipe: Recipe & { createdAt: string; publishedAt: string }
  state: PublicationState
  picture: Picture | null
  poster: Picture | null
  stepPictures: (Picture | null)[]
}

/** The ingredients as displayed, by their headings, '' for none. */
export function listIngredients({ ingredients, ingredientGroups }: Pick<Recipe, 'ingredients' | 'ingredientGroups'>) {
  return groupLines(ingredients.length, ingredientGroups).map(({ heading, start, end }) => ({
    heading,
    lines: ingredients.slice(start, end).map((line) => line.replace(/^=\s*/, '')),
  }))
}

/** The steps by their headings, '' for none, each with its index and its tip, '' for none. */
export function listSteps({ steps, stepGroups, stepExtras }: Pick<Recipe, 'steps' | 'stepGroups' | 'stepExtras'>) {
  return groupLines(steps.length, stepGroups).map(({ heading, start, end }) => ({
    heading,
    steps: steps.slice(start, end).map((text, place) => {
      const index = start + place
      return { text, index, tip: stepExtras?.[index]?.tip ?? '' }
    }),
  }))
}

/** A recipe's other facts, by their names on its page. */
export function listNotes(recipe: Pick<Recipe, RecipeFieldName<'text'>>) {
  return listFieldNames('text').flatMap((name) => (recipe[name] ? [{ title: recipeFields[name].label, text: recipe[name] }] : []))
}

/** The yield, as text. */
export function toYieldWords({ yieldText, servings }: Pick<Recipe, 'yieldText' | 'servings'>) {
  return yieldText || (servings ? String(servings) : '')
}

/** Minutes in words, '' for none. */
export function toTimeWords(minutes: number | undefined) {
  return minutes ? toDuration(minutes) : ''
}

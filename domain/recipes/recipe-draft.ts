import { z } from 'zod'
import { pictureAddress, textOrNothing, typedKeywords, typedLines, typedWholeNumber } from '#domain/forms/editor-fields.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { optionalText, typedText } from '#domain/forms/typed-text.ts'
import { recipeTypes } from './recipe.ts'

/** Message for a recipe without title, description or image. */
export const recipeRequired = 'Title, description, and image are required.'

const optionals = {
  imageAlt: textOrNothing(editorLimits.imageAlt),
  slug: optionalText(editorLimits.slug),
  type: z.preprocess((typed) => typed || undefined, z.enum(recipeTypes, 'Choose a type, or none').optional()),
  steps: typedLines(),
  ingredients: typedLines(),
  calories: nutritionValue(),
  protein: nutritionValue(),
  fats: nutritionValue(),
  carbs: nutritionValue(),
  servings: typedWholeNumber(1, 999),
  yieldText: textOrNothing(editorLimits.label),
  prepMinutes: typedWholeNumber(0, 100_000),
  cookMinutes: typedWholeNumber(0, 100_000),
  totalMinutes: typedWholeNumber(0, 100_000),
  category: textOrNothing(editorLimits.label),
  cuisine: textOrNothing(editorLimits.label),
  keywords: typedKeywords().transform((keywords) => keywords || undefined),
  author: textOrNothing(editorLimits.author),
}

/** A new or edited recipe as submitted. `image` is the reference of an upload or a URL; `slug` may be empty. */
export const recipeDraft = z
  .object({
    title: typedText({ max: editorLimits.title, required: recipeRequired }),
    short: typedText({ max: editorLimits.short, required: recipeRequired }),
    image: pictureAddress(recipeRequired),
    ...optionals,
  })
  .transform(gatherNutrition)

/** A draft of a recipe as submitted: nothing is required of it yet. */
export const unfinishedRecipeDraft = z
  .object({
    title: optionalText(editorLimits.title),
    short: optionalText(editorLimits.short),
    image: pictureAddress(),
    ...optionals,
  })
  .transform(gatherNutrition)

export type RecipeDraft = z.infer<typeof recipeDraft>

function nutritionValue() {
  return typedWholeNumber(0, 100_000).transform((value) => value ?? 0)
}

type Nutrition = Record<'calories' | 'protein' | 'fats' | 'carbs', number>

function gatherNutrition<Fields extends Nutrition>({ calories, protein, fats, carbs, ...recipe }: Fields) {
  return { ...recipe, nutritionalValues: { calories, protein, fats, carbs } }
}

import { z } from 'zod'
import {
  pictureAddress,
  plainDay,
  textOrNothing,
  typedKeywords,
  typedWholeNumber,
  uploadedPicture,
  webAddress,
} from '#domain/forms/editor-fields.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { optionalText, typedText } from '#domain/forms/typed-text.ts'
import { typedNames } from '#domain/terms/term-draft.ts'
import { readAllergenName } from './allergen-labels.ts'
import { allergens, noAllergens } from './allergen-names.ts'
import { difficulties } from './difficulty.ts'
import { knownNutrition } from './nutrition.ts'
import { type NutritionalValues, recipeTypes } from './recipe.ts'
import { mapFields } from './recipe-fields.ts'
import { toRecipeParts } from './recipe-parts.ts'
import { typedList, typedRows } from './typed-parts.ts'
import type { TypedRows } from './typed-rows.ts'
import { readVideo, toWatchAddress } from './video.ts'

/** Message for a recipe without title, description or image. */
export const recipeRequired = 'Title, description, and image are required.'

const optionals = {
  ...mapFields(['line', 'text'], (_, { max }) => textOrNothing(max)),
  ...mapFields(['minutes'], () => typedWholeNumber(0, 100_000)),
  ...mapFields(['names'], namesOrNothing),
  imageAlt: textOrNothing(editorLimits.imageAlt),
  slug: optionalText(editorLimits.slug),
  type: z.preprocess((typed) => typed || undefined, z.enum(recipeTypes, 'Choose a type, or none').optional()),
  steps: typedRows(),
  ingredients: typedRows(),
  equipment: typedList(),
  calories: typedWholeNumber(0, 100_000),
  protein: typedWholeNumber(0, 100_000),
  fats: typedWholeNumber(0, 100_000),
  carbs: typedWholeNumber(0, 100_000),
  servings: typedWholeNumber(1, 999),
  difficulty: z.preprocess((typed) => typed || undefined, z.enum(difficulties, 'Choose a difficulty, or none').optional()),
  sourceUrl: webAddress(),
  videoUrl: videoAddress(),
  videoDate: plainDay(),
  videoPoster: uploadedPicture('The picture isn’t loaded yet. Press Show next to its address, or upload or choose one').transform(
    (reference) => reference || undefined,
  ),
  allergens: typedAllergens(),
  keywords: typedKeywords().transform((keywords) => keywords || undefined),
}

/** A new or edited recipe as submitted. `image` is the reference of an upload or a URL; `slug` may be empty. */
export const recipeDraft = z
  .object({
    title: typedText({ max: editorLimits.title, required: recipeRequired }),
    short: typedText({ max: editorLimits.short, required: recipeRequired }),
    image: pictureAddress(recipeRequired),
    ...optionals,
  })
  .transform(gather)

/** A draft of a recipe as submitted: nothing is required yet. */
export const unfinishedRecipeDraft = z
  .object({
    title: optionalText(editorLimits.title),
    short: optionalText(editorLimits.short),
    image: pictureAddress(),
    ...optionals,
  })
  .transform(gather)

export type RecipeDraft = z.infer<typeof recipeDraft>

/** Names separated by commas; undefined for none. */
function namesOrNothing() {
  return typedNames().transform((names) => names ?? undefined)
}

/** The address of a video in its stored form; undefined if empty. */
function videoAddress() {
  return textOrNothing(editorLimits.url).transform((typed, { issues }) => {
    const video = typed === undefined ? undefined : readVideo(typed)
    if (typed && !video) issues.push({ code: 'custom', message: 'Enter the link to a YouTube or Vimeo video', input: typed })
    return video && toWatchAddress(video)
  })
}

/** Names of allergens, or 'none', in the order of labels; undefined if empty. */
function typedAllergens() {
  return typedKeywords().transform((typed, { issues }) => {
    const names = typed.split(', ').filter(Boolean).map(readAllergenName)
    const other = names.find((name) => !allergens.includes(name) && name !== noAllergens)
    if (other) issues.push({ code: 'custom', message: `“${other}” isn’t one of these: ${allergens.join(', ')}`, input: typed })
    const known = allergens.filter((name) => names.includes(name)).join(', ')
    return known || (names.length > 0 ? noAllergens : undefined)
  })
}

type Typed = NutritionalValues & Record<'steps' | 'ingredients', TypedRows>

function gather<Fields extends Typed>({ calories, protein, fats, carbs, steps, ingredients, ...recipe }: Fields) {
  return {
    ...recipe,
    ...toRecipeParts(steps, ingredients),
    nutritionalValues: knownNutrition({ calories, protein, fats, carbs }),
  }
}

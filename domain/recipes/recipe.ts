import type { Picture } from '#domain/pictures/picture-variants.ts'
import type { LineGroup } from '#packages/ingredients/line-groups.ts'
import type { Difficulty } from './difficulty.ts'
import type { RecipeMarks } from './fit-words.ts'
import type { RecipeFieldValues } from './recipe-fields.ts'
import type { StepExtra } from './typed-rows.ts'

/** The types that the owner can give a recipe, in display order. */
export const recipeTypes = ['trending', 'top-seller'] as const

/** Shown as a tag on the recipe's card. */
export type RecipeType = (typeof recipeTypes)[number]

/**
 * Per serving: kcal, and grams of the other three. Whole numbers; missing ones are unknown, as `knownNutrition` (nutrition.ts) reads them.
 */
export type NutritionalValues = { calories?: number; protein?: number; fats?: number; carbs?: number }

/** A recipe in its public form, also stored in the browser's favourites. `image` is an address on our origin, or empty. */
export type Recipe = RecipeFieldValues & {
  id: number
  slug: string
  title: string
  image: string
  imageAlt?: string
  short: string
  steps: string[]
  ingredients: string[]
  ingredientGroups?: LineGroup[]
  stepGroups?: LineGroup[]
  /** Each step's extras, by index; absent if no step has any. */
  stepExtras?: StepExtra[]
  equipment?: string[]
  nutritionalValues: NutritionalValues
  type?: RecipeType
  servings?: number
  difficulty?: Difficulty
  /** The address of the source, `sourceName`. */
  sourceUrl?: string
  /** A video on YouTube or Vimeo, as `toWatchAddress` writes it. */
  videoUrl?: string
  /** The video's publication date, and its preview picture. */
  videoDate?: string
  videoPoster?: string
  /**
   * The allergens in it, 'milk, eggs' or 'none'; `allergensFor` has the foods for which that was confirmed (domain/recipes/allergens.ts).
   */
  allergens?: string
  /** Separated by commas. */
  keywords?: string
  createdAt?: string
  publishedAt?: string
  updatedAt?: string
}

/**
 * The data of a recipe's card; `picture` is null for the placeholder. `facts` are its time and kcal as far as they are known, '40 min · 749
 * kcal'; `rating` is the average of its approved reviews and their number, as shown and as read out, absent without any; `marks` are what
 * it contains, may contain and suits.
 */
export type RecipeCardData = Pick<Recipe, 'id' | 'slug' | 'title' | 'image' | 'imageAlt' | 'short' | 'type'> & {
  picture: Picture | null
  facts: string
  rating?: { shown: string; label: string }
  marks: RecipeMarks
}

/** Ids of the owner's recipes start here; the built-in ones are 1 to 8. */
export const firstCreatedRecipeId = 1001

/** When the built-in recipes were written: the date of anything without one, so that the same content always gives the same files. */
export const shippedAt = new Date('2026-11-21T00:00:00.000Z')

export const typeLabels: Record<RecipeType, string> = { trending: 'Trending', 'top-seller': 'Top Seller' }

/** Whether any of the nutrition values is known. */
export function hasNutrition(values: NutritionalValues) {
  return Object.keys(values).length > 0
}

/** A recipe's number, styled as on a guest check: `No. 0006`. */
export function toSerial(id: number) {
  return `No. ${String(id).padStart(4, '0')}`
}

/** Minutes in recipe style: `25 min`, `1 hr 30 min`, `2 hr`. */
export function toDuration(minutes: number) {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours} hr`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}

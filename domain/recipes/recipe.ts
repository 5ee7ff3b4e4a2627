import type { Picture } from '#domain/pictures/picture-variants.ts'

/** What the owner may mark a recipe as, in the order in which choices show it. */
export const recipeTypes = ['trending', 'top-seller'] as const

/** What the owner marks a recipe as; shown as a tag on its card. */
export type RecipeType = (typeof recipeTypes)[number]

/** Per serving: kcal, and grams of the other three. Whole numbers; all four 0 means "not known". */
export type NutritionalValues = { calories: number; protein: number; fats: number; carbs: number }

/** A recipe as every page and the browser's favourites know it. `image` is an address on our origin, or empty. */
export type Recipe = {
  id: number
  slug: string
  title: string
  image: string
  imageAlt?: string
  short: string
  steps: string[]
  ingredients: string[]
  nutritionalValues: NutritionalValues
  type?: RecipeType
  servings?: number
  yieldText?: string
  prepMinutes?: number
  cookMinutes?: number
  totalMinutes?: number
  category?: string
  cuisine?: string
  keywords?: string
  author?: string
  createdAt?: string
  updatedAt?: string
}

/** What a card shows of a recipe; `picture` is null where the placeholder stands. */
export type RecipeCardData = Pick<Recipe, 'id' | 'slug' | 'title' | 'image' | 'imageAlt' | 'short' | 'type'> & { picture: Picture | null }

/** Recipes that the owner creates are numbered from here; the built-in ones are 1 to 8. */
export const firstCreatedRecipeId = 1001

/** The words on the tag of each type. */
export const typeLabels: Record<RecipeType, string> = { trending: 'Trending', 'top-seller': 'Top Seller' }

/** Whether there is nutrition worth showing: all four at 0 means that nobody worked it out. */
export function hasNutrition({ calories, protein, fats, carbs }: NutritionalValues) {
  return calories + protein + fats + carbs > 0
}

/** A recipe's number as guest checks print it: `No. 0006`. */
export function toSerial(id: number) {
  return `No. ${String(id).padStart(4, '0')}`
}

/** Minutes as cooks say them: `25 min`, `1 hr 30 min`, `2 hr`. */
export function toDuration(minutes: number) {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours} hr`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}

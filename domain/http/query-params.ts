import { z } from 'zod'
import { readRange } from '#domain/facets/figure-range.ts'
import { recipeOrders } from '#domain/facets/recipe-order.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { maxFood, readFoodKey } from '#domain/ingredients/food-key.ts'
import { isServings } from '#domain/ingredients/to-factor.ts'
import { recipeTypes } from '#domain/recipes/recipe.ts'
import { fold } from '#domain/text/fold.ts'

const readable = /^[^\p{Cc}\uFFFD]*$/u

/** `?page=`: a whole number from 1, at most eight digits; absent means 1. */
export const pageParam = z
  .string()
  .regex(/^[1-9]\d{0,7}$/)
  .transform(Number)
  .default(1)

/** `?q=`: what to search for, trimmed; absent means ''. Control characters and broken encodings are refused. */
export const searchParam = z
  .string()
  .max(fieldLimits.search)
  .regex(readable)
  .transform((text) => text.trim())
  .default('')

/** `?servings=`, or `?batches=` of a recipe that doesn't say how many it serves: whole or half ones up to 999; absent means as written. */
export const servingsParam = z
  .string()
  .regex(/^(?:0\.5|[1-9]\d{0,2}(?:\.5)?)$/)
  .transform(Number)
  .refine(isServings)
  .optional()

/** `?units=`: absent leaves the choice to the reader's browser, and to the recipe where the browser remembers none. */
export const unitsParam = z.enum(['original', 'us', 'metric']).optional()

/** `?kind=`: which results of a search are shown; absent means all. */
export const searchKindParam = z.enum(['recipes', 'posts']).optional()

/** `?state=`: those that await approval or those that have it; absent means both. */
export const approvalParam = z.enum(['pending', 'approved']).optional()

/** `?type=`: what the owner marked a recipe as. */
export const typeParam = z.enum(recipeTypes).optional()

/** `?category=`, `?cuisine=`: as somebody wrote it, in any case. */
export const labelParam = z.string().trim().min(1).max(editorLimits.label).regex(readable).optional()

/** `?time=`, `?kcal=`: '30' is up to 30, 'over-120' is more than that. */
export const rangeParam = z
  .string()
  .transform((text, { addIssue }) => {
    const range = readRange(text)
    if (!range) addIssue('No range')
    return range
  })
  .optional()

/** Foods of which an address is about at most: the longest keys of so many, as a form writes them, are no longer than it takes. */
export const maxFoodsAsked = 60

/** `?ingredient=`, `?have=`: foods with commas between them; what comes of it are the keys of the first of them, each once. */
export const foodsParam = z
  .string()
  .max(fieldLimits.foods)
  .regex(readable)
  .transform((text) => [...new Set(text.split(/[,;]/).map(toAskedKey))].filter(Boolean).slice(0, maxFoodsAsked))
  .default([])

/** `?sort=`: the order of recipes. */
export const sortParam = z.enum(recipeOrders).default('newest')

function toAskedKey(food: string) {
  return readFoodKey(food) || fold(food).slice(0, maxFood).trim()
}

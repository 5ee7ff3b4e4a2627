import { z } from 'zod'
import { recipeOrders } from '#domain/facets/facet-index.ts'
import { rangePattern } from '#domain/facets/figure-range.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { publicationStates, recordSorts } from '#domain/publication/publication.ts'
import { cardSizes } from '#domain/recipes/card-places.ts'
import { isFitWord } from '#domain/recipes/fit-words.ts'
import { recipeTypes } from '#domain/recipes/recipe.ts'
import { splitNames, termKinds } from '#domain/terms/term.ts'
import { isServings } from '#packages/ingredients/display.ts'
import { fold } from '#packages/ingredients/fold.ts'
import { maxFood, readFoodKey } from '#packages/ingredients/food-key.ts'

const readable = /^[^\p{Cc}\uFFFD]*$/u

/** `?page=`: a whole number from 1, at most eight digits; absent means 1. */
export const pageParam = z
  .string()
  .regex(/^[1-9]\d{0,7}$/)
  .transform(Number)
  .default(1)

/** `?q=`: a search query, trimmed; absent means ''. Control characters and broken encodings are invalid. */
export const searchParam = z
  .string()
  .max(fieldLimits.search)
  .regex(readable)
  .transform((text) => text.trim())
  .default('')

/** `?servings=`, or `?batches=` for a recipe without a number of servings: whole or half numbers up to 999; absent means as written. */
export const servingsParam = z
  .string()
  .regex(/^(?:0\.5|[1-9]\d{0,2}(?:\.5)?)$/)
  .transform(Number)
  .refine(isServings)
  .optional()

/** `?units=`: absent means the units stored in the browser, else those of the recipe. */
export const unitsParam = z.enum(['original', 'us', 'metric']).optional()

/** `?kind=`: filters the search results; absent means all. */
export const searchKindParam = z.enum(['recipes', 'posts']).optional()

/** `?kind=`: the kind of record to search for when linking or choosing; absent means all. */
export const targetKindParam = z.enum(['recipe']).optional()

/** `?size=` of a recipe's card. */
export const cardSizeParam = z.enum(cardSizes)

/** `?state=`: reviews and questions by approval, the questions without an answer, or the spam; absent means all. */
export const reviewStateParam = z.enum(['pending', 'approved', 'unanswered', 'spam']).optional()

/** `?state=`: posts or recipes in a state; absent means all that are not in the trash. */
export const stateParam = z.enum(publicationStates).optional()

/** `?sort=` of posts or recipes in the admin. */
export const recordSortParam = z.enum(recordSorts).default('newest')

/** `?view=`: posts or recipes as cards or compact rows; absent means the browser's last choice. */
export const listViewParam = z.enum(['cards', 'rows']).optional()

/** `?by=` of the numbers: the unit of the chart's bars and of the comparison. */
export const groupingParam = z.enum(['day', 'week', 'month']).default('week')

/** `?view=`: unused uploads; absent means all. */
export const libraryViewParam = z.enum(['unused']).optional()

/** `?state=` of dead links; absent means those that aren't ignored. */
export const linkStateParam = z.enum(['ignored']).optional()

/** `?draft=`: the secret that opens a draft before publication. */
export const draftParam = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional()

/** The signed part of a mailed link; its signature is checked elsewhere. */
export const linkParam = z.string().max(500).optional()

/** `?type=`: trending or top seller. */
export const typeParam = z.enum(recipeTypes).optional()

/** `?category=`, `?cuisine=`: compared ignoring case. */
export const labelParam = z.string().trim().min(1).max(editorLimits.label).regex(readable).optional()

/** `?course=`, `?diet=`, `?occasion=`: comma-separated names without duplicates. */
export const namesParam = z.string().max(editorLimits.names).regex(readable).transform(splitNames).default([])

/** `?time=`, `?kcal=`: '30' means up to 30, 'over-120' means more than that. */
export const rangeParam = z.string().regex(rangePattern).optional()

/** Maximum number of foods in an address. Even with the longest keys it stays within the permitted length. */
export const maxFoods = 60

/** `?ingredient=`, `?have=`: comma-separated foods, parsed to their keys without duplicates. */
export const foodsParam = z
  .string()
  .max(fieldLimits.foods)
  .regex(readable)
  .transform((text) => [...new Set(text.split(/[,;]/).map(toAskedKey))].filter(Boolean).slice(0, maxFoods))
  .default([])

/** `?fits=`: what recipes must be known to suit, comma-separated: 'no-milk,vegan'; '' shows all. Other words are invalid. */
export const fitsParam = z
  .string()
  .max(fieldLimits.search * 4)
  .transform((text) => [...new Set(text.split(','))].filter(Boolean).sort())
  .refine((words) => words.every(isFitWord))
  .optional()

/** `?sort=` */
export const sortParam = z.enum(recipeOrders).default('newest')

/** `?kind=`: one of the owner's lists. */
export const termKindParam = z.enum(termKinds).default('tag')

function toAskedKey(food: string) {
  return readFoodKey(food) || fold(food).slice(0, maxFood).trim()
}

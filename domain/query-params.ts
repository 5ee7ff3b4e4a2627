import { z } from 'zod'
import { fieldLimits } from './form-limits.ts'
import { isServings } from './reading/to-factor.ts'

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
  .regex(/^[^\p{Cc}\uFFFD]*$/u)
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

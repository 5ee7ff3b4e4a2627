import { z } from 'zod'
import { fieldLimits } from './form-limits.ts'

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

/** `?kind=`: which results of a search are shown; absent means all. */
export const searchKindParam = z.enum(['recipes', 'posts']).optional()

/** `?state=`: those that await approval or those that have it; absent means both. */
export const approvalParam = z.enum(['pending', 'approved']).optional()

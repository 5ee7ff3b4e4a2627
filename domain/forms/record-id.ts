import { z } from 'zod'

/** The id of a stored post, user, message or comment, from an address or form. */
export const recordId = z.string().regex(/^[\w-]{1,80}$/)

/** One or more such ids, at most a few pages of them. */
export const recordIds = z.preprocess((typed) => (typeof typed === 'string' ? [typed] : typed), z.array(recordId).min(1).max(200))

/** The id of a recipe, from an address or form; fits both databases' integers. */
export const recipeNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

import { z } from 'zod'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { optionalText, typedEmail, typedText } from '#domain/forms/typed-text.ts'
import type { Stars } from './review.ts'

/** A review as a visitor sends it. */
export const reviewDraft = z.object({
  stars: z
    .enum(['1', '2', '3', '4', '5'], { error: 'Choose one to five stars' })
    // The five texts are the five numbers.
    .transform((typed) => Number(typed) as Stars),
  name: typedText({ max: fieldLimits.name, required: 'Enter your name' }),
  email: typedEmail(),
  text: optionalText(fieldLimits.review),
})

/** A review as accepted from the form. */
export type ReviewDraft = z.infer<typeof reviewDraft>

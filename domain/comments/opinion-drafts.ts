import { z } from 'zod'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { optionalText, typedEmail, typedText } from '#domain/forms/typed-text.ts'
import type { Stars } from './review.ts'

/** A review as submitted. */
export const reviewDraft = z.object({
  stars: z
    .enum(['1', '2', '3', '4', '5'], { error: 'Choose one to five stars' })
    // The schema admits exactly these five numbers.
    .transform((typed) => Number(typed) as Stars),
  name: typedText({ max: fieldLimits.name, required: 'Enter your name' }),
  email: typedEmail(),
  text: optionalText(fieldLimits.review),
})

export type ReviewDraft = z.infer<typeof reviewDraft>

/** A question about a recipe, as submitted. */
export const questionDraft = z.object({
  name: typedText({ max: fieldLimits.name, required: 'Enter your name' }),
  email: typedEmail(),
  text: typedText({ max: fieldLimits.question, required: 'Write your question first' }),
})

export type QuestionDraft = z.infer<typeof questionDraft>

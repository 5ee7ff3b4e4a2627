import { z } from 'zod'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { typedEmail, typedText } from '#domain/forms/typed-text.ts'

/** A question about a recipe, as submitted. */
export const questionDraft = z.object({
  name: typedText({ max: fieldLimits.name, required: 'Enter your name' }),
  email: typedEmail(),
  text: typedText({ max: fieldLimits.question, required: 'Write your question first' }),
})

export type QuestionDraft = z.infer<typeof questionDraft>

import { z } from 'zod'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { typedEmail, typedText } from '#domain/forms/typed-text.ts'

/** A comment as submitted. */
export const commentDraft = z.object({
  name: typedText({ max: fieldLimits.name, required: 'Enter your name' }),
  email: typedEmail(),
  comment: typedText({ max: fieldLimits.comment, required: 'Write a comment first' }),
})

export type CommentDraft = z.infer<typeof commentDraft>

import { z } from 'zod'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { optionalText, typedEmail, typedText } from '#domain/forms/typed-text.ts'

/** A message to the owner as submitted. */
export const contactDraft = z.object({
  first: typedText({ max: fieldLimits.name, required: 'Enter your first name' }),
  last: optionalText(fieldLimits.name),
  email: typedEmail(),
  phone: optionalText(fieldLimits.phone),
  message: typedText({ max: fieldLimits.message, required: 'Write a message first' }),
})

export type ContactDraft = z.infer<typeof contactDraft>

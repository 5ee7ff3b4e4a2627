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

/** A visitor's message to the owner (collection `contacts`). */
export type Contact = { id: string; first: string; last: string; email: string; phone: string; message: string; createdAt: string }

/** The same in the admin; `readAt` is when they marked it as read. */
export type ReceivedContact = Contact & { readAt: string | null }

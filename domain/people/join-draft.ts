import { z } from 'zod'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { optionalText, typedEmail, typedText } from '#domain/forms/typed-text.ts'

/** A new member as submitted. */
export const joinDraft = z.object({
  fullName: typedText({ max: fieldLimits.name, required: 'Enter your full name' }),
  email: typedEmail(),
  phone: optionalText(fieldLimits.phone),
})

export type JoinDraft = z.infer<typeof joinDraft>

/** Somebody who joined the community (collection `users`). */
export type User = { id: string; fullName: string; email: string; phone: string; createdAt: string }

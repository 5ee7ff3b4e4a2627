import { z } from 'zod'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { optionalText, typedEmail, typedText } from '#domain/forms/typed-text.ts'

/** A new member as submitted. */
export const joinDraft = z.object({
  fullName: typedText({ max: fieldLimits.name, required: 'Enter your full name' }),
  email: typedEmail(),
  phone: optionalText(fieldLimits.phone),
})

/** The form also has a checkbox for the newsletter. */
export const joinForm = joinDraft.extend({ newsletter: z.preprocess((value) => value === 'on', z.boolean()) })

export type JoinDraft = z.infer<typeof joinDraft>

/** Someone who joined the community (collection `users`). */
export type User = { id: string; fullName: string; email: string; phone: string; createdAt: string }

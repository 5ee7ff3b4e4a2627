import { z } from 'zod'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { typedEmail, typedText } from '#domain/forms/typed-text.ts'
import { areSame, newPasswordFields } from './sign-in-draft.ts'

/** Shows that whoever sits at the keyboard is whose account it is. Not trimmed or checked here. */
const currentPassword = z.string({ error: 'Enter your present password' }).min(1, 'Enter your present password')

/** What somebody who works on the site is called and is written to. */
export const accountDraft = z.object({
  name: typedText({ max: fieldLimits.name, required: 'Enter your name' }),
  email: typedEmail(),
  current: currentPassword,
})

/** The present password alone. */
export const proofDraft = z.object({ current: currentPassword })

/** A new password for whoever is signed in. */
export const ownPasswordDraft = z.object({ current: currentPassword, ...newPasswordFields }).refine(...areSame)

import { z } from 'zod'
import { restoreWord } from '#domain/backups/restore-word.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { typedEmail, typedText } from '#domain/forms/typed-text.ts'
import { findPasswordFault } from './password.ts'
import { roles } from './roles.ts'

/** A sign-in as submitted. The password is not trimmed or checked here. */
export const signInDraft = z.object({
  email: typedEmail(),
  password: z.string({ error: 'Enter your password' }).min(1, 'Enter your password'),
})

/** A code from an app, or a recovery code. */
export const codeDraft = z.object({
  code: z.string({ error: 'Enter the code' }).trim().min(1, 'Enter the code').max(40, 'That code is too long'),
})

/** The code with which an app is set up, and the key given to the app. */
export const setUpDraft = codeDraft.extend({ uri: z.string().startsWith('otpauth://totp/').max(500), current: z.string().optional() })

export const forgottenDraft = z.object({ email: typedEmail() })

/** A new password, typed twice. */
const newPasswordFields = {
  password: z.string({ error: 'Enter a password' }).superRefine((password, { addIssue }) => {
    const message = findPasswordFault(password)
    if (message) addIssue({ code: 'custom', message })
  }),
  repeated: z.string().default(''),
}

/** The check that both are equal, as parameters of `refine`. */
const areSame = [
  ({ password, repeated }: { password: string; repeated: string }) => password === repeated,
  { path: ['repeated'], message: 'The passwords don’t match.' },
] satisfies [unknown, object]

/** A new password with the token from the mailed link. */
export const newPasswordDraft = z.object({ token: z.string().default(''), ...newPasswordFields }).refine(...areSame)

/** Proof that the person at the keyboard owns the account. Not trimmed or checked here. */
const currentPassword = z.string({ error: 'Enter your current password' }).min(1, 'Enter your current password')

function accountName() {
  return typedText({ max: fieldLimits.name, required: 'Enter your name' })
}

/** The name and email address of someone who works on the site. */
export const accountDraft = z.object({
  name: accountName(),
  email: typedEmail(),
  current: currentPassword,
})

/** Whom to invite, and with which role. */
export const invitationDraft = z.object({ email: typedEmail(), role: z.enum(roles), current: currentPassword })

/** Another role for an admin. */
export const roleDraft = z.object({ role: z.enum(roles), current: currentPassword })

/** What an invited person chooses, with the secret of their link. */
export const acceptanceDraft = z
  .object({ token: z.string().max(100).default(''), name: accountName(), ...newPasswordFields })
  .refine(...areSame)

/** The current password, and a word that confirms the intent. */
export const restoreDraft = z.object({
  current: currentPassword,
  word: z.string().refine((typed) => typed.trim().toLowerCase() === restoreWord, `Type “${restoreWord}” to confirm`),
})

/** The current password alone. */
export const proofDraft = z.object({ current: currentPassword })

/** A new password for the signed-in user. */
export const ownPasswordDraft = z.object({ current: currentPassword, ...newPasswordFields }).refine(...areSame)

import { z } from 'zod'
import { typedEmail } from '#domain/forms/typed-text.ts'
import { findPasswordFault } from './password.ts'

/** A sign-in as submitted. The password is not trimmed or checked here. */
export const signInDraft = z.object({
  email: typedEmail(),
  password: z.string({ error: 'Enter your password' }).min(1, 'Enter your password'),
})

/** A code of an app, or a recovery code. */
export const codeDraft = z.object({
  code: z.string({ error: 'Enter the code' }).trim().min(1, 'Enter the code').max(40, 'That code is too long'),
})

/** The code with which an app is set up, and the key that the app was given. */
export const setUpDraft = codeDraft.extend({ uri: z.string().startsWith('otpauth://totp/').max(500), current: z.string().optional() })

export const forgottenDraft = z.object({ email: typedEmail() })

/** A new password, typed twice. */
export const newPasswordFields = {
  password: z.string({ error: 'Enter a password' }).superRefine((password, { addIssue }) => {
    const message = findPasswordFault(password)
    if (message) addIssue({ code: 'custom', message })
  }),
  repeated: z.string().default(''),
}

/** The check that both are the same, as parameters of `refine`. */
export const areSame = [
  ({ password, repeated }: { password: string; repeated: string }) => password === repeated,
  { path: ['repeated'], message: 'The passwords don’t match.' },
] satisfies [unknown, object]

/** A new password with the token from the mailed link. */
export const newPasswordDraft = z.object({ token: z.string().default(''), ...newPasswordFields }).refine(...areSame)

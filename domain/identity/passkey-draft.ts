import { z } from 'zod'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { typedText } from '#domain/forms/typed-text.ts'
import { proofDraft } from './account-draft.ts'

const name = typedText({ max: fieldLimits.name, required: 'Enter a name for it' })

/** A passkey to add. */
export const newPasskeyDraft = proofDraft.extend({ name })

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max)

const credentialId = base64url(1400)
const clientDataJSON = base64url(4000)
const answered = { id: credentialId, rawId: credentialId, type: z.literal('public-key') }
const nothing = { clientExtensionResults: {} }

/** The browser's response after creating a passkey. */
const madePasskey = z
  .object({
    ...answered,
    response: z.object({ clientDataJSON, attestationObject: base64url(20_000) }),
  })
  .transform((made) => ({ ...made, ...nothing }))

/** The browser's response after being asked for a passkey. */
const shownPasskey = z
  .object({
    ...answered,
    response: z.object({ clientDataJSON, authenticatorData: base64url(4000), signature: base64url(4000) }),
  })
  .transform((shown) => ({ ...shown, ...nothing }))

export type MadePasskey = z.infer<typeof madePasskey>

export type ShownPasskey = z.infer<typeof shownPasskey>

/** Far longer than anything a browser sends. Reading JSON costs ten times as much if it is deeply nested. */
const maxJson = 40_000

/** Text that is JSON. */
function jsonOf<Schema extends z.ZodType>(schema: Schema) {
  const json = z
    .string('No passkey was sent')
    .max(maxJson, 'No passkey was sent')
    .transform((text, { addIssue }) => {
      try {
        return JSON.parse(text)
      } catch {
        addIssue({ code: 'custom', message: 'No passkey was sent' })
        return z.NEVER
      }
    })
  return json.pipe(schema)
}

const unproven = { current: z.string().optional() }

/** A passkey that a browser has created. */
export const madePasskeyDraft = z.object({ name, response: jsonOf(madePasskey), ...unproven })

/** A new name for a passkey. */
export const passkeyNameDraft = z.object({ name, ...unproven })

/** A sign-in with a passkey. */
export const passkeySignInDraft = z.object({ response: jsonOf(shownPasskey) })

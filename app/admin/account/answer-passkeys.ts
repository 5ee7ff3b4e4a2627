import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { badRequest } from '#app/responses.ts'
import type { Viewer } from '#core/identity/admin-sessions.ts'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '#core/identity/own-passkeys.ts'
import { recordId } from '#domain/forms/record-id.ts'
import { proofDraft } from '#domain/identity/account-draft.ts'
import { madePasskeyDraft, newPasskeyDraft, passkeyNameDraft } from '#domain/identity/passkey-draft.ts'
import { answerAccount } from './answer-account.ts'

const refusals = {
  'no-name': 'Passkeys don’t work at this site’s address.',
  'too-many': 'You’ve reached the limit for passkeys. Remove one first.',
}

const gone = { ok: false as const, errors: { name: 'This passkey no longer exists. Reload the page.' } }

/**
 * Handles the passkey forms: `add-passkey`, first without and then with what the browser has created, `rename-passkey` and
 * `remove-passkey`.
 */
export function answerPasskeys(context: Readonly<RouterContextProvider>, viewer: Viewer, fields: Record<string, string>) {
  const { identity } = context.get(services)
  const { sessionId } = viewer
  if (fields.form === 'add-passkey' && fields.response) {
    return answerAccount(context, viewer, {
      fields,
      schema: madePasskeyDraft,
      async change({ name, response: made }, { uid, email, now }) {
        const added = await addPasskey(identity, { uid, email, sessionId, now }, { name, response: made })
        if (added.ok) return { ok: true, message: `Passkey “${name}” added` }
        return { ok: false, errors: { name: 'That passkey wasn’t accepted. Please try again.' } }
      },
    })
  }
  if (fields.form === 'add-passkey') {
    return answerAccount(context, viewer, {
      fields,
      schema: newPasskeyDraft,
      async change({ name }, proof) {
        const outcome = await beginPasskey(identity, proof, sessionId)
        if (outcome.ok) {
          const passkey = { name, options: JSON.stringify(outcome.options) }
          return { ok: true, message: 'Now create the passkey on your device', shown: { passkey } }
        }
        if (outcome.reason === 'no-name' || outcome.reason === 'too-many') return { ok: false, errors: { name: refusals[outcome.reason] } }
        return outcome
      },
    })
  }
  const id = recordId.safeParse(fields.id)
  if (!id.success) throw badRequest()
  if (fields.form === 'rename-passkey') {
    return answerAccount(context, viewer, {
      fields,
      schema: passkeyNameDraft,
      async change({ name }, { uid, email, now }) {
        const isOwn = await renamePasskey(identity, { uid, email, now }, { id: id.data, name })
        return isOwn ? { ok: true, message: 'Saved' } : gone
      },
    })
  }
  if (fields.form !== 'remove-passkey') throw badRequest()
  return answerAccount(context, viewer, {
    fields,
    schema: proofDraft,
    async change(_, proof) {
      const outcome = await removePasskey(identity, proof, id.data)
      if (outcome.ok) return { ok: true, message: 'Passkey removed' }
      return outcome.reason === 'gone' ? { ok: false, errors: { current: gone.errors.name } } : outcome
    },
  })
}

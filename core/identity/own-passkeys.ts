import { inTransaction } from '#core/database/in-transaction.ts'
import { StorageError } from '#core/database/storage-error.ts'
import { newId } from '#domain/id.ts'
import type { MadePasskey } from '#domain/identity/passkey-draft.ts'
import { type RelyingParty, toRelyingParty } from '#domain/identity/relying-party.ts'
import { writeLog } from './admin-log.ts'
import type { Identity } from './open-identity.ts'
import { checkProof, type Proof } from './own-account.ts'
import { makeChallenge, readChallenge } from './passkey-challenge.ts'
import { deletePasskey, insertPasskey, listPasskeys, updatePasskeyName } from './passkey-rows.ts'
import { toTokenHash } from './secret-links.ts'

/** The maximum number of passkeys per account. */
const maxPasskeys = 20

/** The signed-in admin and their session. */
type Own = { uid: string; email: string; sessionId: string; now: Date }

const toPurpose = ({ uid, sessionId }: Pick<Own, 'uid' | 'sessionId'>) => `add ${uid} ${sessionId}`

/** Starts adding a passkey: returns what the browser needs to create one, in this session and within five minutes. */
export async function beginPasskey(identity: Identity, proof: Proof, sessionId: string) {
  const proven = await checkProof(identity, proof)
  if (!proven.ok) return proven
  const party = toRelyingParty(identity.siteUrl)
  if (!party) return { ok: false as const, reason: 'no-name' as const }
  const known = await listPasskeys(identity.db, proof.uid)
  if (known.length >= maxPasskeys) return { ok: false as const, reason: 'too-many' as const }
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: party.id,
    rpID: party.id,
    userID: Uint8Array.from(Buffer.from(proof.uid)),
    userName: proof.email,
    challenge: makeChallenge(identity, { purpose: toPurpose({ uid: proof.uid, sessionId }), now: proof.now }),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
  })
  return { ok: true as const, options }
}

/** Adds the passkey that a browser created, and notifies the account by email. */
export async function addPasskey(identity: Identity, own: Own, { name, response }: { name: string; response: MadePasskey }) {
  const { db, siteUrl, tell } = identity
  const { uid, email, now } = own
  const refused = { ok: false as const, reason: 'refused' as const }
  const party = toRelyingParty(siteUrl)
  const made = party && (await verify(identity, own, { response, party }))
  if (!made) return refused
  try {
    await inTransaction(db, async (transaction) => {
      await insertPasskey(transaction, { id: newId(now), userId: uid, name, ...made, createdAt: now.toISOString(), lastUsedAt: null })
      await writeLog(transaction, { uid, name: email }, { kind: 'account', what: `added the passkey “${name}”` }, now)
    })
  } catch (error) {
    if (error instanceof StorageError && error.conflict) return refused
    throw error
  }
  tell(
    email,
    'New passkey added',
    `A passkey named “${name}” was added to your account. It can sign in to the admin of ${siteUrl} without a password.

If it wasn't you, remove it under 'Your account' and change your password.
`,
  )
  return { ok: true as const }
}

/** Renames a passkey of the signed-in admin. Returns false if it isn't theirs. */
export function renamePasskey({ db }: Identity, { uid, email, now }: Omit<Own, 'sessionId'>, passkey: { id: string; name: string }) {
  return inTransaction(db, async (transaction) => {
    const isOwn = await updatePasskeyName(transaction, uid, passkey)
    if (isOwn) await writeLog(transaction, { uid, name: email }, { kind: 'account', what: `renamed a passkey to “${passkey.name}”` }, now)
    return isOwn
  })
}

/** Removes a passkey of the signed-in admin. Sessions that it opened continue. */
export async function removePasskey(identity: Identity, proof: Proof, id: string) {
  const proven = await checkProof(identity, proof)
  if (!proven.ok) return proven
  return inTransaction(identity.db, async (transaction) => {
    const name = await deletePasskey(transaction, proof.uid, id)
    if (name === undefined) return { ok: false as const, reason: 'gone' as const }
    const actor = { uid: proof.uid, name: proof.email }
    await writeLog(transaction, actor, { kind: 'account', what: `removed the passkey “${name}”` }, proof.now)
    return proven
  })
}

/** The data to store for a passkey; undefined if anything about the response is wrong. */
async function verify(identity: Identity, { now, ...own }: Own, { response, party }: { response: MadePasskey; party: RelyingParty }) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  let given: { challenge: string; challengedAt: string } | undefined
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge(challenge) {
        const challengedAt = readChallenge(identity, challenge, { purpose: toPurpose(own), now })
        given = challengedAt === undefined ? undefined : { challenge: toTokenHash(challenge), challengedAt }
        return given !== undefined
      },
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    })
    if (!verified || !given) return undefined
    const { credential, credentialBackedUp } = registrationInfo
    return {
      ...given,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      isSynced: credentialBackedUp,
    }
  } catch {
    // The library throws if a response is invalid.
    return undefined
  }
}

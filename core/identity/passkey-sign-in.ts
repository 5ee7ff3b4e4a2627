import type { ShownPasskey } from '#domain/identity/passkey-draft.ts'
import { type RelyingParty, toRelyingParty } from '#domain/identity/relying-party.ts'
import { findAccount } from './account-rows.ts'
import { accessDenied, isRefusal } from './auth-contract.ts'
import { finishSignIn, noteFailure } from './finish-sign-in.ts'
import type { Identity } from './open-identity.ts'
import { goodAt, makeChallenge, readChallenge } from './passkey-challenge.ts'
import { findPasskey, notePasskeyUse } from './passkey-rows.ts'
import { toTokenHash } from './secret-links.ts'
import { admitAttempt, type Throttled } from './throttle.ts'

/** A browser's passkey response. `address` is the IP address for throttling, `headers` are the request's. */
type Shown = { response: ShownPasskey; address: string; now: Date; headers: Headers }

/** `unknown`: it was removed here, or the account is gone. */
type PasskeyOutcome = { ok: true; uid: string; cookies: string[] } | { ok: false; reason: 'unknown' | 'refused' | 'denied' } | Throttled

type Known = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

const purpose = 'sign-in'

/** What a browser needs to ask for any passkey of this site; undefined if there are none. Reveals no account. */
export async function askForPasskey(identity: Identity, now: Date) {
  const party = toRelyingParty(identity.siteUrl)
  if (!party) return undefined
  // Loaded on demand: most processes never need it.
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: makeChallenge(identity, { purpose, now }),
    userVerification: 'required',
  })
}

/** Signs an admin in with a new session, like `signIn`. The device has verified its user, so no code is needed. */
export async function signInWithPasskey(identity: Identity, { response, address, now, headers }: Shown): Promise<PasskeyOutcome> {
  const { db } = identity
  const party = toRelyingParty(identity.siteUrl)
  const admission = await admitAttempt(db, { account: `passkey ${toTokenHash(response.id)}`, address, now })
  if (!admission.ok) return admission
  const passkey = party && (await findPasskey(db, response.id))
  const account = passkey && (await findAccount(db, passkey.userId))
  if (!account) return { ok: false, reason: 'unknown' }
  const used = await verify(identity, { response, passkey, party, now })
  if (!used || !(await notePasskeyUse(db, passkey.id, { ...used, now: now.toISOString(), good: goodAt(now) }))) {
    await noteFailure(db, passkey.userId, { reason: 'passkey', address, now })
    return { ok: false, reason: 'refused' }
  }
  const cookies = await openSession(identity, passkey.userId, headers)
  if (!cookies) return { ok: false, reason: 'denied' }
  await admission.takeBack()
  const signedIn = { uid: passkey.userId, email: account.email, how: 'signed in with a passkey', now, headers }
  const known = await finishSignIn(identity, signedIn)
  return { ok: true, uid: passkey.userId, cookies: [...cookies, ...known] }
}

/** The changes to a passkey after its use; undefined if anything about the response is wrong. */
async function verify(
  identity: Identity,
  { response, passkey, party, now }: { response: ShownPasskey; passkey: Known; party: RelyingParty; now: Date },
) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  let challengedAt: string | undefined
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge(challenge) {
        challengedAt = readChallenge(identity, challenge, { purpose, now })
        return challengedAt !== undefined
      },
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    })
    if (!verified || challengedAt === undefined) return undefined
    return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp, challengedAt }
  } catch {
    // The library throws if a response is invalid.
    return undefined
  }
}

/** The cookies of a new session; undefined if the user isn't an admin. */
async function openSession({ auth }: Identity, uid: string, headers: Headers) {
  const own = new Headers({ 'user-agent': headers.get('user-agent') ?? '' })
  try {
    const { headers: made } = await (await auth()).api.openSessionOf({ body: { uid }, headers: own, returnHeaders: true })
    return made.getSetCookie()
  } catch (error) {
    if (isRefusal(error) && error.body?.code === accessDenied) return undefined
    throw error
  }
}

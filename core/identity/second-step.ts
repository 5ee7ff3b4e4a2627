import { hash } from 'node:crypto'
import { terminal } from '#domain/identity/log-entry.ts'
import { claimCode, deleteSecondStep, findAccount } from './account-rows.ts'
import { writeLog } from './admin-log.ts'
import { isRefusal, secondStepCookie, secondStepLock } from './auth-contract.ts'
import { finishSignIn, noteFailure } from './finish-sign-in.ts'
import type { Identity } from './open-identity.ts'
import { checkProof, noteOwn, type Proof } from './own-account.ts'
import { deletePasskeys } from './passkey-rows.ts'
import { endWhatIsOver } from './session-times.ts'
import { admitAttempt, type Throttled, toAccountKey } from './throttle.ts'

/** A code from the app, or a recovery code. `address` is the IP address for throttling, `headers` are the request's. */
type Code = { code: string; address: string; now: Date; headers: Headers }

/** `expired`: the password must be entered again. */
type SecondStepOutcome = { ok: true; uid: string; cookies: string[] } | { ok: false; reason: 'wrong' | 'expired' } | Throttled

/** The second step has been turned on or off in another tab. */
type Elsewhere = { ok: false; reason: 'elsewhere' }

const elsewhere: Elsewhere = { ok: false, reason: 'elsewhere' }

/** Whether a request has signed in by password and not yet by code. */
export function awaitsSecondStep(headers: Headers) {
  return readPending(headers) !== undefined
}

/** Signs in someone who has just entered the right password. */
export async function takeSecondStep(identity: Identity, { code, address, now, headers }: Code): Promise<SecondStepOutcome> {
  const { auth, db, openAccounts } = identity
  const pending = readPending(headers)
  if (!pending) return { ok: false, reason: 'expired' }
  const admission = await admitAttempt(db, { account: `second ${toAccountKey(pending)}`, address, now })
  if (!admission.ok) return admission
  await endWhatIsOver(db)
  // Without a session cookie, or the code would be checked for that session's account.
  const own = new Headers({ cookie: pending, 'user-agent': headers.get('user-agent') ?? '' })
  const body = { code: tidyCode(code) }
  try {
    const { api } = await auth()
    const verify = isFromApp(body.code) ? api.verifyTOTP : api.verifyBackupCode
    const { headers: made, response } = await verify({ body, headers: own, returnHeaders: true })
    const { user, token } = response
    await admission.takeBack()
    // better-auth accepts an app's code repeatedly while it is valid.
    if (!(await claimCode(db, user.id, hash('sha256', `${user.id} ${body.code}`, 'base64url')))) {
      const accounts = await openAccounts()
      if (token) await accounts.deleteSession(token)
      return { ok: false, reason: 'expired' }
    }
    const known = await finishSignIn(identity, { uid: user.id, email: user.email, how: 'signed in with a code', now, headers })
    return { ok: true, uid: user.id, cookies: [...made.getSetCookie(), ...known] }
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (error.statusCode === 429) return { ok: false, reason: 'throttled', minutes: secondStepLock / 60 }
    const isWrong = error.body?.code === 'INVALID_CODE' || error.body?.code === 'INVALID_BACKUP_CODE'
    if (!isWrong) return { ok: false, reason: 'expired' }
    const uid = await findPendingAccount(identity, pending)
    if (uid !== undefined) await noteFailure(db, uid, { reason: 'code', address, now })
    return { ok: false, reason: 'wrong' }
  }
}

/** Starts setting up an app: returns the URI for the QR code. Nothing changes until `confirmSecondStep`. */
export async function beginSecondStep(identity: Identity, proof: Proof, headers: Headers) {
  const proven = await checkProof(identity, proof)
  if (!proven.ok) return proven
  if (await isOn(identity, proof.uid)) return elsewhere
  const begun = await (await identity.auth()).api.enableTwoFactor({
    body: { password: proof.current, method: 'totp' },
    headers: onlyCookies(headers),
  })
  if (begun.method !== 'totp') throw new Error('No authenticator app is set up')
  return { ok: true as const, uri: begun.totpURI }
}

/** Turns on codes if the app's is correct. Returns the recovery codes, and the cookies of the session that replaces the current one. */
export async function confirmSecondStep(
  identity: Identity,
  { uid, email, code, address, now, headers }: Code & { uid: string; email: string },
) {
  const { auth, db } = identity
  // Otherwise, its recovery codes would be shown again, without the password.
  if (await isOn(identity, uid)) return elsewhere
  const admission = await admitAttempt(db, { account: `confirm ${uid}`, address, now })
  if (!admission.ok) return admission
  try {
    const { headers: made } = await (await auth()).api.verifyTOTP({
      body: { code: tidyCode(code) },
      headers: onlyCookies(headers),
      returnHeaders: true,
    })
    await admission.takeBack()
    await noteOwn(identity, { uid, email, now }, 'turned on two-step sign-in')
    return { ok: true as const, cookies: made.getSetCookie(), codes: await readRecoveryCodes(identity, uid) }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { ok: false as const, reason: 'wrong' as const }
  }
}

/** How many recovery codes an account has left; undefined if it signs in with only a password. */
export async function countRecoveryCodes(identity: Identity, uid: string) {
  return (await isOn(identity, uid)) ? (await readRecoveryCodes(identity, uid)).length : undefined
}

/** Creates new recovery codes; the old ones no longer work. */
export async function renewRecoveryCodes(identity: Identity, proof: Proof, headers: Headers) {
  const proven = await checkProof(identity, proof)
  if (!proven.ok) return proven
  if (!(await isOn(identity, proof.uid))) return elsewhere
  const body = { password: proof.current }
  const { backupCodes } = await (await identity.auth()).api.generateBackupCodes({ body, headers: onlyCookies(headers) })
  await noteOwn(identity, proof, 'created new recovery codes')
  return { ok: true as const, codes: backupCodes }
}

/** Turns off codes. */
export async function endSecondStep(identity: Identity, proof: Proof) {
  const proven = await checkProof(identity, proof)
  if (!proven.ok) return proven
  await deleteSecondStep(identity.db, proof.uid)
  await noteOwn(identity, proof, 'turned off two-step sign-in')
  return proven
}

/**
 * The same from the terminal, for an admin who lost the app and the recovery codes. Also removes passkeys, since a lost phone may have one.
 * Returns false for an unknown account.
 */
export async function resetSecondStep({ openAccounts, db }: Identity, email: string) {
  const accounts = await openAccounts()
  const known = await accounts.findUserByEmail(email.toLowerCase())
  if (known) {
    await deleteSecondStep(db, known.user.id)
    await deletePasskeys(db, known.user.id)
    const what = `turned off two-step sign-in for ${email} and removed their passkeys`
    await writeLog(db, terminal, { kind: 'account', what }, new Date())
  }
  return known !== null
}

async function isOn({ db }: Identity, uid: string) {
  const account = await findAccount(db, uid)
  return account?.hasSecondStep === true
}

async function readRecoveryCodes({ auth }: Identity, uid: string) {
  const { backupCodes } = await (await auth()).api.viewBackupCodes({ body: { userId: uid } })
  return backupCodes
}

function readPending(headers: Headers) {
  const cookies = (headers.get('cookie') ?? '').split(/; */)
  return cookies.find((cookie) => cookie.startsWith(`${secondStepCookie}=`) && cookie.length > secondStepCookie.length + 1)
}

/** The account whose password was correct: better-auth stores it under the cookie's value, whose signature was checked with the code. */
async function findPendingAccount({ openAccounts }: Identity, pending: string) {
  const accounts = await openAccounts()
  const signed = decodeURIComponent(pending.slice(secondStepCookie.length + 1))
  return (await accounts.findVerificationValue(signed.slice(0, signed.lastIndexOf('.'))))?.value
}

function onlyCookies(headers: Headers) {
  return new Headers({ cookie: headers.get('cookie') ?? '', 'user-agent': headers.get('user-agent') ?? '' })
}

/** Apps show codes in two groups, and people type what they see. */
function tidyCode(code: string) {
  const tight = code.replace(/\s/g, '')
  return isFromApp(tight) ? tight : tight.replace(/^(\w{5})-?(\w{5})$/, '$1-$2')
}

function isFromApp(code: string) {
  return /^\d{6}$/.test(code)
}

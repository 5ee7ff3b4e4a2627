import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#core/database/database.ts'
import { findAccountId, findPasswordHash } from './account-rows.ts'
import type { Identity } from './open-identity.ts'

/** The name must not contain `griddle=`, by which sessions are recognised. */
const cookieName = 'griddle-device'
/** The longest cookie lifetime that browsers allow. */
const maxAgeSeconds = 400 * 24 * 60 * 60

type Signer = Pick<Identity, 'db' | 'sign'>

/**
 * The id of a browser in which this account has signed in with its current password; undefined for any other. Such a browser has its own limit
 * of wrong passwords, so that others can't lock its owner out (OWASP ASVS 5.0, 6.1.1). It grants nothing else: a stolen cookie allows five
 * attempts.
 */
export async function findKnownDevice({ db, sign }: Signer, email: string, headers: Headers) {
  const [device, password, signature] = readCookie(headers)?.split('.') ?? []
  if (!device || !password || !signature) return undefined
  const expected = toSignature(sign, { device, password, email })
  // Before any query, so that the response time doesn't reveal who has an account.
  if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined
  const uid = await findAccountId(db, email.trim().toLowerCase())
  return uid !== undefined && (await readPassword({ db, sign }, uid)) === password ? device : undefined
}

/** The cookie that identifies a browser for an account until the password changes; undefined for an account without a password. */
export async function toDeviceCookie(
  { db, sign, siteUrl }: Signer & Pick<Identity, 'siteUrl'>,
  { uid, email }: { uid: string; email: string },
) {
  const password = await readPassword({ db, sign }, uid)
  if (password === undefined) return undefined
  const device = randomBytes(16).toString('base64url')
  const value = `${device}.${password}.${toSignature(sign, { device, password, email })}`
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${cookieName}=${value}; Path=/admin; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
}

/** The key that counts the wrong passwords of a browser. */
export function toDeviceKey(device: string) {
  return `device ${device}`
}

/** A fingerprint of an account's password that reveals nothing about it. */
async function readPassword({ db, sign }: { db: Database; sign: Identity['sign'] }, uid: string) {
  const stored = await findPasswordHash(db, uid)
  return (
    stored &&
    sign(`password ${hash('sha256', stored)}`)
      .toString('base64url')
      .slice(0, 16)
  )
}

function toSignature(sign: Identity['sign'], { device, password, email }: { device: string; password: string; email: string }) {
  return sign(`device ${device} ${password} ${email.trim().toLowerCase()}`).toString('base64url')
}

function readCookie(headers: Headers) {
  const cookies = (headers.get('cookie') ?? '').split(/; */)
  return cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1)
}

import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#core/database/database.ts'
import { findAccountId, findPasswordHash } from './account-rows.ts'
import type { Identity } from './open-identity.ts'

/** Without `griddle=` in it, by which sessions are known. */
const cookieName = 'griddle-device'
/** The longest that browsers keep a cookie. */
const maxAgeSeconds = 400 * 24 * 60 * 60

type Signer = Pick<Identity, 'db' | 'sign'>

/**
 * The id of a browser in which this account has signed in before with its present password; undefined for any other. Such a browser has wrong passwords of its own
 * to make, so that nobody else can use them up for its owner (OWASP ASVS 5.0, 6.1.1). It grants nothing else: somebody who steals the cookie gets five attempts.
 */
export async function findKnownDevice({ db, sign }: Signer, email: string, headers: Headers) {
  const [device, password, signature] = readCookie(headers)?.split('.') ?? []
  if (!device || !password || !signature) return undefined
  const expected = toSignature(sign, { device, password, email })
  // Before anything is looked up, so that the time tells nothing of who has an account.
  if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined
  const uid = await findAccountId(db, email.trim().toLowerCase())
  return uid !== undefined && (await readPassword({ db, sign }, uid)) === password ? device : undefined
}

/** The cookie by which a browser is known for an account from now on, until its password is another one; undefined for an account without one. */
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

/** Which password an account has, in words that tell nothing of it. */
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

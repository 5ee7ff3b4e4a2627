import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWholeFile } from '#core/pictures/files.ts'

/** The secret's file is empty or truncated. The message says what to do. */
export class SecretFault extends Error {}

/** The secret that signs session cookies: generated once in `folder`, readable only by its owner, and read from there afterwards. */
export async function openSecret(folder: string) {
  const path = join(folder, 'secret')
  if (!existsSync(path)) await makeSecret(folder, path)
  const secret = (await readFile(path, 'utf8')).trim()
  if (secret.length < 32)
    throw new SecretFault(
      `${path} doesn't contain a secret. Delete it: the next start creates a new one, and everyone has to sign in again.`,
    )
  return secret
}

/** Replaces the secret, for a site that takes over another's data, which is encrypted with it. */
export async function writeSecret(folder: string, secret: string) {
  await writeWholeFile(join(folder, 'secret'), Buffer.from(`${secret}\n`), 0o600)
}

// Linked into place once complete, so that processes that start at the same time agree on the first one.
async function makeSecret(folder: string, path: string) {
  await mkdir(folder, { recursive: true })
  const unfinished = `${path}-${randomBytes(6).toString('hex')}`
  await writeFile(unfinished, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    await link(unfinished, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await unlink(unfinished)
  }
}

const cipher = 'aes-256-gcm'
const [nonceBytes, tagBytes] = [12, 16]

/** Encrypts a text for storage with the site's secret (AES-256-GCM, a key for each purpose), as base64url. */
export function seal(secret: string, purpose: string, text: string) {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, toKey(secret, purpose), nonce)
  const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64url')
}

/** Decrypts the result of `seal`; undefined if it was sealed with another secret or changed. */
export function unseal(secret: string, purpose: string, sealed: string) {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const opening = createDecipheriv(cipher, toKey(secret, purpose), bytes.subarray(0, nonceBytes))
    opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    return opening.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8')
  } catch {
    return undefined
  }
}

function toKey(secret: string, purpose: string) {
  return new Uint8Array(hkdfSync('sha256', secret, '', `griddle ${purpose}`, 32))
}

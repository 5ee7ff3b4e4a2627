import { hash, randomBytes } from 'node:crypto'

/** A secret for a link, and the hash that is stored of it. */
export function makeSecret() {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: toTokenHash(token) }
}

export function toTokenHash(token: string) {
  return hash('sha256', token, 'base64url')
}

import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Identity } from './open-identity.ts'

/** A secret for a link, and the hash to store. */
export function makeSecret() {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: toTokenHash(token) }
}

export function toTokenHash(token: string) {
  return hash('sha256', token, 'base64url')
}

type Sign = Identity['sign']

/** The token of a link with one purpose: a text (base64url characters) signed with the site's secret. Nothing is stored. */
export function signLink(sign: Sign, purpose: string, text: string) {
  return `${text}.${sign(`${purpose} ${text}`).toString('base64url')}`
}

/** The text of a token; undefined if it wasn't signed by this site for this purpose. */
export function readSignedLink(sign: Sign, purpose: string, token: string) {
  const [text = ''] = token.split('.')
  const [own, given] = [Buffer.from(signLink(sign, purpose, text)), Buffer.from(token)]
  return own.length === given.length && timingSafeEqual(own, given) ? text : undefined
}

import { randomBytes, timingSafeEqual } from 'node:crypto'
import { isIn, lastOf } from '#domain/span.ts'
import type { Identity } from './open-identity.ts'

/** How long a browser may answer a challenge. */
const goodMilliseconds = 5 * 60 * 1000

const timeBytes = 6
const nonceBytes = 16

type Purpose = { purpose: string; now: Date }

/**
 * What a passkey signs, including its time of issue and our signature. Nothing is stored until it is answered, so requesting many takes no
 * space. `purpose` is what the answer is valid for.
 */
export function makeChallenge(identity: Identity, { purpose, now }: Purpose) {
  const head = Buffer.alloc(timeBytes)
  head.writeUIntBE(now.getTime(), 0, timeBytes)
  const body = Buffer.concat([head, randomBytes(nonceBytes)])
  return Uint8Array.from(Buffer.concat([body, seal(identity, purpose, body)]))
}

/** When a challenge (base64url) was issued; undefined if that was for another purpose, too long ago, or not by this site. */
export function readChallenge(identity: Identity, challenge: string, { purpose, now }: Purpose) {
  const bytes = Buffer.from(challenge, 'base64url')
  const body = bytes.subarray(0, timeBytes + nonceBytes)
  const given = bytes.subarray(body.length)
  if (body.length < timeBytes + nonceBytes) return undefined
  const expected = seal(identity, purpose, body)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const madeAt = body.readUIntBE(0, timeBytes)
  return isIn(goodAt(now), madeAt) ? new Date(madeAt).toISOString() : undefined
}

/** When challenges that can be answered now were issued. */
export function goodAt(now: Date) {
  return lastOf(goodMilliseconds, now)
}

function seal({ sign }: Identity, purpose: string, body: Buffer) {
  return sign(`passkey ${purpose} ${body.toString('base64url')}`)
}

import { timingSafeEqual } from 'node:crypto'

type Sign = (text: string) => Buffer

const hour = 60 * 60 * 1000

/** A stamp for a form that someone starts to fill in: the time, and a signature that every process can verify. */
export function makeStamp(sign: Sign, now: Date) {
  const time = now.getTime().toString(36)
  return `${time}.${toSignature(sign, time)}`
}

/** Milliseconds since a stamp was made; undefined for a missing, old or forged one. */
export function readStamp(sign: Sign, stamp: string, now: Date) {
  const [time = '', signature = ''] = stamp.split('.')
  const expected = Buffer.from(toSignature(sign, time))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const elapsed = now.getTime() - Number.parseInt(time, 36)
  return elapsed >= 0 && elapsed < hour ? elapsed : undefined
}

function toSignature(sign: Sign, time: string) {
  return sign(`form ${time}`).toString('base64url').slice(0, 22)
}

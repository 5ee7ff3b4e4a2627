import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'

export type PasswordHashing = {
  hash: (password: string) => Promise<string>
  verify: (data: { hash: string; password: string }) => Promise<boolean>
  /** Whether the next call would be rejected. */
  isBusy: () => boolean
}

/** Too many passwords are waiting to be hashed. */
export class TooBusy extends Error {}

// OWASP's recommendation of 2026 for argon2id: 19 MiB, two passes, one lane; about 0.1 s.
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 }
const maxAtOnce = 2
const maxQueue = 20

/** Argon2id, two at a time for the whole process; with twenty more in the queue, further calls reject with TooBusy. */
export function openPasswordHashing(): PasswordHashing {
  const limit = pLimit(maxAtOnce)
  const isBusy = () => limit.pendingCount >= maxQueue

  async function enqueue<Result>(work: () => Promise<Result>) {
    if (isBusy()) throw new TooBusy('Too many passwords are waiting to be checked')
    return limit(work)
  }

  return {
    hash: (password) => enqueue(() => hash(password)),
    verify: ({ hash: stored, password }) => enqueue(() => isSame(stored, password)),
    isBusy,
  }
}

async function hash(password: string) {
  const nonce = randomBytes(16)
  const tag = await derive(password, nonce, cost)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

async function isSame(stored: string, password: string) {
  const parts = stored.match(/^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/)
  if (!parts) throw new Error('A stored password has an unknown format')
  const [, memory = '', passes = '', parallelism = '', nonce = '', tag = ''] = parts
  const expected = Buffer.from(tag, 'base64url')
  const storedCost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), tagLength: expected.length }
  return timingSafeEqual(expected, await derive(password, Buffer.from(nonce, 'base64url'), storedCost))
}

function derive(password: string, nonce: Buffer, parameters: typeof cost) {
  // Keyboards send different code points for the same letters.
  return promisify(argon2)('argon2id', { message: password.normalize('NFKC'), nonce, ...parameters })
}

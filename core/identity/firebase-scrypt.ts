import { createCipheriv, scrypt, timingSafeEqual } from 'node:crypto'
import pLimit from 'p-limit'
import { z } from 'zod'
import { type PasswordHashing, TooBusy } from './password-hashing.ts'

const base64 = z.string().regex(/^[\w+/-]+={0,2}$/)

/** The password hash parameters of a Firebase project: the keys are base64, and the costs at most Firebase's own. */
export const scryptParameters = z.object({
  signerKey: base64.max(1000),
  saltSeparator: base64.max(100).or(z.literal('')),
  rounds: z.int().min(1).max(8),
  memCost: z.int().min(1).max(14),
})

export type ScryptParameters = z.infer<typeof scryptParameters>

/** A password hash from `auth:export`, in base64. */
export const scryptHash = z.object({ hash: base64.max(1000), salt: base64.max(1000) })

export type ScryptHash = z.infer<typeof scryptHash>

const mark = 'firebase-scrypt:'
const maxAtOnce = 2
const maxQueue = 20

/** The form in which an imported hash is stored as an account's password. */
export function toStoredScrypt(password: ScryptHash, parameters: ScryptParameters) {
  return mark + JSON.stringify({ ...password, ...parameters })
}

export function isStoredScrypt(stored: string) {
  return stored.startsWith(mark)
}

/** The same hashing, which verifies imported hashes as well: two at a time, and with twenty more in the queue it rejects with TooBusy. */
export function withFirebaseScrypt(passwords: PasswordHashing): PasswordHashing {
  const limit = pLimit(maxAtOnce)
  return {
    ...passwords,
    verify: async ({ hash, password }) => {
      if (!isStoredScrypt(hash)) return passwords.verify({ hash, password })
      if (limit.pendingCount >= maxQueue) throw new TooBusy('Too many passwords are waiting to be checked')
      return limit(() => isSame(hash, password))
    },
  }
}

async function isSame(stored: string, password: string) {
  const { hash, salt, ...parameters } = scryptParameters.extend(scryptHash.shape).parse(JSON.parse(stored.slice(mark.length)))
  const key = await derive(password, Buffer.concat([toBytes(salt), toBytes(parameters.saltSeparator)]), parameters)
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
  const made = Buffer.concat([cipher.update(toBytes(parameters.signerKey)), cipher.final()])
  const expected = toBytes(hash)
  return made.length === expected.length && timingSafeEqual(made, expected)
}

function derive(password: string, salt: Buffer, { memCost, rounds }: ScryptParameters) {
  const options = { N: 2 ** memCost, r: rounds, p: 1, maxmem: 256 * 2 ** memCost * rounds }
  return new Promise<Buffer>((resolve, reject) =>
    scrypt(password, salt, 32, options, (error, key) => (error ? reject(error) : resolve(key))),
  )
}

function toBytes(text: string) {
  return Buffer.from(text, 'base64')
}

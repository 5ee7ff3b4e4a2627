import { createHash } from 'node:crypto'
import type { PasswordHashing } from '#core/identity/password-hashing.ts'

/** Stands in for argon2id where a test is not about hashing: as strict, and in no time. */
export const fastPasswords: PasswordHashing = {
  hash: async (password) => digest(password),
  verify: async ({ hash, password }) => hash === digest(password),
  isBusy: () => false,
}

function digest(password: string) {
  return createHash('sha256').update(password).digest('hex')
}

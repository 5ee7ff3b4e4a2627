import { createHash } from 'node:crypto'
import type { PasswordHashing } from '#core/identity/password-hashing.ts'

/** Replaces argon2id in tests that are not about hashing: as strict, but instant. */
export const fastPasswords: PasswordHashing = {
  hash: async (password) => digest(password),
  verify: async ({ hash, password }) => hash === digest(password),
  isBusy: () => false,
}

function digest(password: string) {
  return createHash('sha256').update(password).digest('hex')
}

import { randomBytes } from 'node:crypto'
import type { Database } from '#core/database/database.ts'
import { type OwnedKey, updateDraftToken } from './publication-rows.ts'

/** Gives the draft of a record an address that nobody can guess. An earlier one no longer works. */
export async function createDraftLink(db: Database, key: OwnedKey) {
  await updateDraftToken(db, key, randomBytes(24).toString('base64url'))
}

/** Takes the address of a draft back. */
export function revokeDraftLink(db: Database, key: OwnedKey) {
  return updateDraftToken(db, key, null)
}

import { randomBytes } from 'node:crypto'
import type { Database } from '#core/database/database.ts'
import { type OwnedKey, updateDraftToken } from './publication-rows.ts'

/** Gives a draft an unguessable address. An earlier one no longer works. */
export async function createDraftLink(db: Database, key: OwnedKey) {
  await updateDraftToken(db, key, randomBytes(24).toString('base64url'))
}

export function revokeDraftLink(db: Database, key: OwnedKey) {
  return updateDraftToken(db, key, null)
}

import type { Database } from '#core/database/database.ts'
import type { ScryptParameters } from '#core/identity/firebase-scrypt.ts'
import type { Identity } from '#core/identity/open-identity.ts'
import type { FetchParts } from '#core/pictures/fetch-picture.ts'
import type { Files } from '#core/pictures/files.ts'
import type { Actor } from '#domain/identity/log-entry.ts'
import type { SourceKind } from '#domain/imports/source-record.ts'
import { findImported } from './import-rows.ts'
import type { KeptPictures } from './kept-pictures.ts'

/** What an import works with. `kept` holds the pictures that came with it, and `by` is the admin named in the log. */
export type ImportParts = FetchParts & {
  identity: Identity
  files: Files
  kept: KeptPictures
  by: Actor
  scrypt?: ScryptParameters | undefined
}

/** Our id of a record of the same source; undefined if there is none (yet). */
export async function findOwnId(db: Database, format: string, kind: SourceKind, sourceId: string) {
  return (await findImported(db, format, kind, sourceId))?.recordId
}

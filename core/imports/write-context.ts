import type { Database } from '#core/database/database.ts'
import type { ImportTraces } from '#domain/imports/entry-columns.ts'
import type { SourcePictures } from './fetch-source-pictures.ts'
import type { ImportParts } from './import-parts.ts'

/** What a record is stored with, in the transaction `db`; `notes` and `traces` are added to. */
export type WriteContext = {
  parts: ImportParts
  db: Database
  format: string
  pictures: SourcePictures
  notes: string[]
  traces: ImportTraces
  now: Date
  /** The site's. */
  timeZone: string
}

/** Why a record can't be stored, as a sentence for the owner. */
export class RecordRefusal extends Error {}

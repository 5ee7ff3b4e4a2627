import type { Database } from '#core/database/database.ts'
import type { Reader } from '#domain/newsletter/reader.ts'
import { listAgreements, listReadersBefore } from './reader-rows.ts'

export type ReaderLine = Pick<Reader, 'id' | 'email' | 'name' | 'source' | 'state'> & { agreedOn: string }

/** Readers as lines of a CSV file that can be imported again, newest first; `agreedOn` is the day they agreed. */
export async function listReaderLinesBefore(db: Database, before: string | undefined, limit: number): Promise<ReaderLine[]> {
  const readers = await listReadersBefore(db, before, limit)
  const agreements = await listAgreements(
    db,
    readers.map(({ id }) => id),
  )
  const days = new Map(
    agreements.map(({ readerId, kind, said, at }) => [readerId, kind === 'imported' ? said.slice(-10) : at.slice(0, 10)]),
  )
  return readers.map(({ id, email, name, source, state }) => ({ id, email, name, source, state, agreedOn: days.get(id) ?? '' }))
}

import type { Slice } from '#domain/http/paging.ts'
import type { Contact } from '#domain/people/contact-message.ts'
import { fold } from '#domain/text/fold.ts'
import type { Database } from '#storage/database/database.ts'
import { listBefore } from '#storage/database/newest-first.ts'
import { findRowCount } from '#storage/database/row-counts.ts'
import { countRows, listRows } from '#storage/search/search-rows.ts'

const columns = ['id', 'first', 'last', 'email', 'phone', 'message', 'createdAt'] as const satisfies (keyof Contact)[]

/** The messages to the owner, newest first; `search` matches all of their fields. */
export function listContacts(db: Database, search: string, slice: Slice): Promise<Contact[]> {
  return listRows(searchIn(db, search), slice, () => countContacts(db))
}

/** Up to `limit` messages with ids below `before`, in descending order, for reading all of them in batches. */
export function listContactsBefore(db: Database, before: string | undefined, limit: number): Promise<Contact[]> {
  return listBefore(db.selectFrom('contacts').select(columns), before, limit)
}

export function countContacts(db: Database, search = '') {
  return countRows(searchIn(db, search), () => findRowCount(db, 'contacts'))
}

export async function insertContact(db: Database, contact: Contact) {
  const { first, last, email, phone, message } = contact
  await db
    .insertInto('contacts')
    .values({ ...contact, searchText: fold([first, last, email, phone, message].join(' ')) })
    .execute()
}

function searchIn(db: Database, text: string) {
  return { db, table: 'contacts' as const, rows: db.selectFrom('contacts').select(columns), text }
}

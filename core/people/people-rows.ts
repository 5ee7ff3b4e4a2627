import type { Database } from '#core/database/database.ts'
import { listBefore } from '#core/database/newest-first.ts'
import { findRowCount } from '#core/database/row-counts.ts'
import { countRows, listRows } from '#core/search/search-rows.ts'
import type { Slice } from '#domain/http/paging.ts'
import type { Contact, ReceivedContact } from '#domain/people/contact-draft.ts'
import type { JoinDraft, User } from '#domain/people/join-draft.ts'
import { fold } from '#packages/ingredients/fold.ts'

const userColumns = ['id', 'fullName', 'email', 'phone', 'createdAt'] as const satisfies (keyof User)[]
const contactColumns = [
  'id',
  'first',
  'last',
  'email',
  'phone',
  'message',
  'createdAt',
  'readAt',
] as const satisfies (keyof ReceivedContact)[]

/** The members of the community, newest first; `search` matches name, email and phone. */
export function listUsers(db: Database, search: string, slice: Slice): Promise<User[]> {
  return listRows(searchUsers(db, search), slice, () => countUsers(db))
}

/** Up to `limit` members with ids below `before`, in descending order, for reading all of them in batches. */
export function listUsersBefore(db: Database, before: string | undefined, limit: number): Promise<User[]> {
  return listBefore(db.selectFrom('users').select(userColumns), before, limit)
}

export function countUsers(db: Database, search = '') {
  return countRows(searchUsers(db, search), () => findRowCount(db, 'users'))
}

export function findUser(db: Database, id: string): Promise<User | undefined> {
  return db.selectFrom('users').select(userColumns).where('id', '=', id).executeTakeFirst()
}

/** Stores a new member; an existing row with the same email address, ignoring case, is unchanged. */
export async function insertUser(db: Database, user: JoinDraft & { id: string; createdAt: string }) {
  const searchText = fold(`${user.fullName} ${user.email} ${user.phone}`)
  await db
    .insertInto('users')
    .values({ ...user, emailKey: user.email.toLowerCase(), searchText })
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .execute()
}

function searchUsers(db: Database, text: string) {
  return { db, table: 'users' as const, rows: db.selectFrom('users').select(userColumns), text }
}

/** The messages to the owner, newest first; `search` matches all fields. */
export function listContacts(db: Database, search: string, slice: Slice): Promise<ReceivedContact[]> {
  return listRows(searchContacts(db, search), slice, () => countContacts(db))
}

/** Up to `limit` messages with ids below `before`, in descending order, for reading all of them in batches. */
export function listContactsBefore(db: Database, before: string | undefined, limit: number): Promise<Contact[]> {
  return listBefore(db.selectFrom('contacts').select(contactColumns), before, limit)
}

export function countContacts(db: Database, search = '') {
  return countRows(searchContacts(db, search), () => findRowCount(db, 'contacts'))
}

export function findContact(db: Database, id: string): Promise<Contact | undefined> {
  return db.selectFrom('contacts').select(contactColumns).where('id', '=', id).executeTakeFirst()
}

export async function insertContact(db: Database, contact: Contact) {
  const { first, last, email, phone, message } = contact
  await db
    .insertInto('contacts')
    .values({ ...contact, readAt: null, searchText: fold([first, last, email, phone, message].join(' ')) })
    .execute()
}

/** Deletes the messages from before a moment (ISO 8601). */
export async function deleteContactsBefore(db: Database, moment: string) {
  await db.deleteFrom('contacts').where('createdAt', '<', moment).execute()
}

export function countUnreadContacts(db: Database) {
  return findRowCount(db, 'contacts', 'unread')
}

/** Marks messages as read at a time (ISO 8601), or as unread (null). */
export async function updateContactsRead(db: Database, ids: string[], readAt: string | null) {
  await db.updateTable('contacts').set({ readAt }).where('id', 'in', ids).execute()
}

function searchContacts(db: Database, text: string) {
  return { db, table: 'contacts' as const, rows: db.selectFrom('contacts').select(contactColumns), text }
}

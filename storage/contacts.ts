import type { Contact } from '#domain/contact.ts'
import { fold } from '#domain/fold.ts'
import type { Slice } from '#domain/paging.ts'
import type { Database } from './database.ts'
import { matches } from './matches.ts'

const columns = ['id', 'first', 'last', 'email', 'phone', 'message', 'createdAt'] as const satisfies (keyof Contact)[]

/** The messages to the owner, newest first; `search` looks through everything that was typed. */
export function listContacts(db: Database, { limit, offset }: Slice, search = ''): Promise<Contact[]> {
  return db
    .selectFrom('contacts')
    .select(columns)
    .$if(search !== '', (query) => query.where(({ ref }) => matches(ref('searchText'), search)))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The messages by id downwards from below `before`, for reading all of them piece by piece. */
export function listContactsBefore(db: Database, before: string | undefined, limit: number): Promise<Contact[]> {
  return db
    .selectFrom('contacts')
    .select(columns)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** How many messages there are, or how many of them a search finds. */
export async function countContacts(db: Database, search = '') {
  const { total } = await db
    .selectFrom('contacts')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$if(search !== '', (query) => query.where(({ ref }) => matches(ref('searchText'), search)))
    .executeTakeFirstOrThrow()
  return total
}

/** Stores a message to the owner. */
export async function insertContact(db: Database, contact: Contact) {
  const { first, last, email, phone, message } = contact
  await db
    .insertInto('contacts')
    .values({ ...contact, searchText: fold([first, last, email, phone, message].join(' ')) })
    .execute()
}

/** Deletes a message; false when there was none with that id. */
export async function deleteContact(db: Database, id: string) {
  const { numDeletedRows } = await db.deleteFrom('contacts').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

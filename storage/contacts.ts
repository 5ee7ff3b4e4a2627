import type { ContactDraft } from '#domain/contact-draft.ts'
import type { Database } from './database.ts'

/** Stores a message to the owner. */
export async function insertContact(db: Database, contact: ContactDraft & { id: string; createdAt: string }) {
  await db.insertInto('contacts').values(contact).execute()
}

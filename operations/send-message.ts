import type { ContactDraft } from '#domain/contact-draft.ts'
import { newId } from '#domain/id.ts'
import { insertContact } from '#storage/contacts.ts'
import type { Database } from '#storage/database.ts'
import { acceptSubmission, type Sender } from './accept-submission.ts'

/** Stores a visitor's message to the owner. */
export function sendMessage(db: Database, draft: ContactDraft, sender: Sender) {
  return acceptSubmission(db, sender, ['contact', draft.email.toLowerCase(), draft.message], (transaction) =>
    insertContact(transaction, { ...draft, id: newId(sender.now), createdAt: sender.now.toISOString() }),
  )
}

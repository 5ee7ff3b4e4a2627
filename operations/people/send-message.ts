import { newId } from '#domain/id.ts'
import type { ContactDraft } from '#domain/people/contact-draft.ts'
import { acceptSubmission, type Sender } from '#operations/forms/accept-submission.ts'
import type { Database } from '#storage/database/database.ts'
import { insertContact } from '#storage/people/people.ts'

/** Stores a visitor's message to the owner. */
export function sendMessage(db: Database, draft: ContactDraft, sender: Sender) {
  return acceptSubmission(db, sender, ['contact', draft.email.toLowerCase(), draft.message], (transaction) =>
    insertContact(transaction, { ...draft, id: newId(sender.now), createdAt: sender.now.toISOString() }),
  )
}

import type { Database } from '#core/database/database.ts'
import { acceptSubmission, type Sender } from '#core/forms/accept-submission.ts'
import type { ContactDraft } from '#domain/people/contact-draft.ts'
import type { JoinDraft } from '#domain/people/join-draft.ts'
import { insertContact, insertUser } from './people-rows.ts'

/** Stores a visitor's message to the owner. */
export function sendMessage(db: Database, draft: ContactDraft, sender: Sender) {
  return acceptSubmission(db, sender, ['message', draft.email.toLowerCase(), draft.message], (transaction, stamp) =>
    insertContact(transaction, { ...draft, ...stamp }),
  )
}

/** Stores a new member of the community. Joining again with the same e-mail address succeeds and changes nothing. */
export function joinCommunity(db: Database, draft: JoinDraft, sender: Sender) {
  return acceptSubmission(db, sender, ['member', draft.email.toLowerCase()], (transaction, stamp) =>
    insertUser(transaction, { ...draft, ...stamp }),
  )
}

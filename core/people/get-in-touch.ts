import type { Database } from '#core/database/database.ts'
import { acceptSubmission, type Sender } from '#core/forms/accept-submission.ts'
import { readOldest } from '#core/settings/read-oldest.ts'
import type { ContactDraft } from '#domain/people/contact-draft.ts'
import type { JoinDraft } from '#domain/people/join-draft.ts'
import { deleteContactsBefore } from './people-rows.ts'

/** Stores a visitor's message to the owner. */
export function sendMessage(db: Database, draft: ContactDraft, sender: Sender) {
  const identity = [draft.email.toLowerCase(), draft.message]
  return acceptSubmission(db, sender, identity, { kind: 'message', row: draft })
}

/** Deletes messages older than the owner keeps them, counted by a trusted clock. */
export async function forgetMessages(db: Database, sureTime: Date) {
  const oldest = await readOldest(db, 'keepMessages', sureTime)
  if (oldest) await deleteContactsBefore(db, oldest)
}

/** Stores a new member of the community. Joining again with the same email address succeeds and changes nothing. */
export function joinCommunity(db: Database, draft: JoinDraft, sender: Sender) {
  const identity = [draft.email.toLowerCase()]
  return acceptSubmission(db, sender, identity, { kind: 'member', row: draft })
}

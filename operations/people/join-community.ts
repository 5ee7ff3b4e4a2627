import { newId } from '#domain/id.ts'
import type { JoinDraft } from '#domain/people/join-draft.ts'
import { acceptSubmission, type Sender } from '#operations/forms/accept-submission.ts'
import type { Database } from '#storage/database/database.ts'
import { insertUser } from '#storage/people/people.ts'

/** Stores a new member of the community. Joining again with the same e-mail address succeeds and changes nothing. */
export function joinCommunity(db: Database, draft: JoinDraft, sender: Sender) {
  return acceptSubmission(db, sender, ['join', draft.email.toLowerCase()], (transaction) =>
    insertUser(transaction, { ...draft, id: newId(sender.now), createdAt: sender.now.toISOString() }),
  )
}

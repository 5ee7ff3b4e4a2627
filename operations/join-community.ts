import { newId } from '#domain/id.ts'
import type { JoinDraft } from '#domain/join-draft.ts'
import type { Database } from '#storage/database.ts'
import { insertUser } from '#storage/users.ts'
import { acceptSubmission, type Sender } from './accept-submission.ts'

/** Stores somebody who joins the community. Joining again with the same e-mail address succeeds and changes nothing. */
export function joinCommunity(db: Database, draft: JoinDraft, sender: Sender) {
  return acceptSubmission(db, sender, ['join', draft.email.toLowerCase()], (transaction) =>
    insertUser(transaction, { ...draft, id: newId(sender.now), createdAt: sender.now.toISOString() }),
  )
}

import type { JoinDraft } from '#domain/join-draft.ts'
import type { Database } from './database.ts'

/** Stores somebody who joined; an e-mail address that is there already, in any case, keeps its row as it is. */
export async function insertUser(db: Database, user: JoinDraft & { id: string; createdAt: string }) {
  await db
    .insertInto('users')
    .values({ ...user, emailKey: user.email.toLowerCase() })
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .execute()
}

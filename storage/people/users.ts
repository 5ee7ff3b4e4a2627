import type { Slice } from '#domain/http/paging.ts'
import type { JoinDraft } from '#domain/people/join-draft.ts'
import type { User } from '#domain/people/user.ts'
import { fold } from '#domain/text/fold.ts'
import type { Database } from '#storage/database/database.ts'
import { listBefore, listNewestFirst } from '#storage/database/newest-first.ts'
import { findRowCount } from '#storage/database/row-counts.ts'
import { countMatches, listMatches } from '#storage/search-rows.ts'

const columns = ['id', 'fullName', 'email', 'phone', 'createdAt'] as const satisfies (keyof User)[]

/** The people who joined, newest first; `search` looks through name, e-mail and phone. */
export function listUsers(db: Database, slice: Slice, search = ''): Promise<User[]> {
  const users = db.selectFrom('users')
  if (search === '') return listNewestFirst(users.select(columns), slice, () => findRowCount(db, 'users'))
  return listMatches({ db, table: 'users', rows: users, text: search }, slice, (ids) =>
    users.select(columns).where('id', 'in', ids).execute(),
  )
}

/** The people who joined, by id downwards from below `before`, for reading all of them piece by piece. */
export function listUsersBefore(db: Database, before: string | undefined, limit: number): Promise<User[]> {
  return listBefore(db.selectFrom('users').select(columns), before, limit)
}

/** How many people joined, or how many of them a search finds. */
export function countUsers(db: Database, search = '') {
  return search === '' ? findRowCount(db, 'users') : countMatches({ db, table: 'users', rows: db.selectFrom('users'), text: search })
}

/** Stores somebody who joined; an e-mail address that is there already, in any case, keeps its row as it is. */
export async function insertUser(db: Database, user: JoinDraft & { id: string; createdAt: string }) {
  const searchText = fold(`${user.fullName} ${user.email} ${user.phone}`)
  await db
    .insertInto('users')
    .values({ ...user, emailKey: user.email.toLowerCase(), searchText })
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .execute()
}

/** Deletes somebody; false when there was nobody with that id. */
export async function deleteUser(db: Database, id: string) {
  const { numDeletedRows } = await db.deleteFrom('users').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

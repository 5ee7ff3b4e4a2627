import type { Database } from '#core/database/database.ts'
import type { Tables } from '#core/database/schema.ts'
import type { Slice } from '#domain/http/paging.ts'
import type { SpamKind, SpamList } from '#domain/spam/spam-entry.ts'

export type SpamRow = Tables['spam']

const shown = ['id', 'kind', 'about', 'name', 'email', 'text', 'reasons', 'createdAt', 'heldAt'] as const satisfies (keyof SpamRow)[]

/** Stores spam; existing rows are unchanged. */
export async function insertSpam(db: Database, rows: SpamRow[]) {
  if (rows.length > 0)
    await db
      .insertInto('spam')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
}

/** A slice of a list's spam, most recently marked first. */
export function listSpam(db: Database, list: SpamList, { limit, offset }: Slice) {
  return db
    .selectFrom('spam')
    .select(shown)
    .where('list', '=', list)
    .orderBy('heldAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countSpam(db: Database, list: SpamList) {
  const { total } = await db
    .selectFrom('spam')
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .where('list', '=', list)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The spam of a list with these ids. */
export function findSpam(db: Database, list: SpamList, ids: string[]) {
  return db.selectFrom('spam').selectAll().where('id', 'in', ids).where('list', '=', list).execute()
}

/** One piece of spam, of any list. */
export function findOneSpam(db: Database, id: string) {
  return db.selectFrom('spam').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Deletes spam of a list; returns how many there were. */
export async function deleteSpam(db: Database, list: SpamList, ids: string[]) {
  if (ids.length === 0) return 0
  const { numDeletedRows } = await db.deleteFrom('spam').where('id', 'in', ids).where('list', '=', list).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes spam marked before a moment (ISO 8601). */
export async function deleteSpamBefore(db: Database, moment: string) {
  await db.deleteFrom('spam').where('heldAt', '<', moment).execute()
}

/** Deletes the spam about posts or recipes that are permanently deleted. */
export async function deleteSpamAbout(db: Database, kinds: SpamKind[], subjects: string[]) {
  await db.deleteFrom('spam').where('kind', 'in', kinds).where('about', 'in', subjects).execute()
}

/** Moves the spam about one recipe to another. */
export async function moveSpam(db: Database, kinds: SpamKind[], from: string, to: string) {
  await db.updateTable('spam').set({ about: to }).where('kind', 'in', kinds).where('about', '=', from).execute()
}

import type { Database } from '#core/database/database.ts'
import { toRowBatches } from '#core/database/row-batches.ts'

/** The secret of a day, shared by all processes and machines: the first to ask stores its own. */
export async function findDaySecret(db: Database, day: string, made: string) {
  await db
    .insertInto('daySecrets')
    .values({ day, secret: made })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  const { secret } = await db.selectFrom('daySecrets').select('secret').where('day', '=', day).executeTakeFirstOrThrow()
  return secret
}

/** Stores a day's marks and returns the new ones; of two processes that store the same mark at once, only one is told that it was new. */
export async function insertNewMarks(db: Database, day: string, marks: string[]) {
  const added = new Set<string>()
  // In a fixed order, so that transactions don't deadlock.
  for (const batch of toRowBatches(marks.toSorted())) {
    const rows = await db
      .insertInto('dayMarks')
      .values(batch.map((mark) => ({ day, mark })))
      .onConflict((conflict) => conflict.columns(['day', 'mark']).doNothing())
      .returning('mark')
      .execute()
    for (const { mark } of rows) added.add(mark)
  }
  return added
}

/** Whether a day has at least this many marks. */
export async function hasMarks(db: Database, day: string, many: number) {
  const row = await db
    .selectFrom('dayMarks')
    .select('mark')
    .where('day', '=', day)
    .limit(1)
    .offset(many - 1)
    .executeTakeFirst()
  return row !== undefined
}

/** The days that have a secret, other than these. */
export async function listDaysExcept(db: Database, days: string[]) {
  const rows = await db.selectFrom('daySecrets').select('day').where('day', 'not in', days).execute()
  return rows.map(({ day }) => day)
}

/** Overwrites the secret of a day with '': a deleted row may stay in the file for a while. */
export async function updateToNoSecret(db: Database, day: string) {
  await db.updateTable('daySecrets').set({ secret: '' }).where('day', '=', day).execute()
}

/** Deletes some marks of a day; returns how many. */
export async function deleteSomeMarks(db: Database, day: string, most: number) {
  const some = db.selectFrom('dayMarks').select('mark').where('day', '=', day).limit(most)
  const { numDeletedRows } = await db.deleteFrom('dayMarks').where('day', '=', day).where('mark', 'in', some).executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteDaySecret(db: Database, day: string) {
  await db.deleteFrom('daySecrets').where('day', '=', day).execute()
}

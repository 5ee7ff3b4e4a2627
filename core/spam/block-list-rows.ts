import type { Database } from '#core/database/database.ts'
import type { Blocked } from '#domain/spam/spam-score.ts'

const order = ['kind', 'value'] as const

/** The whole block list. */
export function listBlocked(db: Database): Promise<Blocked[]> {
  return db.selectFrom('blockList').select(order).orderBy('kind').orderBy('value').execute()
}

/** Which of these (not words) are on the block list, and all its words. */
export async function findBlocked(db: Database, candidates: Blocked[]) {
  const values = candidates.map(({ value }) => value)
  const kinds: Blocked['kind'][] = ['host', 'address', 'name']
  const rows = await db.selectFrom('blockList').select(order).where('kind', 'in', kinds).where('value', 'in', values).execute()
  const words = await db.selectFrom('blockList').select('value').where('kind', '=', 'word').execute()
  const isMeant = (row: Blocked) => candidates.some(({ kind, value }) => kind === row.kind && value === row.value)
  return { blocked: rows.filter(isMeant), words: words.map(({ value }) => value) }
}

/** Adds new entries to the block list. `taughtAt` is null for those that the owner typed. */
export async function insertBlocked(db: Database, entries: Blocked[], taughtAt: string | null) {
  for (const entry of entries)
    await db
      .insertInto('blockList')
      .values({ ...entry, taughtAt })
      .onConflict((conflict) => conflict.columns(['kind', 'value']).doNothing())
      .execute()
}

/** Removes entries from the block list; if asked, only those that spam has taught. */
export async function deleteBlocked(db: Database, entries: Blocked[], isTaughtOnly: boolean) {
  for (const { kind, value } of entries)
    await db
      .deleteFrom('blockList')
      .where('kind', '=', kind)
      .where('value', '=', value)
      .$if(isTaughtOnly, (query) => query.where('taughtAt', 'is not', null))
      .execute()
}

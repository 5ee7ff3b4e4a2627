import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { readBlockList, writeLine } from '#domain/spam/block-list.ts'
import type { Blocked } from '#domain/spam/spam-score.ts'
import { deleteBlocked, insertBlocked, listBlocked } from './block-list-rows.ts'

/** The block list as lines. */
export async function readBlockLines(db: Database) {
  return (await listBlocked(db)).map(writeLine).join('\n')
}

/** Applies the changes made to the lines since `before`; entries that spam has taught since then stay. */
export function editBlockList(db: Database, before: string, typed: string) {
  const [old, now] = [readBlockList(before), readBlockList(typed)]
  return inTransaction(db, async (transaction) => {
    await deleteBlocked(transaction, without(old, now), false)
    await insertBlocked(transaction, without(now, old), null)
  })
}

function without(some: Blocked[], others: Blocked[]) {
  const lines = new Set(others.map(writeLine))
  return some.filter((entry) => !lines.has(writeLine(entry)))
}

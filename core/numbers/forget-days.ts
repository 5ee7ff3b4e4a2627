import { setImmediate as letOthersWork } from 'node:timers/promises'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { countKinds } from '#domain/numbers/count-kinds.ts'
import { monthsBefore } from '#domain/numbers/periods.ts'
import { deleteCountsBefore, foldDays } from './count-rows.ts'
import { deleteDaySecret, deleteSomeMarks, listDaysExcept, updateToNoSecret } from './day-mark-rows.ts'

const marksAtOnce = 5000

/**
 * Deletes what could tell who was here on days other than these. The secrets go first; a day whose
 * marks are not all gone is found again.
 */
export async function forgetVisitors(db: Database, days: string[]) {
  const over = await listDaysExcept(db, days)
  for (const day of over) await updateToNoSecret(db, day)
  for (const day of over) {
    while ((await deleteSomeMarks(db, day, marksAtOnce)) > 0) await letOthersWork()
    await deleteDaySecret(db, day)
  }
}

/**
 * How many whole months days are kept before they become months: this week can be compared with the
 * same week of the year before.
 */
const monthsOfDays = 13

/** For how long addresses that lead nowhere are kept. */
export const missingDays = 90

/**
 * Makes months of the days that are long past at a time that is sure, and forgets the addresses
 * that led nowhere.
 */
export async function foldOldDays(db: Database, sureTime: Date) {
  const before = `${monthsBefore(sureTime.toISOString().slice(0, 7), monthsOfDays)}-01`
  const missingBefore = new Date(sureTime.getTime() - missingDays * 24 * 60 * 60_000).toISOString().slice(0, 10)
  await deleteCountsBefore(db, 'missing', missingBefore)
  for (const kind of countKinds) await inTransaction(db, (transaction) => foldDays(transaction, kind, before))
}

import { setImmediate as letOthersWork } from 'node:timers/promises'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { countKinds } from '#domain/numbers/count-kinds.ts'
import { monthsBefore } from '#domain/numbers/periods.ts'
import { deleteCountsBefore, foldDays } from './count-rows.ts'
import { deleteDaySecret, deleteSomeMarks, listDaysExcept, updateToNoSecret } from './day-mark-rows.ts'

const marksAtOnce = 5000

/** Deletes what could identify visitors on any other days. The secrets go first; a day that still has marks is found again. */
export async function forgetVisitors(db: Database, days: string[]) {
  const over = await listDaysExcept(db, days)
  for (const day of over) await updateToNoSecret(db, day)
  for (const day of over) {
    while ((await deleteSomeMarks(db, day, marksAtOnce)) > 0) await letOthersWork()
    await deleteDaySecret(db, day)
  }
}

/** How many whole months are kept as days, so that a week can be compared with the same week of the previous year. */
const monthsOfDays = 13

/** How long missing addresses are kept. */
export const missingDays = 90

/** Merges old days into months, and forgets missing addresses, counted by a trusted clock. */
export async function foldOldDays(db: Database, sureTime: Date) {
  const before = `${monthsBefore(sureTime.toISOString().slice(0, 7), monthsOfDays)}-01`
  const missingBefore = new Date(sureTime.getTime() - missingDays * 24 * 60 * 60_000).toISOString().slice(0, 10)
  await deleteCountsBefore(db, 'missing', missingBefore)
  for (const kind of countKinds) await inTransaction(db, (transaction) => foldDays(transaction, kind, before))
}

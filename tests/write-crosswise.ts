import { setTimeout } from 'node:timers/promises'
import type { Database } from '#core/database/database.ts'
import { findSiteNumbers, updateSiteNumbers } from '#core/settings/site-number-rows.ts'

type RunTransaction = (db: Database, work: (transaction: Database) => Promise<void>) => Promise<void>

/**
 * Makes two transactions write the same two rows, one in reverse order, so that they wait for each other. Returns the two rows at the end.
 */
export async function writeCrosswise(db: Database, run: RunTransaction) {
  const write = (hosts: string[], numberIntl: string) =>
    run(db, async (transaction) => {
      for (const host of hosts) {
        await updateSiteNumbers(transaction, host, { numberIntl, numberLocal: '' })
        await setTimeout(50)
      }
    })
  await write(['a.example', 'b.example'], '0')
  await Promise.all([write(['a.example', 'b.example'], '1'), write(['b.example', 'a.example'], '2')])
  return [await findSiteNumbers(db, 'a.example'), await findSiteNumbers(db, 'b.example')]
}

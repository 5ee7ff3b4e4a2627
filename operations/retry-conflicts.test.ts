import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { findSiteNumbers, updateSiteNumbers } from '#storage/site-numbers.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { retryConflicts } from './retry-conflicts.ts'

onEachDatabase(({ open }) => {
  test('two transactions that wait for each other are both done in the end', async () => {
    const db = await open()
    const write = (hosts: string[], numberIntl: string) =>
      retryConflicts(db, async (transaction) => {
        for (const host of hosts) {
          await updateSiteNumbers(transaction, host, { numberIntl, numberLocal: '' })
          await setTimeout(50)
        }
      })
    await write(['a.example', 'b.example'], '0')
    await Promise.all([write(['a.example', 'b.example'], '1'), write(['b.example', 'a.example'], '2')])
    const [one, other] = [await findSiteNumbers(db, 'a.example'), await findSiteNumbers(db, 'b.example')]
    expect(one).toEqual(other)
    expect(['1', '2']).toContain(one?.numberIntl)
  })
})

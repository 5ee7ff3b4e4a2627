import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { onEachDatabase } from '#tests/each-database.ts'
import { inTransaction } from './in-transaction.ts'
import { findSiteNumbers, updateSiteNumbers } from './site-numbers.ts'

onEachDatabase(({ open }) => {
  test('two that wait for each other are both done in the end', async () => {
    const db = await open()
    const write = (hosts: string[], numberIntl: string) =>
      inTransaction(db, async (transaction) => {
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

  test('what fails for good is tried once', async () => {
    const db = await open()
    let tries = 0
    const failing = inTransaction(db, async () => {
      tries++
      throw new Error('for good')
    })
    await expect(failing).rejects.toThrow('for good')
    expect(tries).toBe(1)
  })
})

import { expect, test } from 'vitest'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import { writeCrosswise } from '#tests/write-crosswise.ts'
import { inTransaction } from './in-transaction.ts'

whereDatabasesDiffer('PostgreSQL tells of deadlocks and serialisation failures, SQLite locks the file', ({ open }) => {
  test('two that wait for each other are both done in the end', async () => {
    const db = await open()
    const [one, other] = await writeCrosswise(db, inTransaction)
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

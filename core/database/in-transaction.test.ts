import { expect, test } from 'vitest'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import { writeCrosswise } from '#tests/write-crosswise.ts'
import { inTransaction } from './in-transaction.ts'

whereDatabasesDiffer('PostgreSQL reports deadlocks and serialisation failures, SQLite locks the file', ({ open }) => {
  test('two that deadlock both complete in the end', async () => {
    const db = await open()
    const [one, other] = await writeCrosswise(db, inTransaction)
    expect(one).toEqual(other)
    expect(['1', '2']).toContain(one?.numberIntl)
  })

  test('permanent failures are not retried', async () => {
    const db = await open()
    let tries = 0
    const failing = inTransaction(db, async () => {
      tries++
      throw new Error('permanent')
    })
    await expect(failing).rejects.toThrow('permanent')
    expect(tries).toBe(1)
  })
})

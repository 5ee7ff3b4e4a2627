import { expect, test } from 'vitest'
import { onEachDatabase } from '#tests/each-database.ts'
import { writeCrosswise } from '#tests/write-crosswise.ts'
import { retryConflicts } from './retry-conflicts.ts'

onEachDatabase(({ open }) => {
  test('two transactions that wait for each other are both done in the end', async () => {
    const db = await open()
    const [one, other] = await writeCrosswise(db, retryConflicts)
    expect(one).toEqual(other)
    expect(['1', '2']).toContain(one?.numberIntl)
  })
})

import { expect, test } from 'vitest'
import { lastOf } from '#domain/span.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { countSubmissions, deleteSubmissionsOutside, insertSubmission } from './submission-rows.ts'

const minute = 60_000

onEachDatabase(({ open }) => {
  test('the same submission is noted again only after a while', async () => {
    const db = await open()
    const at = (minute: string) => ({ fingerprint: 'f', address: '192.0.2.1', createdAt: `2026-11-21T12:${minute}:00.000Z` })
    expect(await insertSubmission(db, at('00'), lastOf(10 * minute, new Date('2026-11-21T12:00:00.000Z')))).toBe(true)
    expect(await insertSubmission(db, at('09'), lastOf(10 * minute, new Date('2026-11-21T12:09:00.000Z')))).toBe(false)
    expect(await insertSubmission(db, at('11'), lastOf(10 * minute, new Date('2026-11-21T12:11:00.000Z')))).toBe(true)
  })

  test('submissions are counted by address and forgotten', async () => {
    const db = await open()
    for (const [fingerprint, address] of [
      ['a', 'x'],
      ['b', 'x'],
      ['c', 'y'],
    ] as const) {
      await insertSubmission(
        db,
        { fingerprint, address, createdAt: '2026-11-21T12:00:00.000Z' },
        lastOf(10 * minute, new Date('2026-11-21T12:00:00.000Z')),
      )
    }
    expect(await countSubmissions(db, 'x', lastOf(60 * minute, new Date('2026-11-21T12:00:00.000Z')))).toBe(2)
    await deleteSubmissionsOutside(db, lastOf(60 * minute, new Date('2026-11-21T13:00:00.000Z')))
    expect(await countSubmissions(db, 'x', lastOf(60 * minute, new Date('2026-11-21T12:00:00.000Z')))).toBe(0)
  })
})

import { expect, test } from 'vitest'
import { onEachDatabase } from '#tests/each-database.ts'
import { countSubmissions, deleteSubmissionsBefore, insertSubmission } from './submissions.ts'

onEachDatabase(({ open }) => {
  test('the same submission is noted again only after a while', async () => {
    const db = await open()
    const at = (minute: string) => ({ fingerprint: 'f', address: '192.0.2.1', createdAt: `2026-11-21T12:${minute}:00.000Z` })
    expect(await insertSubmission(db, at('00'), '2026-11-21T11:50:00.000Z')).toBe(true)
    expect(await insertSubmission(db, at('09'), '2026-11-21T11:59:00.000Z')).toBe(false)
    expect(await insertSubmission(db, at('11'), '2026-11-21T12:01:00.000Z')).toBe(true)
  })

  test('submissions are counted by address and forgotten', async () => {
    const db = await open()
    for (const [fingerprint, address] of [
      ['a', 'x'],
      ['b', 'x'],
      ['c', 'y'],
    ] as const) {
      await insertSubmission(db, { fingerprint, address, createdAt: '2026-11-21T12:00:00.000Z' }, '2026-11-21T11:50:00.000Z')
    }
    expect(await countSubmissions(db, 'x', '2026-11-21T11:00:00.000Z')).toBe(2)
    await deleteSubmissionsBefore(db, '2026-11-21T13:00:00.000Z')
    expect(await countSubmissions(db, 'x', '2026-11-21T11:00:00.000Z')).toBe(0)
  })
})

import { expect, test } from 'vitest'
import { insertSubmission } from '#core/forms/submission-rows.ts'
import { lastOf } from '#domain/span.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { forgetAddresses } from './forget-addresses.ts'

onEachDatabase(({ open }) => {
  test('no address is stored longer than a day if this runs hourly', async () => {
    const db = await open()
    const at = (createdAt: string) =>
      insertSubmission(db, { fingerprint: createdAt, address: '192.0.2.1', createdAt }, lastOf(0, new Date(createdAt)))
    await at('2026-11-20T12:30:00.000Z')
    await at('2026-11-20T13:30:00.000Z')
    await forgetAddresses(db, new Date('2026-11-21T12:00:00.000Z'))
    expect(await db.selectFrom('submissions').select('createdAt').execute()).toEqual([{ createdAt: '2026-11-20T13:30:00.000Z' }])
  })
})

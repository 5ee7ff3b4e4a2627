import { expect, test } from 'vitest'
import { findSettings, updateSettings } from '#core/settings/setting-rows.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { trackTables } from './per-request.ts'

onEachDatabase(({ open }) => {
  test('a request reads the settings once, until it writes', async () => {
    const db = await open()
    await updateSettings(db, { headline: 'First' })
    const ofRequest = trackTables(db, new Set())
    expect(await findSettings(ofRequest)).toEqual({ headline: 'First' })
    await updateSettings(db, { headline: 'Second' })
    expect(await findSettings(ofRequest)).toEqual({ headline: 'First' })
    expect(await findSettings(trackTables(db, new Set()))).toEqual({ headline: 'Second' })
    await updateSettings(ofRequest, { headline: 'Third' })
    expect(await findSettings(ofRequest)).toEqual({ headline: 'Third' })
  })

  test('a request that wrote in a transaction reads anew, too', async () => {
    const db = await open()
    const ofRequest = trackTables(db, new Set())
    expect(await findSettings(ofRequest)).toEqual({})
    await ofRequest.transaction().execute((transaction) => updateSettings(transaction, { headline: 'New' }))
    expect(await findSettings(ofRequest)).toEqual({ headline: 'New' })
  })

  test('the tables of a query are noted, those of its joins and subqueries among them', async () => {
    const tables = new Set<string>()
    const db = trackTables(await open(), tables)
    await db
      .selectFrom('reviews')
      .innerJoin('comments', 'comments.id', 'reviews.id')
      .select('reviews.id')
      .where('reviews.id', 'in', (query) => query.selectFrom('images').select('images.id'))
      .execute()
    expect([...tables].sort()).toEqual(['comments', 'images', 'reviews'])
  })
})

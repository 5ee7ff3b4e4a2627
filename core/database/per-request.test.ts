import { type PluginTransformQueryArgs, sql } from 'kysely'
import { expect, test } from 'vitest'
import { findShownSettings } from '#core/settings/hide-unpublished.ts'
import { findSettings, updateSettings } from '#core/settings/setting-rows.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { listContentVersions } from './content-versions.ts'
import { newNoted, trackReads } from './per-request.ts'

onEachDatabase(({ open }) => {
  test('a request reads the settings once, until it writes', async () => {
    const db = await open()
    await updateSettings(db, { headline: 'First' })
    const ofRequest = trackReads(db, newNoted())
    expect(await findSettings(ofRequest)).toEqual({ headline: 'First' })
    await updateSettings(db, { headline: 'Second' })
    expect(await findSettings(ofRequest)).toEqual({ headline: 'First' })
    expect(await findSettings(trackReads(db, newNoted()))).toEqual({ headline: 'Second' })
    await updateSettings(ofRequest, { headline: 'Third' })
    expect(await findSettings(ofRequest)).toEqual({ headline: 'Third' })
  })

  test('raw SQL selects keep earlier reads, other raw SQL statements discard them', async () => {
    const db = await open()
    const ofRequest = trackReads(db, newNoted())
    await updateSettings(db, { headline: 'First' })
    await findSettings(ofRequest)
    await updateSettings(db, { headline: 'Second' })
    await sql`select "id" from "settings"`.execute(ofRequest)
    expect(await findSettings(ofRequest)).toEqual({ headline: 'First' })
    await sql`update "settings" set "value" = '{"headline":"Third"}'`.execute(ofRequest)
    expect(await findSettings(ofRequest)).toEqual({ headline: 'Third' })
  })

  test('a request that wrote in a transaction reads again', async () => {
    const db = await open()
    const ofRequest = trackReads(db, newNoted())
    expect(await findSettings(ofRequest)).toEqual({})
    await ofRequest.transaction().execute((transaction) => updateSettings(transaction, { headline: 'New' }))
    expect(await findSettings(ofRequest)).toEqual({ headline: 'New' })
  })

  test('requests with the same versions share frozen results and record their tables; the next request reads a change', async () => {
    let queries = 0
    const count = (args: PluginTransformQueryArgs) => {
      queries += 1
      return args.node
    }
    const db = (await open()).withPlugin({ transformQuery: count, transformResult: async ({ result }) => result })
    await updateSettings(db, { headline: 'First', menus: { header: [{ label: 'About', to: '/about' }] } })
    const ask = async () => {
      const versions = await listContentVersions(db)
      queries = 0
      const tables = new Set<string>()
      const shown = await findShownSettings(trackReads(db, { ...newNoted(), tables }, versions))
      return { shown, tables: [...tables].sort(), queries }
    }
    const first = await ask()
    expect([first.shown.headline, first.tables]).toEqual(['First', ['pages', 'settings']])
    expect(first.queries).toBeGreaterThan(0)
    const second = await ask()
    expect(second).toEqual({ ...first, queries: 0 })
    expect(() => second.shown.menus?.header?.push({ label: 'More', to: '/more' })).toThrow(TypeError)
    await updateSettings(db, { headline: 'Second' })
    expect((await ask()).shown.headline).toBe('Second')
  })

  test('a request with outdated versions never makes later ones read old data', async () => {
    const db = await open()
    await updateSettings(db, { headline: 'First' })
    const early = await listContentVersions(db)
    await updateSettings(db, { headline: 'Second' })
    const late = await listContentVersions(db)
    for (const versions of [late, early, late, late])
      expect((await findSettings(trackReads(db, newNoted(), versions))).headline).toBe('Second')
    await updateSettings(db, { headline: 'Third' })
    expect((await findSettings(trackReads(db, newNoted(), await listContentVersions(db)))).headline).toBe('Third')
  })

  test('the tables of a query are recorded, including those of joins and subqueries', async () => {
    const tables = new Set<string>()
    const db = trackReads(await open(), { ...newNoted(), tables })
    await db
      .selectFrom('reviews')
      .innerJoin('comments', 'comments.id', 'reviews.id')
      .select('reviews.id')
      .where('reviews.id', 'in', (query) => query.selectFrom('images').select('images.id'))
      .execute()
    expect([...tables].sort()).toEqual(['comments', 'images', 'reviews'])
  })
})

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#core/database/database.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { onEachDatabase, whereDatabasesDiffer } from '#tests/each-database.ts'
import { listSiteCounts, listTopCounts } from './count-rows.ts'
import { openVisitCounts } from './count-visits.ts'
import { foldOldDays } from './forget-days.ts'
import { countLimits } from './visit-batch.ts'

const clock = { now: new Date() }
beforeEach(() => {
  clock.now = new Date('2026-11-28T12:00:00.000Z')
})

const allTime = { from: '2000-01-01', to: '2100-01-01' }
const address = '203.0.113.77'
const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const visitor = `${address}\n${agent}`

async function openCounting(db: Database) {
  const visits = openVisitCounts({ db, clock: () => clock.now })
  await visits.write()
  const see = (path: string, who: string | null = visitor, source = 'direct') =>
    visits.countView({ path, source, visitor: who ?? undefined })
  return { ...visits, see }
}

const readPages = (db: Database) => listTopCounts(db, 'page', allTime, 99)

/** Every value of every row in the database, as one text. */
async function readAll(db: Database) {
  const tables = await db.introspection.getTables()
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db).catch(() => ({ rows: [] }))))
  return JSON.stringify(rows.map((table) => table.rows))
}

whereDatabasesDiffer('who is new is told by what an insert returns', ({ open }) => {
  test('views are counted each time, visits once for each person, page and day', async () => {
    const db = await open()
    const { see, write } = await openCounting(db)
    for (const path of ['/recipes/pho', '/recipes/pho', '/about']) see(path)
    see('/recipes/pho', 'someone else')
    await write()
    see('/recipes/pho')
    await write()
    expect(await readPages(db)).toEqual([
      { key: '/recipes/pho', times: 4, visits: 2 },
      { key: '/about', times: 1, visits: 1 },
    ])
    clock.now = new Date('2026-11-29T12:00:00.000Z')
    see('/about')
    await write()
    expect(await listSiteCounts(db, allTime)).toEqual([
      { period: '2026-11-28', times: 5, visits: 2 },
      { period: '2026-11-29', times: 1, visits: 1 },
    ])
  })

  test('processes that write at the same time agree on who was here before', async () => {
    const db = await open()
    const counting = await Promise.all(Array.from({ length: 4 }, () => openCounting(db)))
    for (const { see } of counting) for (const who of ['one', 'two', 'three']) for (const path of ['/', '/about']) see(path, who)
    await Promise.all(counting.map(({ write }) => write()))
    expect(await listSiteCounts(db, allTime)).toEqual([{ period: '2026-11-28', times: 24, visits: 3 }])
    expect(await readPages(db)).toEqual([
      { key: '/', times: 12, visits: 3 },
      { key: '/about', times: 12, visits: 3 },
    ])
    expect(await db.selectFrom('daySecrets').selectAll().execute()).toHaveLength(1)
  })

  test('old days become months once, and their sums stay the same', async () => {
    const db = await open()
    const { see, write, countMissing } = await openCounting(db)
    for (const day of ['2025-09-01', '2025-09-30', '2025-10-01', '2026-11-27']) {
      clock.now = new Date(`${day}T12:00:00.000Z`)
      see('/about')
      countMissing('/gone')
      await write()
    }
    const now = new Date('2026-11-28T12:00:00.000Z')
    await foldOldDays(db, now)
    await foldOldDays(db, now)
    expect(await listSiteCounts(db, { from: '2000', to: '2100' })).toEqual([
      { period: '2025-09', times: 2, visits: 2 },
      { period: '2025-10-01', times: 1, visits: 1 },
      { period: '2026-11-27', times: 1, visits: 1 },
    ])
    expect(await listTopCounts(db, 'page', { from: '2000', to: '2100' }, 9)).toEqual([{ key: '/about', times: 4, visits: 4 }])
    expect(await listTopCounts(db, 'missing', { from: '2000', to: '2100' }, 9)).toEqual([{ key: '/gone', times: 1, visits: 0 }])
  })
})

onEachDatabase(({ open }) => {
  test('nothing about a person is stored, and after the day ends, nothing that could tell people apart', async () => {
    const db = await open()
    const { see, write } = await openCounting(db)
    see('/recipes/pho')
    see('/about', null)
    await write()
    expect(await readAll(db)).not.toMatch(/203\.0\.113\.77|Firefox/)
    expect(await db.selectFrom('dayMarks').selectAll().execute()).toHaveLength(2)
    const { secret } = await db.selectFrom('daySecrets').select('secret').executeTakeFirstOrThrow()
    const marks = await db.selectFrom('dayMarks').select('mark').execute()
    clock.now = new Date('2026-11-29T00:11:00.000Z')
    await write()
    const left = await readAll(db)
    for (const gone of [address, 'Firefox', secret, ...marks.map(({ mark }) => mark)]) expect(left).not.toContain(gone)
    expect(left).toContain('/recipes/pho')
    expect(await db.selectFrom('daySecrets').selectAll().execute()).toEqual([])
  })

  test('counts from before midnight are written after it, under their own day', async () => {
    const db = await open()
    clock.now = new Date('2026-11-28T23:59:58.000Z')
    const { see, write } = await openCounting(db)
    see('/about')
    clock.now = new Date('2026-11-29T00:00:05.000Z')
    see('/about')
    await write()
    expect(await listSiteCounts(db, allTime)).toEqual([
      { period: '2026-11-28', times: 1, visits: 1 },
      { period: '2026-11-29', times: 1, visits: 1 },
    ])
  })

  test('days are in the site’s time zone', async () => {
    const db = await open()
    await updateSettings(db, { timeZone: 'Pacific/Auckland' })
    const { see, write } = await openCounting(db)
    see('/about')
    await write()
    expect((await listSiteCounts(db, allTime)).map(({ period }) => period)).toEqual(['2026-11-29'])
  })

  test('when counting is switched off, nothing is counted, unwritten counts are dropped, and the day’s marks are deleted', async () => {
    const db = await open()
    const { see, write, countMissing, countAction } = await openCounting(db)
    see('/about')
    await write()
    see('/about')
    await updateSettings(db, { countVisits: 'off' })
    await write()
    see('/about')
    countMissing('/gone')
    countAction('print', '/recipes/pho')
    await updateSettings(db, {})
    await write()
    expect(await listSiteCounts(db, allTime)).toEqual([{ period: '2026-11-28', times: 1, visits: 1 }])
    expect(await db.selectFrom('dayMarks').selectAll().execute()).toEqual([])
    see('/about')
    await write()
    expect((await listSiteCounts(db, allTime))[0]?.times).toBe(2)
  })

  test('sources, missing addresses and actions have rows of their own, up to a limit', async () => {
    const db = await open()
    const { see, write, countMissing, countAction } = await openCounting(db)
    for (let host = 0; host < 130; host++) see('/', null, `site a${host}.example`)
    for (let path = 0; path < countLimits.missing + 5; path++) countMissing(`/gone/${path}x`)
    for (const path of ['/wp-login.php', '/ann@mail.example', '/old.html']) countMissing(path)
    countAction('print', '/recipes/pho')
    countAction('print', '/recipes/pho')
    await write()
    const sources = await listTopCounts(db, 'source', allTime, 200)
    expect([sources.length, sources[0]]).toEqual([101, { key: 'others', times: 30, visits: 0 }])
    expect(await listTopCounts(db, 'missing', allTime, 999)).toHaveLength(countLimits.missing)
    expect(await listTopCounts(db, 'print', allTime, 9)).toEqual([{ key: '/recipes/pho', times: 2, visits: 0 }])
  })

  test('a page has one row, however its address was written', async () => {
    const db = await open()
    const { see, write } = await openCounting(db)
    for (const path of ['/recipes/cr%C3%AApe', '/recipes/cr%c3%aape', '/recipes/cr%C3%AApe.data', '/recipes/%63r%C3%AApe']) see(path)
    for (const path of ['/', '/_.data']) see(path)
    await write()
    expect(await readPages(db)).toEqual([
      { key: '/recipes/crêpe', times: 4, visits: 1 },
      { key: '/', times: 2, visits: 1 },
    ])
  })

  test('counts that could not be written are written next time', async () => {
    const db = await open()
    const { see, write } = await openCounting(db)
    see('/about')
    await sql`alter table "counts" rename to "away"`.execute(db)
    await expect(write()).rejects.toThrow()
    await sql`alter table "away" rename to "counts"`.execute(db)
    await Promise.all([write(), write()])
    expect(await listSiteCounts(db, allTime)).toEqual([{ period: '2026-11-28', times: 1, visits: 1 }])
  })
})

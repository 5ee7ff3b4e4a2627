import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openTestSite } from '#tests/open-test-site.ts'
import { openPostgresDatabase } from '#tests/set-up/postgres.ts'
import { openRelay } from '#tests/set-up/relay.ts'
import { noticeMilliseconds, watchFile } from './content-watch.ts'
import { openDatabase } from './database.ts'
import { openPostgres } from './postgres.ts'

// Vitest itself fails on an unhandled error that would end the process.
test('if a PostgreSQL server ends a connection during a transaction, only that transaction fails', async () => {
  const { url, drop } = await openPostgresDatabase()
  const { db, close } = openDatabase(url)
  const broken = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
    await sleep(100)
    await sql`select 1`.execute(transaction)
  })
  await expect(broken).rejects.toThrow('The database could not answer')
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  await close()
  await drop()
})

test('a connection on which the server went silent is not used again', async () => {
  const { url, drop } = await openPostgresDatabase()
  const relay = await openRelay(url)
  const pool = openPostgres(relay.url, { statement: 5000, query: 400 })
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool }) })
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(db).then(({ rows }) => rows)
  expect(await ask()).toEqual([{ one: 1 }])
  relay.fallSilent()
  relay.answerAgain()
  await expect(ask()).rejects.toMatchObject({ cause: { message: 'Query read timeout' } })
  await sleep(20)
  expect(await ask()).toEqual([{ one: 1 }])
  expect(relay.countConnections()).toBe(2)
  await db.destroy()
  relay.close()
  await drop()
})

test('queries wait for a server that is slow but answers on other connections', async () => {
  const { url, drop } = await openPostgresDatabase()
  const relay = await openRelay(url)
  const [{ db, close }, holder] = [openDatabase(relay.url), openDatabase(url)]
  const lock = sql<{ one: number }>`select 1 as one, pg_advisory_lock(1)::text`
  const answered = await holder.db.connection().execute(async (held) => {
    await lock.execute(held)
    const asked = lock.execute(db)
    // Besides the waiting connection, two were opened to check the server.
    await vi.waitFor(() => expect(relay.countConnections()).toBe(3), { timeout: 15_000 })
    await sql`select pg_advisory_unlock(1)`.execute(held)
    return asked
  })
  expect(answered.rows).toMatchObject([{ one: 1 }])
  for (const one of [holder.close, close, drop]) await one()
  relay.close()
})

test('pages and readiness return 503 within five seconds of a server going silent, then at once, and recover when it is back', async () => {
  const { url, drop } = await openPostgresDatabase('indexed')
  const relay = await openRelay(url)
  const site = await openTestSite({ database: relay.url })
  const paths = ['/ready', '/blogs', '/recipes', '/search?q=pie']
  const ask = () =>
    Promise.all(
      paths.map(async (path) => {
        const startedAt = performance.now()
        const { status } = await site.get(path)
        return { path, status, within: performance.now() - startedAt }
      }),
    )
  for (const answer of await ask()) expect(answer).toMatchObject({ status: 200 })
  relay.fallSilent()
  for (const { path, status, within } of await ask()) expect([path, status, within < 5000]).toEqual([path, 503, true])
  for (const { path, status, within } of await ask()) expect([path, status, within < 500]).toEqual([path, 503, true])
  relay.answerAgain()
  await expect.poll(() => site.get('/ready').then(({ status }) => status), { timeout: 5000 }).toBe(200)
  for (const answer of await ask()) expect(answer).toMatchObject({ status: 200 })
  await site.close()
  relay.close()
  await drop()
})

test('a watch that can’t query assumes a change', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-watch-'))
  const path = join(folder, 'griddle.sqlite')
  const { migrate, close } = openDatabase(path)
  await migrate()
  const watch = watchFile(path)
  expect([watch.pollForChange(), watch.pollForChange()]).toEqual([true, false])
  await sleep(noticeMilliseconds)
  expect(watch.pollForChange()).toBe(false)
  await sleep(noticeMilliseconds)
  await watch.close()
  expect(watch.pollForChange()).toBe(true)
  await close()
  rmSync(folder, { recursive: true })
})

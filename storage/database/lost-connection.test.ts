import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { expect, test } from 'vitest'
import { openPostgresDatabase } from '#tests/set-up/postgres.ts'
import { noticeMilliseconds, watchFile } from './content-watch.ts'
import { openDatabase } from './database.ts'
import { openPostgres } from './postgres.ts'

// Vitest fails by itself when the process would have ended of an error that nobody heard.
test('a PostgreSQL server that ends a connection in the midst of a transaction fails that alone', async () => {
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

test('a connection on which the server fell silent is not used again', async () => {
  const { url, drop } = await openPostgresDatabase()
  const { hostname, port } = new URL(url)
  const lines: Socket[] = []
  const relay = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const line of [near, far]) line.on('error', () => {})
    lines.push(near.pipe(far).pipe(near))
  })
  await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done))
  // The relay listens on a port.
  const { port: relayPort } = relay.address() as AddressInfo
  const relayed = Object.assign(new URL(url), { host: `127.0.0.1:${relayPort}` })
  const pool = openPostgres(relayed.href, { statement: 5000, query: 400 })
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool }) })
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(db).then(({ rows }) => rows)
  expect(await ask()).toEqual([{ one: 1 }])
  for (const line of lines) line.unpipe()
  await expect(ask()).rejects.toMatchObject({ cause: { message: 'Query read timeout' } })
  await sleep(20)
  expect(await ask()).toEqual([{ one: 1 }])
  expect(lines).toHaveLength(2)
  await db.destroy()
  relay.close()
  await drop()
})

test('a watch that can not look says that something may have changed', async () => {
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

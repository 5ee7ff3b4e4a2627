import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { countBlogs } from '#core/blogs/public-blog-rows.ts'
import { listContentVersions } from '#core/database/content-versions.ts'
import { openDatabase } from '#core/database/database.ts'
import { insertSubmission } from '#core/forms/submission-rows.ts'
import { insertSignInFailure } from '#core/identity/sign-in-failure-rows.ts'
import { findJob } from '#core/jobs/job-rows.ts'
import { lastOf } from '#domain/span.ts'
import { aBlog } from '#tests/builders.ts'
import { openPostgresDatabase } from '#tests/set-up/postgres.ts'
import { readConfig } from './config.ts'
import { openParts } from './open-parts.ts'
import { explainFailure } from './start.ts'

const start = new Date('2026-11-21T12:00:00.000Z').getTime()
const minutes = (count: number) => count * 60_000
const hours = (count: number) => minutes(60) * count

function makeConfig(backups = 'off') {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-parts-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    BACKUPS: backups,
    SAMPLE_CONTENT: 'off',
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: 'paprika on everything',
  })
}

type Db = Awaited<ReturnType<typeof openParts>>['parts']['db']

/** Someone sends a form and fails to sign in, some milliseconds after the start or before it. */
async function leaveAddress(db: Db, milliseconds: number) {
  const createdAt = new Date(start + milliseconds).toISOString()
  const address = '192.0.2.1'
  await insertSubmission(db, { fingerprint: createdAt, address, createdAt }, lastOf(0, new Date(createdAt)))
  await insertSignInFailure(db, { id: createdAt, account: 'a hash', address, createdAt })
}

/** When the still stored addresses were recorded, in hours after the start. */
async function listKept(db: Db) {
  const moments = async (table: 'submissions' | 'sign_in_failures') =>
    (await db.selectFrom(table).select('createdAt').orderBy('createdAt').execute()).map(
      ({ createdAt }) => (new Date(createdAt).getTime() - start) / hours(1),
    )
  const [forms, failures] = [await moments('submissions'), await moments('sign_in_failures')]
  expect(forms).toEqual(failures)
  return forms
}

test('network addresses are forgotten every hour, so none is stored for longer than a day', async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setInterval', 'clearInterval'] })
  const config = makeConfig()
  const {
    parts: { db },
    close,
  } = await openParts(config)
  onTestFinished(close)
  await expect.poll(() => findJob(db, 'forget addresses')).toMatchObject({ heldUntil: null, doneAt: expect.any(String) })
  for (const age of [22.5, 21.5, 0.5]) await leaveAddress(db, -hours(age))
  vi.advanceTimersByTime(minutes(49))
  await leaveAddress(db, minutes(49))
  expect(await listKept(db)).toHaveLength(4)
  vi.advanceTimersByTime(minutes(1))
  await expect.poll(() => listKept(db)).toEqual([-21.5, -0.5, 49 / 60])
  vi.advanceTimersByTime(hours(1))
  await expect.poll(() => listKept(db)).toEqual([-0.5, 49 / 60])
  vi.setSystemTime(start + hours(24))
  vi.advanceTimersByTime(hours(1))
  await expect.poll(() => listKept(db)).toEqual([])
})

test('a start is refused if its database is missing or empty although a site has left data', async () => {
  const config = makeConfig()
  const originals = join(config.dataDir, 'files/originals')
  mkdirSync(originals, { recursive: true })
  writeFileSync(join(originals, 'a'.repeat(64)), 'A picture')
  const refuse = () => openParts(config).catch((error) => explainFailure(error))
  expect(await refuse()).toMatch(/^The database .* is gone, but the site still has 1 upload: .*npm run cli -- restore FILE/)
  expect(existsSync(config.database)).toBe(false)
  const { db, migrate, close } = openDatabase(config.database)
  await migrate()
  expect(await refuse()).toMatch(/^The database .* is empty, but the site still has 1 upload: /)
  await insertBlog(db, aBlog())
  await close()
  await (await openParts(config)).close()
})

test('a start is refused if its database is damaged', async () => {
  const config = makeConfig()
  const refuse = () => openParts(config).catch((error) => explainFailure(error))
  await (await openParts(config)).close()
  const file = openSync(config.database, 'r+')
  writeSync(file, Buffer.alloc(50 * 4096, 0x5a), 0, 50 * 4096, 5 * 4096)
  closeSync(file)
  expect(await refuse()).toMatch(/^The database .* is damaged [(].*npm run cli -- restore FILE[.]$/)
})

test('a start forgets addresses that expired while the site was down', async () => {
  const config = makeConfig()
  const first = await openParts(config)
  await leaveAddress(first.parts.db, Date.now() - start - hours(23.1))
  await first.close()
  const second = await openParts(config)
  onTestFinished(second.close)
  expect(await listKept(second.parts.db)).toEqual([])
})

test('what an earlier process left of uploads and copies is deleted after an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval', 'performance'] })
  const config = makeConfig()
  const left = ['incoming/left.part', 'snapshot-Left00'].map((name) => join(config.dataDir, name))
  for (const folder of ['incoming', 'snapshot-Left00']) mkdirSync(join(config.dataDir, folder), { recursive: true })
  writeFileSync(left[0] ?? '', '')
  const isLeft = () => left.some(existsSync)
  const { close } = await openParts(config)
  onTestFinished(close)
  expect(left.every(existsSync)).toBe(true)
  // Polling ends by the clock that is advanced here.
  for (let hour = 0; isLeft() && hour < 200; hour++) {
    vi.advanceTimersByTime(hours(1))
    await sleep(100)
  }
  expect(isLeft()).toBe(false)
})

test('scheduled content is published within two seconds, even if its time passed while the site was down', async () => {
  const config = makeConfig()
  const first = await openParts(config)
  const soon = (milliseconds: number) => ({ state: 'scheduled' as const, publishedAt: new Date(Date.now() + milliseconds).toISOString() })
  await insertBlog(first.parts.db, aBlog({ urlSlug: 'soon', ...soon(300) }))
  expect(await countBlogs(first.parts.db)).toBe(0)
  await expect.poll(() => countBlogs(first.parts.db), { timeout: 2300 }).toBe(1)
  await insertBlog(first.parts.db, aBlog({ urlSlug: 'later', ...soon(60_000) }))
  await first.close()
  vi.useFakeTimers({ now: Date.now() + 120_000, toFake: ['Date'] })
  const second = await openParts(config)
  onTestFinished(second.close)
  await expect.poll(() => countBlogs(second.parts.db), { timeout: 2000 }).toBe(2)
})

test('of two machines with one database, one publishes scheduled content, once', async () => {
  const { url, drop } = await openPostgresDatabase()
  onTestFinished(drop)
  const open = () => openParts({ ...makeConfig(), database: url })
  const [one, other] = await Promise.all([open(), open()])
  for (const { close } of [one, other]) onTestFinished(close)
  const { db } = one.parts
  const findVersion = async () => (await listContentVersions(db)).get('_blogs') ?? 0
  const before = await findVersion()
  // When the second is public, both machines have looked at the first again.
  for (const count of [1, 2]) {
    const publishedAt = new Date(Date.now() + 300).toISOString()
    await insertBlog(db, aBlog({ id: `${count}`, urlSlug: `${count}`, state: 'scheduled', publishedAt }))
    for (const { parts } of [one, other]) await expect.poll(() => countBlogs(parts.db), { timeout: 10_000 }).toBe(count)
  }
  expect(await findVersion()).toBe(before + 2)
}, 30_000)

test('a minute after the start a backup is made, and not again within a day', async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setInterval', 'clearInterval'] })
  const config = makeConfig('on')
  const { parts, close } = await openParts(config)
  onTestFinished(close)
  const find = () => findJob(parts.db, 'backup')
  vi.advanceTimersByTime(minutes(1))
  await expect.poll(find, { timeout: 20_000 }).toMatchObject({ doneAt: expect.any(String), error: null, heldUntil: null })
  const list = () => readdirSync(config.backups.folder).filter((name) => name.endsWith('.zip'))
  expect(list()).toHaveLength(1)
  vi.advanceTimersByTime(minutes(5))
  await new Promise((done) => setTimeout(done, 200))
  expect([list().length, (await find())?.heldUntil]).toEqual([1, null])
}, 40_000)

test('a stop ends a running backup, leaves nothing of it, and doesn’t count as a failure', async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setInterval', 'clearInterval'] })
  const config = makeConfig('on')
  const { close } = await openParts(config)
  vi.advanceTimersByTime(minutes(1))
  const listCopies = () => readdirSync(config.dataDir).filter((name) => name.startsWith('snapshot-'))
  await expect.poll(listCopies, { timeout: 20_000, interval: 1 }).toHaveLength(1)
  await close()
  expect(listCopies()).toEqual([])
  const database = openDatabase(config.database)
  onTestFinished(database.close)
  expect(await findJob(database.db, 'backup')).toEqual({ doneAt: null, failedAt: null, heldUntil: null, result: null, error: null })
}, 40_000)

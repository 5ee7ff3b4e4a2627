import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { openDatabase } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { listMails } from '#core/mails/mail-rows.ts'
import { updateMailSettings } from '#core/mails/mail-setting-rows.ts'
import { insertIssue, listIssues } from '#core/newsletter/issue-rows.ts'
import { insertReader } from '#core/newsletter/reader-rows.ts'
import { readLedger } from '#core/newsletter/send-issues.ts'
import { newId } from '#domain/id.ts'
import { aBlog } from './builders.ts'
import { startMailServer } from './start-mail-server.ts'

/** As many as READERS says: an issue to 10,000 would take too long for the suite. */
const readers = Number(process.env.READERS ?? 2000)
const kills = 20
const now = new Date()
const at = now.toISOString()

async function openFilled(path: string, port: number) {
  const { db, migrate, close } = openDatabase(path)
  await migrate()
  const settings = { host: '127.0.0.1', port, security: 'none', user: '', sealedPassword: '', from: 'kitchen@food.example' } as const
  await updateMailSettings(db, { ...settings, replyTo: '', postalAddress: '1 Market Square', perMinute: 600_000 })
  await insertBlog(db, aBlog({ id: 'soup', urlSlug: 'soup', title: 'Soup', content: '<p>Hot.</p>' }))
  await inTransaction(db, async (transaction) => {
    for (let i = 0; i < readers; i++) {
      const facts = { email: `reader${i}@mail.example`, name: '', state: 'confirmed', interests: [], source: '/newsletter' } as const
      await insertReader(transaction, { ...facts, id: newId(now), interests: [], createdAt: at, changedAt: at, bounces: 0, bounceSaid: '' })
    }
  })
  await insertIssue(db, {
    ...{ id: newId(now), slot: null, recordKind: 'post', recordId: 'soup', termId: '', subject: 'Soup', greeting: '', state: 'scheduled' },
    ...{ dueAt: at, createdAt: at, letterId: '', recipients: 0, ledger: '' },
  })
  return { db, close }
}

/** Starts a process that sends; resolves once it has started. */
async function startSending(path: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'send-newsletter.ts'), path], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), ended])
  return { child, ended }
}

test('an issue whose process is killed twenty times reaches each reader once; only the mail in flight may be unknown', {
  timeout: 1_800_000,
  tags: 'rest',
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-newsletter-'))
  const path = join(folder, 'griddle.sqlite')
  const server = await startMailServer()
  const { db, close } = await openFilled(path, server.port)
  for (let kill = 0; kill < kills; kill++) {
    const { child, ended } = await startSending(path)
    // The first ones while mails are queued, the others while they are sent.
    const until = kill < 3 ? 0 : (readers * (kill - 2)) / kills
    while (server.received.length < until && child.exitCode === null) await sleep(1)
    await sleep(Math.random() * 30)
    child.kill('SIGKILL')
    const [, signal] = await ended
    expect(signal).toBe('SIGKILL')
  }
  const { ended } = await startSending(path)
  expect(await ended).toEqual([0, null])

  const got = server.received.map(({ to }) => to)
  expect(new Set(got).size).toBe(got.length)
  const mails = await listMails(db, { limit: readers * 2, offset: 0 })
  expect(mails).toHaveLength(readers)
  const unknown = mails.filter(({ state }) => state === 'unknown')
  expect(mails.filter(({ state }) => state === 'sent').length + unknown.length).toBe(readers)
  expect(unknown.length).toBeLessThanOrEqual(kills)
  // None is missing: whoever did not get it is the one whose mail was in flight.
  const missing = mails.map(({ address }) => address).filter((address) => !got.includes(address))
  expect(unknown.map(({ address }) => address)).toEqual(expect.arrayContaining(missing))
  const [issue] = await listIssues(db, { limit: 1, offset: 0 })
  expect(issue?.state).toBe('sent')
  expect(issue && (await readLedger(db, issue))).toMatchObject({ delivered: readers - unknown.length, unknown: unknown.length, waiting: 0 })
  await close()
  await server.close()
  rmSync(folder, { recursive: true })
})

import { expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import type { Database } from '#core/database/database.ts'
import { hearEvents } from '#core/events/hear-events.ts'
import { listMails } from '#core/mails/mail-rows.ts'
import { openMailer } from '#core/mails/open-mailer.ts'
import { noteFailed } from '#core/mails/read-reports.ts'
import { sendMails } from '#core/mails/send-mails.ts'
import { newId } from '#domain/id.ts'
import { mailDraft } from '#domain/mails/mail-settings.ts'
import type { Issue } from '#domain/newsletter/issue.ts'
import { storedNewsletter } from '#domain/newsletter/newsletter-settings.ts'
import { aBlog } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { startMailServer } from '#tests/start-mail-server.ts'
import { newsletterBounces } from './hear-bounces.ts'
import { insertIssue, listIssues } from './issue-rows.ts'
import {
  confirmReader,
  leaveNewsletter,
  type Publisher,
  removeReader,
  resetBounces,
  signUp,
  toLeavePath,
  toToken,
} from './join-newsletter.ts'
import { updateNewsletterSettings } from './newsletter-setting-rows.ts'
import { findReaderByEmail, insertReader, listConsents } from './reader-rows.ts'
import { beginDigests, cancelIssue, pauseIssue, readLedger, workNewsletter } from './send-issues.ts'

const start = new Date('2026-11-28T12:00:00.000Z')
const all = { limit: 10_000, offset: 0 }
const sign = (text: string) => Buffer.from(text.repeat(9)).subarray(-32)

type Server = Pick<Awaited<ReturnType<typeof startMailServer>>, 'port'>

async function openNewsletter(db: Database, server: Server = { port: 1 }, postalAddress = '1 Market Square') {
  const facts = { siteUrl: 'https://food.example', siteName: 'Food' }
  const mailer = openMailer({ db, secret: 'a secret that is long enough', ...facts })
  const typed = { host: '127.0.0.1', port: String(server.port), security: 'none', user: '', password: '', perMinute: '6000' }
  await mailer.save(mailDraft.parse({ ...typed, from: 'Food <kitchen@food.example>', replyTo: '', postalAddress }))
  const publisher: Publisher = { db, ...facts, sign }
  const clock = { now: start }
  const { signal } = new AbortController()
  const parts = { ...publisher, mailer, clock: () => clock.now, signal }
  return {
    ...{ publisher, clock },
    work: () => workNewsletter(parts),
    send: () => sendMails(parts),
    hear: () => hearEvents(db, [newsletterBounces], signal, (error) => expect(error).toBeUndefined()),
    signUp: (email: string, address = '192.0.2.1') =>
      signUp(publisher, { email, name: '', topics: [], page: '/recipes/soup' }, { address, now: clock.now }),
    find: (email: string) => findReaderByEmail(db, email),
    mails: async () => (await listMails(db, all)).map(({ kind, address, state }) => `${kind} ${address} ${state}`).sort(),
  }
}

type Newsletter = Awaited<ReturnType<typeof openNewsletter>>

const addReader = (db: Database, email: string, more: { state?: 'confirmed' | 'left'; interests?: string[] } = {}) =>
  insertReader(db, {
    ...{ id: newId(start), email, name: '', state: 'confirmed', interests: [], source: '/newsletter' },
    ...{ createdAt: start.toISOString(), changedAt: start.toISOString(), bounces: 0, bounceSaid: '', ...more },
  })

async function addIssue(db: Database, more: Partial<Issue> = {}) {
  await insertBlog(db, aBlog({ id: 'soup', urlSlug: 'soup', title: 'Soup', content: '<p>Hot.</p>' })).catch(() => {})
  const issue: Issue = {
    ...{ id: newId(start), slot: null, recordKind: 'post', recordId: 'soup', termId: '', subject: '', greeting: 'Hello!' },
    ...{ state: 'scheduled', dueAt: start.toISOString(), createdAt: start.toISOString(), letterId: '', recipients: 0, ledger: '', ...more },
  }
  await insertIssue(db, issue)
  return issue
}

async function confirm({ publisher, clock, find }: Newsletter, email: string) {
  const reader = await find(email)
  return confirmReader(publisher, toToken(sign, 'confirm', reader?.id ?? ''), clock.now)
}

onEachDatabase(({ open }) => {
  test('a reader is asked once, confirms, is welcomed and leaves, and the log says when and where', async () => {
    const db = await open()
    const newsletter = await openNewsletter(db)
    const { publisher, clock, mails, find } = newsletter
    expect(await newsletter.signUp('Ann@mail.example')).toEqual({ ok: true })
    expect(await newsletter.signUp('ann@MAIL.example', '192.0.2.2')).toEqual({ ok: true })
    expect(await mails()).toEqual(['newsletter confirm Ann@mail.example queued'])
    expect((await confirm(newsletter, 'ann@mail.example'))?.state).toBe('confirmed')
    await confirm(newsletter, 'ann@mail.example')
    expect(await mails()).toEqual(['newsletter confirm Ann@mail.example queued', 'newsletter welcome Ann@mail.example queued'])
    const reader = await find('ann@mail.example')
    const token = toToken(sign, 'leave', reader?.id ?? '')
    await leaveNewsletter(publisher, token, { page: 'List-Unsubscribe', now: clock.now })
    expect((await find('ann@mail.example'))?.state).toBe('left')
    expect(await mails()).toEqual(['newsletter confirm Ann@mail.example canceled', 'newsletter welcome Ann@mail.example canceled'])
    const log = (await listConsents(db, reader?.id ?? '')).map(({ kind, page }) => `${kind} ${page}`)
    expect(log.sort()).toEqual(['asked /recipes/soup', 'confirmed /newsletter/confirm', 'left List-Unsubscribe'])
  })

  test('signing up again changes nothing for confirmed readers, and an old link does not bring back someone who left', async () => {
    const db = await open()
    const newsletter = await openNewsletter(db)
    await newsletter.signUp('ann@mail.example')
    await confirm(newsletter, 'ann@mail.example')
    const before = [await newsletter.find('ann@mail.example'), await newsletter.mails()]
    newsletter.clock.now = new Date('2026-12-28T12:00:00.000Z')
    await newsletter.signUp('ann@mail.example')
    expect([await newsletter.find('ann@mail.example'), await newsletter.mails()]).toEqual(before)
    const { id = '' } = (await newsletter.find('ann@mail.example')) ?? {}
    await leaveNewsletter(newsletter.publisher, toToken(sign, 'leave', id), { page: '', now: newsletter.clock.now })
    await confirm(newsletter, 'ann@mail.example')
    expect((await newsletter.find('ann@mail.example'))?.state).toBe('left')
    newsletter.clock.now = new Date('2026-12-28T14:00:00.000Z')
    await newsletter.signUp('ann@mail.example')
    expect((await newsletter.find('ann@mail.example'))?.state).toBe('pending')
    expect((await newsletter.mails()).filter((mail) => mail === 'newsletter confirm ann@mail.example queued')).toHaveLength(1)
  })

  test('a token works for one reader and one purpose', async () => {
    const db = await open()
    const newsletter = await openNewsletter(db)
    await newsletter.signUp('ann@mail.example')
    const { id = '' } = (await newsletter.find('ann@mail.example')) ?? {}
    for (const token of [toToken(sign, 'leave', id), id, `${id}.`, '', `${toToken(sign, 'confirm', id)}x`])
      expect(await confirmReader(newsletter.publisher, token, start)).toBeUndefined()
    expect((await newsletter.find('ann@mail.example'))?.state).toBe('pending')
  })

  test('an issue goes once to each confirmed reader, whoever queues it and however often', async () => {
    const db = await open()
    const server = await startMailServer()
    const newsletter = await openNewsletter(db, server)
    for (const name of ['ann', 'bob', 'cat']) await addReader(db, `${name}@mail.example`)
    await addReader(db, 'left@mail.example', { state: 'left' })
    await addIssue(db)
    await Promise.all([newsletter.work(), newsletter.work(), newsletter.work()])
    await newsletter.work()
    await newsletter.send()
    await newsletter.work()
    expect(server.received.map(({ to }) => to).sort()).toEqual(['ann@mail.example', 'bob@mail.example', 'cat@mail.example'])
    const raw = server.received[0]?.raw ?? ''
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(raw).toMatch(/^Subject: Soup\r?$/m)
    expect(raw).toContain('Hello!')
    const [issue] = await listIssues(db, all)
    expect([issue?.state, issue?.recipients]).toEqual(['sent', 3])
    expect(await readLedger(db, { letterId: '', ledger: issue?.ledger ?? '' })).toMatchObject({ delivered: 3, waiting: 0 })
    await server.close()
  })

  test('what comes back after an issue was sent is in its ledger, also once the mails are forgotten', async () => {
    const db = await open()
    const server = await startMailServer()
    const newsletter = await openNewsletter(db, server)
    for (const name of ['ann', 'bob']) await addReader(db, `${name}@mail.example`)
    await addIssue(db)
    await newsletter.work()
    await newsletter.send()
    await newsletter.work()
    const { id: mailId } = await db.selectFrom('mails').select('id').where('address', '=', 'ann@mail.example').executeTakeFirstOrThrow()
    for (let report = 0; report < 2; report++) await noteFailed(db, { mailId, said: '5.1.1 550 No such user' }, start)
    await newsletter.hear()
    expect(await newsletter.find('ann@mail.example')).toMatchObject({ state: 'bounced', bounces: 1 })
    const [issue] = await listIssues(db, all)
    expect(issue?.state).toBe('sent')
    expect(await readLedger(db, { letterId: '', ledger: issue?.ledger ?? '' })).toMatchObject({ delivered: 1, bounced: 1 })
    await server.close()
  })

  test('an issue waits for its time and for a postal address, and one about a topic goes to those who chose it or everything', async () => {
    const db = await open()
    const newsletter = await openNewsletter(db, { port: 1 }, '')
    await addReader(db, 'all@mail.example')
    await addReader(db, 'soup@mail.example', { interests: ['term1'] })
    await addReader(db, 'cake@mail.example', { interests: ['term2', 'term22'] })
    await addIssue(db, { termId: 'term1', dueAt: '2026-11-28T13:00:00.000Z' })
    await newsletter.work()
    newsletter.clock.now = new Date('2026-11-28T13:00:00.000Z')
    await newsletter.work()
    expect(await newsletter.mails()).toEqual([])
    const settled = await openNewsletter(db)
    settled.clock.now = newsletter.clock.now
    await settled.work()
    expect(await settled.mails()).toEqual(['issue all@mail.example queued', 'issue soup@mail.example queued'])
  })

  test('readers who leave, are removed or bounce while the queue waits get nothing', async () => {
    const db = await open()
    const server = await startMailServer()
    const newsletter = await openNewsletter(db, server)
    for (const name of ['ann', 'bob', 'cat']) await addReader(db, `${name}@mail.example`)
    await addIssue(db)
    await newsletter.work()
    const ids = await Promise.all(['ann', 'bob'].map(async (name) => (await newsletter.find(`${name}@mail.example`))?.id ?? ''))
    await leaveNewsletter(newsletter.publisher, toToken(sign, 'leave', ids[0] ?? ''), { page: '', now: start })
    await removeReader(db, ids[1] ?? '', start)
    await newsletter.send()
    expect(server.received.map(({ to }) => to)).toEqual(['cat@mail.example'])
    await newsletter.work()
    const [issue] = await listIssues(db, all)
    expect(issue && (await readLedger(db, issue))).toMatchObject({ delivered: 1, left: 2 })
    await server.close()
  })

  test('a missing mailbox marks its reader, a mail rejected as spam does not, and the owner can restore the reader', async () => {
    const db = await open()
    const server = await startMailServer({
      recipient: (to) => {
        if (to.startsWith('gone')) return { code: 550, said: '5.1.1 No such user' }
        return to.startsWith('strict') ? { code: 554, said: '5.7.1 Looks like spam' } : undefined
      },
    })
    const newsletter = await openNewsletter(db, server)
    for (const name of ['gone', 'strict', 'ann']) await addReader(db, `${name}@mail.example`)
    await addIssue(db)
    await newsletter.work()
    await newsletter.send()
    await newsletter.hear()
    await newsletter.hear()
    expect(await newsletter.find('gone@mail.example')).toMatchObject({ state: 'bounced', bounces: 1 })
    expect(await newsletter.find('strict@mail.example')).toMatchObject({ state: 'confirmed', bounces: 0 })
    await resetBounces(db, (await newsletter.find('gone@mail.example'))?.id ?? '', start)
    expect(await newsletter.find('gone@mail.example')).toMatchObject({ state: 'confirmed', bounces: 0 })
    await server.close()
  })

  test('an issue pauses itself when more than one in twenty of its first fifty mails bounce, and resumes when told to', async () => {
    const db = await open()
    const server = await startMailServer({
      recipient: (to) => (to.startsWith('gone') ? { code: 550, said: '5.1.1 No such user' } : undefined),
    })
    const newsletter = await openNewsletter(db, server)
    for (let i = 0; i < 60; i++) await addReader(db, `${i < 4 ? 'gone' : 'ann'}${i}@mail.example`)
    const { id } = await addIssue(db)
    await newsletter.work()
    // The last five wait: the server accepts no more for now.
    const fine = (await listMails(db, all)).filter(({ address }) => address.startsWith('ann'))
    const waiting = fine.slice(0, 5).map((mail) => mail.id)
    await db.updateTable('mails').set({ dueAt: '2026-11-28T12:30:00.000Z' }).where('id', 'in', waiting).execute()
    await newsletter.send()
    await newsletter.hear()
    const paused = (await listIssues(db, all)).find((issue) => issue.id === id)
    expect(paused?.state).toBe('paused')
    newsletter.clock.now = new Date('2026-11-28T13:00:00.000Z')
    await newsletter.send()
    expect(server.received).toHaveLength(51)
    if (paused) await pauseIssue(db, paused, false, newsletter.clock.now)
    await newsletter.send()
    expect(server.received).toHaveLength(56)
    await server.close()
  })

  test('a cancelled issue sends nothing more', async () => {
    const db = await open()
    const newsletter = await openNewsletter(db)
    await addReader(db, 'ann@mail.example')
    const { id } = await addIssue(db)
    await newsletter.work()
    expect(await cancelIssue(db, id, start)).toBe(true)
    expect(await newsletter.mails()).toEqual(['issue ann@mail.example canceled'])
  })

  test('a digest lists new records once, at the site’s local hour, and is not sent when there are none', async () => {
    const db = await open()
    const newsletter = await openNewsletter(db)
    await addReader(db, 'ann@mail.example')
    // Fridays at 8:00 UTC: 27 November is a Friday.
    const settings = storedNewsletter.parse({ isOpen: true, digest: 'weekly', weekday: 4, hour: 8 })
    await updateNewsletterSettings(db, settings)
    await beginDigests(db, settings, start)
    await insertBlog(db, aBlog({ id: 'old', urlSlug: 'old', title: 'Old', publishedAt: '2026-11-20T12:00:00.000Z' }))
    await insertBlog(db, aBlog({ id: 'new', urlSlug: 'new', title: 'New soup', publishedAt: '2026-11-30T12:00:00.000Z' }))
    const at = async (time: string) => {
      newsletter.clock.now = new Date(time)
      await newsletter.work()
      await newsletter.work()
      return newsletter.mails()
    }
    expect(await at('2026-12-04T07:59:00.000Z')).toEqual([])
    expect(await at('2026-12-04T08:00:00.000Z')).toEqual(['issue ann@mail.example queued'])
    const { content } = await db.selectFrom('letters').select('content').executeTakeFirstOrThrow()
    expect(content).toContain('New soup')
    expect(content).not.toContain('Old')
    expect(await at('2026-12-11T09:00:00.000Z')).toHaveLength(1)
    await insertBlog(db, aBlog({ id: 'late', urlSlug: 'late', title: 'Late', publishedAt: '2026-12-12T12:00:00.000Z' }))
    expect(await at('2026-12-13T09:00:00.000Z')).toHaveLength(1)
    expect(await at('2026-12-18T08:00:00.000Z')).toHaveLength(2)
  })

  test('one press unsubscribes from the confirmation mail, too', async () => {
    const db = await open()
    const server = await startMailServer()
    const newsletter = await openNewsletter(db, server)
    await newsletter.signUp('ann@mail.example')
    await newsletter.send()
    const { id = '' } = (await newsletter.find('ann@mail.example')) ?? {}
    const unfolded = (server.received[0]?.raw ?? '').replace(/\r\n[ \t]/g, '')
    expect(unfolded.replace('List-Unsubscribe:<', 'List-Unsubscribe: <')).toContain(
      `List-Unsubscribe: <https://food.example${toLeavePath(sign, id)}>`,
    )
    await leaveNewsletter(newsletter.publisher, toToken(sign, 'leave', id), { page: 'List-Unsubscribe', now: start })
    expect((await newsletter.find('ann@mail.example'))?.state).toBe('left')
    await server.close()
  })
})

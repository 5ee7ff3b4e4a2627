import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Database } from '#core/database/database.ts'
import { hearEvents } from '#core/events/hear-events.ts'
import { newsletterBounces } from '#core/newsletter/hear-bounces.ts'
import { findReaderByEmail, insertReader } from '#core/newsletter/reader-rows.ts'
import { bounceBoxDraft } from '#domain/mails/bounce-box.ts'
import { readBounce } from '#domain/newsletter/bounce.ts'
import { onEachDatabase, whereDatabasesDiffer } from '#tests/each-database.ts'
import { startImapServer } from '#tests/start-imap-server.ts'
import { insertMails } from './mail-rows.ts'
import { openBounceBox } from './open-bounce-box.ts'
import { parseReport, readCounted } from './read-reports.ts'

const folder = join(import.meta.dirname, '../../tests/fixtures/bounces')
const mailId = '0m5x8y2ab7c1d2e3f4g5'
const now = new Date()
const { signal } = new AbortController()
const readFixture = (name: string) => readFileSync(join(folder, `${name}.eml`))

/** What each report says, and what follows for the address. The others are none, or say nothing that counts. */
const said: Record<string, [says: string, kind: string]> = {
  postfix: ['5.1.1 550 5.1.1 <ann@mail.example>: Recipient address rejected: User unknown in virtual mailbox table', 'hard'],
  'byte-order-mark': ['5.1.1 550 5.1.1 <ann@mail.example>: Recipient address rejected: User unknown in virtual mailbox table', 'hard'],
  exim: ['5.0.0 550 No such user here', 'hard'],
  exchange: ['5.1.10 550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ann@mail.example not found by SMTP address lookup', 'hard'],
  gmail: ["4.2.2 452 4.2.2 The recipient's inbox is out of storage space.", 'soft'],
  qmail: ['Remote host said: 550 5.1.1 sorry, no mailbox here by that name', 'hard'],
  blocked: ['5.7.1 550 5.7.1 Message blocked by our spam filter', 'policy'],
}
const ofNobody = ['delayed', 'delivered', 'out-of-office', 'read-receipt', 'of-somebody-else']

test('the fixtures are those that are tested', () => {
  expect(
    readdirSync(folder)
      .map((name) => name.replace('.eml', ''))
      .sort(),
  ).toEqual([...Object.keys(said), ...ofNobody].sort())
})

test.each(Object.entries(said))('a report of %s names our mail and the reason', async (name, [says, kind]) => {
  expect(await parseReport(readFixture(name))).toEqual({ mailId, said: says })
  expect(readBounce(says)).toBe(kind)
})

test.each(ofNobody)('%s counts for nothing', async (name) => {
  expect(await parseReport(readFixture(name))).toBeUndefined()
})

async function openBox(db: Database, server: { port: number }, changes: object = {}) {
  const box = openBounceBox({ db, secret: 'a secret that is long enough', address: undefined })
  const typed = { host: '127.0.0.1', port: String(server.port), security: 'none', user: 'kitchen', password: 'secret', folder: '' }
  await box.save(bounceBoxDraft.parse({ ...typed, ...changes }))
  return box
}

async function addMail(db: Database, state: 'sent' | 'unknown' | 'refused' = 'sent', id = mailId) {
  const at = now.toISOString()
  const facts = {
    letterId: 'letter',
    subject: 'The burger',
    leavePath: '',
    attempts: 1,
    response: '',
    dueAt: at,
    createdAt: at,
    changedAt: at,
  }
  await insertMails(db, [{ id, uniqueKey: id, kind: 'issue', address: 'ann@mail.example', state, ...facts }])
  const reader = { id: 'ann', email: 'ann@mail.example', name: '', interests: [], source: '/', bounces: 0, bounceSaid: '' }
  await insertReader(db, { ...reader, state: 'confirmed', createdAt: at, changedAt: at })
}

const findMailOf = (db: Database) => db.selectFrom('mails').select(['state', 'response']).where('id', '=', mailId).executeTakeFirst()
const countEvents = async (db: Database) => (await db.selectFrom('events').select('id').where('kind', '=', 'mail.refused').execute()).length
const hear = (db: Database) => hearEvents(db, [newsletterBounces], signal, (error) => expect(error).toBeUndefined())
const personal = 'From: Ben <ben@mail.example>\r\nTo: kitchen@food.example\r\nSubject: Hello\r\n\r\nHow are you?\r\n'

onEachDatabase(({ open }) => {
  test('a reader whose mailbox is gone is marked, once, and what is no report of ours stays unread', async () => {
    const db = await open()
    const server = await startImapServer([personal, readFixture('of-somebody-else').toString(), readFixture('postfix').toString()])
    await addMail(db)
    const box = await openBox(db, server)
    const result = await box.read(now, signal)
    expect(readCounted(result)).toBe(1)
    expect(await findMailOf(db)).toMatchObject({ state: 'refused', response: expect.stringContaining('User unknown') })
    expect(server.listSeen()).toEqual([false, false, true])
    await hear(db)
    expect(await findReaderByEmail(db, 'ann@mail.example')).toMatchObject({ state: 'bounced', bounces: 1 })
    // As after a process was killed before it had noted how far it was.
    await box.read(now, signal)
    await hear(db)
    expect(await countEvents(db)).toBe(1)
    expect(await findReaderByEmail(db, 'ann@mail.example')).toMatchObject({ bounces: 1 })
    await server.close()
  })

  test('a full mailbox counts as a soft bounce, and the reader stays', async () => {
    const db = await open()
    const server = await startImapServer([readFixture('gmail').toString()])
    await addMail(db, 'unknown')
    await (await openBox(db, server)).read(now, signal)
    await hear(db)
    expect(await findReaderByEmail(db, 'ann@mail.example')).toMatchObject({ state: 'confirmed', bounces: 1 })
    await server.close()
  })
})

whereDatabasesDiffer('a mail turns from sent into refused once', ({ open }) => {
  test('of several processes that read the same report one counts it', async () => {
    const db = await open()
    const server = await startImapServer([readFixture('postfix').toString(), readFixture('postfix').toString()])
    await addMail(db)
    const boxes = await Promise.all([1, 2, 3].map(() => openBox(db, server)))
    await Promise.all(boxes.map((box) => box.read(now, signal)))
    expect(await countEvents(db)).toBe(1)
    await server.close()
  })
})

onEachDatabase(({ open }) => {
  test('each message is read once, from where the last reading ended, unless the folder numbers them anew', async () => {
    const db = await open()
    const server = await startImapServer([personal])
    const box = await openBox(db, server)
    const finish = async () => {
      const result = await box.read(now, signal)
      const done = { doneAt: now.toISOString(), result, heldUntil: null, holder: null, failedAt: null, error: null }
      await db.deleteFrom('jobs').execute()
      await db
        .insertInto('jobs')
        .values({ name: 'read bounces', ...done })
        .execute()
      return JSON.parse(result)
    }
    expect(await finish()).toMatchObject({ uid: 1, counted: 0 })
    await addMail(db)
    server.add(readFixture('exim').toString())
    expect(await finish()).toMatchObject({ uid: 2, counted: 1 })
    expect(await finish()).toMatchObject({ uid: 2, counted: 1 })
    server.inbox().uidvalidity = 77
    expect(await finish()).toMatchObject({ validity: '77', uid: 2, counted: 0 })
    await server.close()
  })

  test('the test names what is wrong', async () => {
    const db = await open()
    const server = await startImapServer()
    const test = async (changes: object) => (await openBox(db, server, changes)).test()
    expect(await test({})).toBeUndefined()
    expect(await test({ password: 'wrong' })).toMatch(/refused the user name or password/)
    expect(await test({ password: 'secret', folder: 'Bounces' })).toContain('has no folder called “Bounces”')
    expect(await test({ port: '1' })).toContain('refused the connection on port 1')
    expect(await test({ host: 'nowhere.invalid' })).toContain('There’s no mail server called nowhere.invalid')
    expect(await test({ security: 'tls' })).toContain('doesn’t use TLS from the start')
    expect(await test({ security: 'starttls' })).toContain('certificate')
    await server.close()
  })

  test('the password is stored sealed and stays when the field is empty; without a server there is no mailbox', async () => {
    const db = await open()
    const server = await startImapServer()
    await openBox(db, server)
    const stored = await db.selectFrom('settings').select('value').where('id', '=', 'bounce box').executeTakeFirstOrThrow()
    expect(stored.value).not.toContain('secret')
    const box = await openBox(db, server, { password: '' })
    expect(await box.test()).toBeUndefined()
    await openBox(db, server, { host: '' })
    expect(await box.findActive()).toBeUndefined()
    expect(await box.test()).toBe('There’s no mailbox yet.')
    await server.close()
  })

  test('the mailbox of the environment wins', async () => {
    const db = await open()
    const server = await startImapServer()
    await openBox(db, server, { host: 'elsewhere.example' })
    const box = openBounceBox({ db, secret: 'x', address: 'imaps://ki%40food:p%3Aw@imap.example.com/Bounces' })
    expect(await box.findActive()).toMatchObject({
      ...{ host: 'imap.example.com', port: 993, security: 'tls', user: 'ki@food', password: 'p:w', folder: 'Bounces' },
      isFromEnvironment: true,
    })
    await server.close()
  })
})

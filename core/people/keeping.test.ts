import { expect, test } from 'vitest'
import type { Database } from '#core/database/database.ts'
import { forgetLog, writeLog } from '#core/identity/admin-log.ts'
import { listMails } from '#core/mails/mail-rows.ts'
import { postMail } from '#core/mails/post-mail.ts'
import { forgetMails } from '#core/mails/send-mails.ts'
import { insertConsents, insertReader } from '#core/newsletter/reader-rows.ts'
import { forgetReaders } from '#core/newsletter/send-issues.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import type { ReaderState } from '#domain/newsletter/reader.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { forgetMessages } from './get-in-touch.ts'
import { insertContact } from './people-rows.ts'
import { describeKeeping } from './what-is-kept.ts'

const now = new Date('2026-11-28T12:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString()

const writeMessage = (db: Database, id: string, createdAt: string) =>
  insertContact(db, { id, first: 'A', last: '', email: 'ann@mail.example', phone: '', message: 'Hello', createdAt })

const listOf = async (db: Database, table: 'contacts' | 'readers' | 'consents' | 'mails' | 'letters' | 'adminLog') =>
  (
    await db
      .selectFrom(table as 'contacts')
      .select('id')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

async function addReader(db: Database, { id, state, days }: { id: string; state: ReaderState; days: number }) {
  const [createdAt, changedAt] = [daysAgo(2000), daysAgo(days)]
  const facts = { name: '', interests: [], source: '/', bounces: 0, bounceSaid: '' }
  await insertReader(db, { id, email: `${id}@mail.example`, state, createdAt, changedAt, ...facts })
  await insertConsents(db, [{ id: `of ${id}`, readerId: id, kind: 'confirmed', said: 'Yes', page: '/', at: createdAt }])
}

onEachDatabase(({ open }) => {
  test('messages stay until the owner says for how long, and then no longer', async () => {
    const db = await open()
    for (const days of [364, 366, 4000]) await writeMessage(db, `${days}`, daysAgo(days))
    await forgetMessages(db, now)
    expect(await listOf(db, 'contacts')).toEqual(['364', '366', '4000'])
    await updateSettings(db, { keepMessages: '1 year' })
    await forgetMessages(db, now)
    expect(await listOf(db, 'contacts')).toEqual(['364'])
  })

  test('who left or bounced is forgotten with what they had agreed to, who gets the newsletter never', async () => {
    const db = await open()
    await addReader(db, { id: 'confirmed', state: 'confirmed', days: 1999 })
    await addReader(db, { id: 'left', state: 'left', days: 31 })
    await addReader(db, { id: 'left lately', state: 'left', days: 29 })
    await addReader(db, { id: 'bounced', state: 'bounced', days: 31 })
    await addReader(db, { id: 'long gone', state: 'left', days: 1096 })
    await forgetReaders(db, now)
    expect(await listOf(db, 'readers')).toEqual(['bounced', 'confirmed', 'left', 'left lately'])
    await updateSettings(db, { keepReaders: '30 days' })
    await forgetReaders(db, now)
    expect(await listOf(db, 'readers')).toEqual(['confirmed', 'left lately'])
    expect(await listOf(db, 'consents')).toEqual(['of confirmed', 'of left lately'])
  })

  test('mails and their text are forgotten, also those that no mail server has ever taken', async () => {
    const db = await open()
    const letter = { subject: 'Hello', parts: [], why: '' }
    for (const days of [31, 29]) {
      const mail = { uniqueKey: `${days}`, kind: 'notice', to: `${days}@mail.example` }
      await postMail(db, letter, [mail, { ...mail, uniqueKey: `${days} sent` }], new Date(daysAgo(days)))
      await db.updateTable('mails').set({ state: 'sent' }).where('uniqueKey', '=', `${days} sent`).execute()
    }
    await forgetMails(db, now)
    expect(await listOf(db, 'mails')).toHaveLength(4)
    await updateSettings(db, { keepMails: '30 days' })
    await forgetMails(db, now)
    const left = await listMails(db, { limit: 9, offset: 0 })
    expect(left.map(({ address }) => address)).toEqual(['29@mail.example', '29@mail.example'])
    expect(await listOf(db, 'letters')).toHaveLength(1)
  })

  test('the log is kept for a year, or as the owner says, also forever', async () => {
    const db = await open()
    for (const days of [91, 366]) await writeLog(db, { uid: '', name: 'x' }, { kind: 'site', what: `${days}` }, new Date(daysAgo(days)))
    await updateSettings(db, { keepLog: 'forever' })
    await forgetLog(db, now)
    expect(await listOf(db, 'adminLog')).toHaveLength(2)
    await updateSettings(db, {})
    await forgetLog(db, now)
    expect(await listOf(db, 'adminLog')).toHaveLength(1)
    await updateSettings(db, { keepLog: '90 days' })
    await forgetLog(db, now)
    expect(await listOf(db, 'adminLog')).toEqual([])
  })
})

test('the sentences are those of the settings', () => {
  const usual = describeKeeping({})
  for (const words of [
    'is kept until the owner deletes it',
    'are deleted after 3 years',
    'kept for 90 days',
    'for 30 days',
    'kept for 1 year',
  ])
    expect(usual).toContain(words)
  const chosen = describeKeeping({
    keepMessages: '2 years',
    keepReaders: '30 days',
    keepMails: '1 year',
    keepSpam: '7 days',
    keepLog: 'forever',
  })
  for (const words of ['is deleted 2 years after it was sent', 'are deleted after 30 days', 'kept for 1 year', 'kept for 7 days'])
    expect(chosen).toContain(words)
  expect(`${usual}${chosen}`).not.toContain('forever')
})

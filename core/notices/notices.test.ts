import { expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertComment } from '#core/comments/comment-rows.ts'
import { moderateComments } from '#core/comments/moderate-reviews.ts'
import { postComment } from '#core/comments/submit-comment.ts'
import { isNearlyFull, watchDisk } from '#core/data-folder/watch-disk.ts'
import type { Database } from '#core/database/database.ts'
import { announce, hearEvents } from '#core/events/hear-events.ts'
import { insertAccount } from '#core/identity/account-rows.ts'
import { insertAdmin, updateRole } from '#core/identity/admin-rows.ts'
import { findLetter, listMails } from '#core/mails/mail-rows.ts'
import { joinCommunity, sendMessage } from '#core/people/get-in-touch.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import type { Role } from '#domain/identity/roles.ts'
import type { Letter } from '#domain/mails/letter.ts'
import { aBlog } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { noticeListener } from './note-notices.ts'
import { readPress, toPressPath } from './notice-link.ts'
import { hasDueNotices } from './notice-rows.ts'
import { findOpinion, findPublicPlace } from './opinion-rows.ts'
import { pressNotice, readPressed } from './press-notice.ts'
import { chooseNotices, forgetNotices, tellAdmins, waitingAt } from './tell-admins.ts'

const start = new Date('2026-11-28T12:00:30.000Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const day = 24 * 60
const sign = (text: string) => Buffer.from(`signed ${text}`)
const at = { now: start, ownHosts: [] }
const sender = { address: '192.0.2.1', now: start }
const comment = { name: 'Ann', email: 'ann@mail.example', comment: 'So good.' }

async function openWith(db: Database, people: Record<string, Role> = { olive: 'all' }) {
  for (const [uid, role] of Object.entries(people)) {
    const [email, now] = [`${uid}@food.example`, start.toISOString()]
    await insertAccount(db, { uid, name: uid, email, password: 'x', now })
    await insertAdmin(db, { uid, role, email, createdAt: now })
  }
  await insertBlog(db, aBlog({ id: 'pie', title: 'Apple pie', urlSlug: 'apple-pie' }))
  const post = { id: 'pie', title: 'Apple pie', comments: null, publishedAt: start.toISOString() }
  return {
    write: (text = comment.comment, now = start) => postComment(db, post, { ...comment, comment: text }, { ...sender, now }),
    async run(now: Date) {
      await hearEvents(db, [noticeListener], new AbortController().signal, (error) => {
        throw error
      })
      await tellAdmins({ db, siteUrl: 'https://food.example', sign, now })
    },
    async readMails() {
      const mails = await listMails(db, { limit: 100, offset: 0 })
      return mails.map(({ subject, address }) => `${address}: ${subject}`).sort()
    },
    async readLetter() {
      const [mail] = await listMails(db, { limit: 1, offset: 0 })
      const letter: Letter = JSON.parse((await findLetter(db, mail?.letterId ?? ''))?.content ?? '{}')
      return letter
    },
  }
}

onEachDatabase(({ open }) => {
  test('each admin is told once, at the time they chose, about what they have the right to see', async () => {
    const db = await open()
    const { write, run, readMails } = await openWith(db, { olive: 'all', eddy: 'editor', arthur: 'author' })
    await write()
    await sendMessage(db, { first: 'Ben', last: '', email: 'ben@mail.example', phone: '', message: 'Hello' }, sender)
    await joinCommunity(db, { fullName: 'Cleo', email: 'cleo@mail.example', phone: '' }, sender)
    await run(after(1))
    await run(after(2))
    expect(await readMails()).toEqual(['olive@food.example: 1 new comment, 1 new message'])
    expect(await hasDueNotices(db, waitingAt(after(2)))).toBe(false)
    await run(after(60))
    expect(await readMails()).toContain('eddy@food.example: New comment on “Apple pie”')
    // The next 8:00 in the site's time zone, in UTC.
    await run(after(19.9 * 60))
    expect(await readMails()).toHaveLength(2)
    await run(after(20 * 60))
    expect(await readMails()).toContain('olive@food.example: New member: Cleo')
    await run(after(40 * 60))
    expect(await readMails()).toHaveLength(3)
  })

  test('the letter has the text, the name and the links, and says how many more there are', async () => {
    const db = await open()
    const { write, run, readLetter } = await openWith(db)
    await write()
    await run(after(1))
    const { subject, parts } = await readLetter()
    expect(subject).toBe('New comment on “Apple pie”')
    expect(parts).toEqual([
      { kind: 'heading', text: 'New comment on “Apple pie”' },
      { kind: 'text', text: 'Ann (ann@mail.example)' },
      { kind: 'quote', text: 'So good.' },
      { kind: 'links', links: expect.any(Array) },
    ])
    const links = parts.flatMap((part) => (part.kind === 'links' ? part.links : []))
    expect(links.map(({ label }) => label)).toEqual(['Approve', 'Reply', 'Spam', 'Delete', 'See the page'])
    for (let index = 0; index < 32; index++)
      await insertComment(db, {
        ...{ id: `c-${index}`, blogId: 'pie', blogTitle: 'Apple pie', createdAt: start.toISOString(), approved: false, ...comment },
      })
    await announce(
      db,
      'comment.received',
      Array.from({ length: 32 }, (_, index) => `c-${index}`),
      after(2),
    )
    await run(after(3))
    const many = await readLetter()
    expect(many.subject).toBe('32 new comments')
    expect(many.parts).toContainEqual({ kind: 'text', text: 'And 2 more.' })
  })

  test('admins are not told about deleted records, records they lost the right to, or kinds they no longer want', async () => {
    const db = await open()
    const { write, run, readMails } = await openWith(db, { olive: 'all', eddy: 'editor', emma: 'editor' })
    await chooseNotices(db, 'olive', { comment: 'hourly' })
    await write()
    await run(start)
    await updateRole(db, 'eddy', 'author')
    await chooseNotices(db, 'emma', { comment: 'never' })
    const { id } = await db.selectFrom('comments').select('id').executeTakeFirstOrThrow()
    await moderateComments(db, 'delete', [id], start)
    await run(after(61))
    expect(await readMails()).toEqual([])
    await write('Another', after(62))
    await run(after(62))
    await run(after(200))
    expect(await readMails()).toEqual(['olive@food.example: New comment on “Apple pie”'])
  })

  test('a fault is reported once, however often it is noted, and again when it comes back', async () => {
    const db = await open()
    const { run, readMails } = await openWith(db)
    const full = async () => ({ free: 1, size: 1e12 })
    for (const minutes of [0, 1, 2]) {
      await announce(db, 'backup.failed', ['2026-11-27T03:00:00.000Z'], after(minutes))
      await watchDisk(db, '.', after(minutes), full)
      await run(after(minutes))
    }
    expect(await readMails()).toEqual(['olive@food.example: 1 failed backup, disk nearly full'])
    await announce(db, 'backup.failed', ['2026-11-28T13:00:00.000Z'], after(100))
    await announce(db, 'clock.jumped', [start.toISOString()], after(100))
    await watchDisk(db, '.', after(100), async () => ({ free: 9e9, size: 1e12 }))
    await run(after(100))
    expect(await readMails()).toContain('olive@food.example: 1 failed backup, wrong clock')
  })

  test('a notice that a wrong clock dated ahead is sent now', async () => {
    const db = await open()
    const { write, run, readMails } = await openWith(db)
    await chooseNotices(db, 'olive', { comment: 'daily' })
    await write('From the future', after(400 * day))
    await run(start)
    expect(await readMails()).toHaveLength(1)
  })

  test('the day begins at 8:00 in the site’s time zone', async () => {
    const db = await open()
    const { write, run, readMails } = await openWith(db)
    await updateSettings(db, { timeZone: 'Asia/Tokyo' })
    await chooseNotices(db, 'olive', { comment: 'daily' })
    await write()
    await run(new Date('2026-11-28T22:59:00.000Z'))
    expect(await readMails()).toEqual([])
    await run(new Date('2026-11-28T23:00:00.000Z'))
    expect(await readMails()).toHaveLength(1)
  })

  test('of two processes that send notices at once, only one does', async () => {
    const db = await open()
    const { write, run, readMails } = await openWith(db)
    await chooseNotices(db, 'olive', { comment: 'hourly' })
    await write()
    await run(start)
    const parts = { db, siteUrl: 'https://food.example', sign, now: after(61) }
    await Promise.all([tellAdmins(parts), tellAdmins(parts)])
    expect(await readMails()).toHaveLength(1)
  })

  test('a press acts once, in the name of its admin, who must still have the right', async () => {
    const db = await open()
    const { write } = await openWith(db, { olive: 'all', eddy: 'editor' })
    await write()
    const { id } = await db.selectFrom('comments').select('id').executeTakeFirstOrThrow()
    const press = { action: 'approve', kind: 'comment', id, uid: 'eddy' } as const
    const read = async () => (await findOpinion(db, 'comment', id))?.approved
    expect((await readPressed(db, press)).state).toBe('ready')
    expect(await read()).toBe(false)
    await updateRole(db, 'eddy', 'author')
    expect(await pressNotice(db, press, at)).toBe('refused')
    expect(await read()).toBe(false)
    await updateRole(db, 'eddy', 'editor')
    const both = await Promise.all([pressNotice(db, press, at), pressNotice(db, press, at)])
    expect(both.toSorted()).toEqual(['approved', 'ready'])
    expect(await read()).toBe(true)
    await moderateComments(db, 'disapprove', [id], start)
    expect(await pressNotice(db, press, at)).toBe('undone')
    expect(await read()).toBe(false)
    const log = await db.selectFrom('adminLog').select(['actor', 'what']).execute()
    expect(log).toEqual([{ actor: 'eddy@food.example', what: 'approved a comment from an email' }])
    const deletion = { ...press, action: 'delete', uid: 'olive' } as const
    expect(await pressNotice(db, deletion, at)).toBe('ready')
    expect(await pressNotice(db, deletion, at)).toBe('gone')
    expect(await pressNotice(db, { ...press, uid: 'nobody' }, at)).toBe('refused')
  })

  test('an approved comment is linked on its page of the list', async () => {
    const db = await open()
    await openWith(db)
    for (let index = 0; index < 51; index++) {
      const createdAt = after(index).toISOString()
      await insertComment(db, { ...comment, id: `c-${index}`, blogId: 'pie', blogTitle: 'Apple pie', createdAt, approved: true })
    }
    const place = async (id: string) => {
      const found = await findOpinion(db, 'comment', id)
      return found && findPublicPlace(db, 'comment', found)
    }
    expect(await place('c-50')).toBe('/blogs/apple-pie#c-50')
    expect(await place('c-1')).toBe('/blogs/apple-pie#c-1')
    expect(await place('c-0')).toBe('/blogs/apple-pie?page=2#c-0')
  })

  test('notices are forgotten after 90 days', async () => {
    const db = await open()
    const { write, run } = await openWith(db)
    await write()
    await run(start)
    const count = async () => (await db.selectFrom('notices').select('id').execute()).length
    await forgetNotices(db, after(90 * day))
    expect(await count()).toBe(1)
    await forgetNotices(db, after(90 * day + 1))
    expect(await count()).toBe(0)
  })
})

test('a link works for 14 days, and only for its purpose', () => {
  const press = { action: 'approve', kind: 'comment', id: 'one', uid: 'eddy' } as const
  const token = toPressPath(sign, press, start).split('press=')[1] ?? ''
  expect(readPress(sign, token, after(14 * day - 1))).toEqual(press)
  expect(readPress(sign, token, after(14 * day))).toBeUndefined()
  expect(readPress((text) => Buffer.from(`forged ${text}`), token, start)).toBeUndefined()
  const [, signature] = token.split('.')
  const other = Buffer.from(JSON.stringify(['approve', 'comment', 'one', 'olive', start.getTime()])).toString('base64url')
  for (const forged of [`${other}.${signature}`, '', '.', 'x', `${token}x`]) expect(readPress(sign, forged, start)).toBeUndefined()
})

test.each([
  [499e6, 8e9, true],
  [501e6, 8e9, false],
  [4e9, 100e9, true],
  [6e9, 2e12, false],
])('with %d bytes free of %d, the disk is nearly full: %s', (free, size, expected) => {
  expect(isNearlyFull({ free, size })).toBe(expected)
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { toPressPath } from '#core/notices/notice-link.ts'
import { openTestSite, signIn, signInAs } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let uid: string
let id: string
beforeAll(async () => {
  site = await openTestSite({ samples: true })
  await signIn(site)
  uid = (await signInAs(site, 'editor')).uid
}, 60_000)
beforeEach(async () => {
  const { urlSlug } = await site.db.selectFrom('_blogs').select('urlSlug').executeTakeFirstOrThrow()
  await site.db.deleteFrom('comments').where('comment', '=', 'Private <words>').execute()
  for (const table of ['submissions', 'blockList', 'spam'] as const) await site.db.deleteFrom(table).execute()
  await site.post(`/blogs/${urlSlug}`, { name: 'Ann', email: 'ann@mail.example', comment: 'Private <words>' })
  id = (await site.db.selectFrom('comments').select('id').where('comment', '=', 'Private <words>').executeTakeFirstOrThrow()).id
})
afterAll(() => site.close())

const link = (action: 'approve' | 'spam' | 'delete' = 'approve') =>
  toPressPath(site.identity.sign, { action, kind: 'comment', id, uid }, site.clock.now)
const press = (path: string) => site.post('/admin/notice', { press: path.split('press=')[1] ?? '' })
const isApproved = async () => (await site.db.selectFrom('comments').select('approved').where('id', '=', id).executeTakeFirst())?.approved
const dump = async () =>
  JSON.stringify([await site.db.selectFrom('comments').selectAll().execute(), await site.db.selectFrom('adminLog').selectAll().execute()])

test('opening the link shows the comment and changes nothing', async () => {
  const before = await dump()
  for (const action of ['approve', 'spam', 'delete'] as const) {
    const page = await site.get(link(action))
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    const html = await page.text()
    expect(html).toContain('Private &lt;words&gt;')
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(html).toContain('type="submit"')
    await site.send(link(action), { method: 'HEAD' })
  }
  expect(await dump()).toBe(before)
})

test('the button acts once without a session, and says what was already done', async () => {
  const answer = await press(link())
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('The comment is approved.')
  expect(await isApproved()).toBe(1)
  const again = await press(link())
  expect(await again.text()).toContain('This comment is approved already.')
  await site.db.updateTable('comments').set({ approved: false }).where('id', '=', id).execute()
  expect(await (await press(link())).text()).toContain('the approval has been revoked since')
  expect(await isApproved()).toBe(0)
  const log = await site.db.selectFrom('adminLog').selectAll().where('what', '=', 'approved a comment from an email').execute()
  expect(log).toEqual([expect.objectContaining({ actor: 'editor@example.com', actorId: uid })])
})

test('spam and delete move it away, and a second press says so', async () => {
  expect((await press(link('spam'))).status).toBe(200)
  expect(await site.db.selectFrom('spam').select('id').where('id', '=', id).execute()).toHaveLength(1)
  const gone = await press(link('delete'))
  expect(gone.status).toBe(410)
  expect(await gone.text()).toContain('has been deleted, or marked as spam')
})

test('a link that is expired, forged or for an admin without the right shows nothing and does nothing', async () => {
  const good = link()
  const other = toPressPath(site.identity.sign, { action: 'approve', kind: 'comment', id, uid: 'somebody' }, site.clock.now)
  const [payload] = other.split('.')
  const forged = `${payload}.${good.split('.')[1]}`
  const old = toPressPath(
    site.identity.sign,
    { action: 'approve', kind: 'comment', id, uid },
    new Date(site.clock.now.getTime() - 15 * 86_400_000),
  )
  for (const [path, status] of [
    [other, 403],
    [forged, 410],
    [old, 410],
    ['/admin/notice?press=', 410],
  ] as const) {
    const page = await site.get(path)
    expect(page.status).toBe(status)
    expect(await page.text()).not.toContain('Private')
    expect((await press(path)).status).toBe(status)
  }
  await site.db.updateTable('admin').set({ role: 'author' }).where('uid', '=', uid).execute()
  expect((await site.get(good)).status).toBe(403)
  expect((await press(good)).status).toBe(403)
  await site.db.updateTable('admin').set({ role: 'editor' }).where('uid', '=', uid).execute()
  expect(await isApproved()).toBe(0)
})

test('each admin chooses what they are told, and sees only the kinds of their role', async () => {
  const { cookie, uid } = await signInAs(site, 'editor', 'emma@example.com')
  const html = await (await site.get('/admin/account', cookie)).text()
  expect(html).toContain('Emails to me')
  expect(html).toContain('New comment')
  expect(html).not.toContain('New message')
  const chosen = { comment: 'daily', review: 'never', question: 'now', 'sign-in': 'never' }
  expect((await site.post('/admin/account', { form: 'emails', ...chosen, message: 'now' }, cookie)).status).toBe(200)
  const row = await site.db.selectFrom('noticeChoices').select('choices').where('uid', '=', uid).executeTakeFirstOrThrow()
  expect(JSON.parse(row.choices)).toEqual(chosen)
  expect((await site.post('/admin/account', { form: 'emails', ...chosen, comment: 'often' }, cookie)).status).toBe(400)
})

test('a sign-in from a new browser is announced, and one from a known browser is not', async () => {
  const count = async () => (await site.db.selectFrom('events').select('id').where('kind', '=', 'browser.new').execute()).length
  const { cookie, email } = await signInAs(site, 'author')
  const before = await count()
  await site.post('/admin/login', { email, password: 'paprika on everything' }, cookie)
  expect(await count()).toBe(before)
  await site.post('/admin/login', { email, password: 'paprika on everything' })
  expect(await count()).toBe(before + 1)
})

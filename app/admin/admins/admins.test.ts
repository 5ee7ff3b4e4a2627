import { afterEach, describe, expect, test } from 'vitest'
import { openTestSite, signIn, signInAs, testOwner } from '#tests/open-test-site.ts'

type TestSite = Awaited<ReturnType<typeof openTestSite>>
const opened: TestSite[] = []

afterEach(async () => {
  for (const site of opened.splice(0)) await site.close()
})

async function openSite(options: Parameters<typeof openTestSite>[0] = {}) {
  const site = await openTestSite(options)
  opened.push(site)
  const cookie = await signIn(site)
  const change = (fields: Record<string, string>, by = cookie) => site.post('/admin/admins', { current: testOwner.password, ...fields }, by)
  const invite = async (email = 'new@example.com', role = 'author') => change({ form: 'invite', email, role })
  const readToken = async (answer: Response) => /admin\/invitation\?token=([\w-]+)/.exec(await answer.text())?.[1] ?? ''
  const accept = (token: string, fields: Record<string, string> = {}) => site.post('/admin/invitation', { token, ...newcomer, ...fields })
  return { site, cookie, change, invite, readToken, accept }
}

const newcomer = { name: 'Nina', password: 'seven rusty spatulas', repeated: 'seven rusty spatulas' }

const listAdmins = (site: TestSite) => site.db.selectFrom('admin').select(['email', 'role']).orderBy('email').execute()

describe('an invitation', () => {
  test('shows a link if the site can’t send mail, which works once, with the role', async () => {
    const { site, cookie, invite, readToken, accept } = await openSite()
    const answer = await invite('New@Example.com', 'editor')
    expect(answer.status).toBe(200)
    const token = await readToken(answer)
    expect(await (await site.get('/admin/admins', cookie)).text()).toContain('Pending invitations')
    const page = await site.get(`/admin/invitation?token=${token}`)
    const html = await page.text()
    expect(page.status).toBe(200)
    for (const words of ['new@example.com', 'As editor', '<meta name="referrer" content="same-origin"', 'content="noindex"'])
      expect(html).toContain(words)
    // The role is that of the invitation, whatever is sent.
    const joined = await accept(token, { role: 'all' })
    expect([joined.status, joined.headers.get('location')]).toEqual([302, '/admin/dashboard'])
    const session = joined.headers.getSetCookie().find((set) => set.startsWith('griddle=')) ?? ''
    expect((await site.get('/admin/pages', session.split(';')[0])).status).toBe(200)
    expect((await site.get('/admin/settings', session.split(';')[0])).status).toBe(403)
    expect(await listAdmins(site)).toEqual([
      { email: 'new@example.com', role: 'editor' },
      { email: testOwner.email, role: 'all' },
    ])
    expect((await accept(token)).status).toBe(410)
    expect((await site.get(`/admin/invitation?token=${token}`)).status).toBe(410)
    expect(await (await site.get('/admin/admins', cookie)).text()).not.toContain('Pending invitations')
  })

  test('is mailed if the site can send mail, and the link is not shown', async () => {
    const { site, invite, readToken, accept } = await openSite({ canMail: true })
    expect(await readToken(await invite())).toBe('')
    const [letter] = site.letters
    expect(letter).toMatchObject({ to: 'new@example.com' })
    const token = letter?.text.match(/token=([\w-]+)/)?.[1] ?? ''
    expect((await accept(token)).status).toBe(302)
  })

  test('is stored without its secret', async () => {
    const { site, invite, readToken } = await openSite()
    const token = await readToken(await invite())
    expect(token.length).toBeGreaterThan(40)
    expect(JSON.stringify(await site.db.selectFrom('invitations').selectAll().execute())).not.toContain(token)
    expect(JSON.stringify(await site.db.selectFrom('adminLog').selectAll().execute())).not.toContain(token)
  })

  test('ends after a week, when it is revoked, and when it is renewed', async () => {
    const { site, cookie, change, invite, readToken, accept } = await openSite()
    const first = await readToken(await invite())
    const second = await readToken(await invite())
    expect((await accept(first)).status).toBe(410)
    const { id } = await site.db.selectFrom('invitations').select('id').executeTakeFirstOrThrow()
    expect((await change({ form: 'revoke', id })).status).toBe(200)
    expect((await accept(second)).status).toBe(410)
    const third = await readToken(await invite())
    const start = site.clock.now.getTime()
    site.clock.now = new Date(start + 7 * 86_400_000)
    expect((await accept(third)).status).toBe(410)
    expect(await (await site.get('/admin/admins', cookie)).text()).toContain('Expired')
    site.clock.now = new Date(start + 7 * 86_400_000 - 1000)
    expect((await accept(third)).status).toBe(302)
  })

  test('is cancelled along with its creator', async () => {
    const { site, change, readToken, accept } = await openSite()
    const second = await signInAs(site, 'all')
    const invite = (email: string) => change({ form: 'invite', email, role: 'all' }, second.cookie)
    const token = await readToken(await invite('friend@example.com'))
    await change({ form: 'role', id: second.uid, role: 'editor' })
    expect((await accept(token)).status).toBe(410)
    await change({ form: 'role', id: second.uid, role: 'all' })
    const again = await readToken(await invite('friend@example.com'))
    await change({ form: 'remove', id: second.uid })
    expect((await accept(again)).status).toBe(410)
  })

  test.each([
    [{ email: 'owner@example.com' }, 'There’s already an admin with this address.'],
    [{ email: 'nobody' }, 'Enter an email like name@mail.com'],
    [{ current: 'wrong' }, 'That’s not your current password.'],
    [{ current: '' }, 'Enter your current password'],
  ])('is refused with %j', async (fault, words) => {
    const { site, change } = await openSite({ canMail: true })
    const answer = await change({ form: 'invite', email: 'new@example.com', role: 'author', ...fault })
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain(words)
    expect(html).not.toContain(testOwner.password)
    expect(await site.db.selectFrom('invitations').select('id').execute()).toEqual([])
    expect(site.letters).toEqual([])
  })

  test('has no other roles', async () => {
    const { site, invite } = await openSite()
    expect((await invite('new@example.com', 'reader')).status).toBe(400)
    expect(await site.db.selectFrom('invitations').select('id').execute()).toEqual([])
  })

  test.each([
    [{ name: '' }, 'Enter your name'],
    [{ password: 'password123', repeated: 'password123' }, 'too easy to guess'],
    [{ repeated: 'other' }, 'The passwords don’t match.'],
  ])('rejects %j, and stays open', async (fault, words) => {
    const { site, invite, readToken, accept } = await openSite()
    const token = await readToken(await invite())
    const answer = await accept(token, fault)
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain(words)
    expect(html).not.toContain('rusty')
    expect(await listAdmins(site)).toHaveLength(1)
    expect((await accept(token)).status).toBe(302)
  })

  test('can be guessed as rarely as a password', async () => {
    const { site, accept } = await openSite()
    await site.db.deleteFrom('sign_in_failures').execute()
    for (let round = 0; round < 20; round++) expect((await accept(`made-up-${round}`)).status).toBe(410)
    expect((await accept('made-up')).status).toBe(429)
  })

  test('for someone who has become an admin in another way changes nothing', async () => {
    const { site, invite, readToken, accept } = await openSite()
    const token = await readToken(await invite('editor@example.com', 'all'))
    await signInAs(site, 'editor')
    expect((await accept(token)).status).toBe(409)
    expect((await listAdmins(site))[0]).toEqual({ email: 'editor@example.com', role: 'editor' })
    expect((await site.post('/admin/login', { email: 'editor@example.com', password: newcomer.password })).status).toBe(401)
  })

  test('works for someone who was removed, as a new account', async () => {
    const { site, change, invite, readToken, accept } = await openSite()
    const former = await signInAs(site, 'author')
    await change({ form: 'remove', id: former.uid })
    expect((await accept(await readToken(await invite(former.email)))).status).toBe(302)
    expect((await site.post('/admin/login', { email: former.email, password: testOwner.password })).status).toBe(401)
    expect((await site.post('/admin/login', { email: former.email, password: newcomer.password })).status).toBe(302)
  })
})

describe('an admin', () => {
  test('gets another role, and is removed with all sessions, by someone who enters their own password', async () => {
    const { site, change } = await openSite()
    const editor = await signInAs(site, 'editor')
    for (const form of ['role', 'remove'] as const)
      expect((await change({ form, id: editor.uid, role: 'author', current: 'wrong' })).status).toBe(400)
    expect((await site.get('/admin/pages', editor.cookie)).status).toBe(200)
    expect((await change({ form: 'role', id: editor.uid, role: 'author' })).status).toBe(200)
    expect((await site.get('/admin/pages', editor.cookie)).status).toBe(403)
    expect((await change({ form: 'remove', id: editor.uid })).status).toBe(200)
    expect((await site.get('/admin/dashboard', editor.cookie)).status).toBe(302)
    expect((await site.post('/admin/blog', { id: 'x', change: 'trash' }, editor.cookie)).status).toBe(401)
    expect((await site.post('/admin/login', { ...testOwner, email: editor.email })).status).toBe(401)
    expect(await site.db.selectFrom('identity_session').select('id').where('userId', '=', editor.uid).execute()).toEqual([])
  })

  test('is listed with role, two-step sign-in and last use', async () => {
    const { site, cookie } = await openSite()
    await signInAs(site, 'author')
    await site.db.updateTable('identity_user').set({ twoFactorEnabled: true }).where('email', '=', 'author@example.com').execute()
    const html = await (await site.get('/admin/admins', cookie)).text()
    const row = html.slice(html.indexOf('mailto:author@example.com'))
    expect(row.slice(0, row.indexOf('</tr>'))).toMatch(/author<\/span>.*On<\/td>.*<time.*Edit/s)
  })

  test('can’t change themselves, so someone with the role ‘all’ always remains', async () => {
    const { site, cookie, change } = await openSite()
    const { uid } = await site.db.selectFrom('admin').select('uid').executeTakeFirstOrThrow()
    for (const form of ['role', 'remove']) {
      const answer = await change({ form, id: uid, role: 'author' })
      expect(answer.status).toBe(400)
    }
    expect(await listAdmins(site)).toEqual([{ email: testOwner.email, role: 'all' }])
    expect(await (await site.get(`/admin/admins?id=${uid}`, cookie)).text()).not.toContain('Change role')
  })

  test('leaves their posts to editors when they are removed', async () => {
    const { site, change } = await openSite({ samples: true })
    const [author, editor] = [await signInAs(site, 'author'), await signInAs(site, 'editor')]
    const { id } = await site.db.selectFrom('_blogs').select('id').executeTakeFirstOrThrow()
    await site.db.updateTable('_blogs').set({ ownerId: author.uid }).where('id', '=', id).execute()
    await change({ form: 'remove', id: author.uid })
    expect((await site.get(`/admin/blog/edit?id=${id}`, editor.cookie)).status).toBe(200)
  })

  test('who is already removed is reported, and nothing about another id is', async () => {
    const { change } = await openSite()
    expect((await change({ form: 'remove', id: 'nobody' })).status).toBe(400)
    expect((await change({ form: 'remove', id: '../x' })).status).toBe(400)
    expect((await change({ form: 'nothing', id: 'nobody' })).status).toBe(400)
  })
})

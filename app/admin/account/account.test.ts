import { afterEach, describe, expect, test } from 'vitest'
import { openTestSite, signIn, signInAs, testOwner } from '#tests/open-test-site.ts'

type TestSite = Awaited<ReturnType<typeof openTestSite>>
const opened: TestSite[] = []

async function openSite(options: Parameters<typeof openTestSite>[0] = {}) {
  const site = await openTestSite(options)
  opened.push(site)
  const cookie = await signIn(site)
  const change = (fields: Record<string, string>) => site.post('/admin/account', { current: testOwner.password, ...fields }, cookie)
  const canSignIn = async (email: string, password: string) => (await site.post('/admin/login', { email, password })).status === 302
  return { site, cookie, change, canSignIn }
}

afterEach(async () => {
  for (const site of opened.splice(0)) await site.close()
})

const another = { password: 'seven rusty spatulas', repeated: 'seven rusty spatulas' }

describe('one’s own password', () => {
  test('is changed by someone who knows it, and ends all other sessions', async () => {
    const { site, cookie, change, canSignIn } = await openSite()
    const elsewhere = await signIn(site)
    const answer = await change({ form: 'password', ...another })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Password changed.')
    expect((await site.get('/admin/account', cookie)).status).toBe(200)
    expect((await site.get('/admin/account', elsewhere)).status).toBe(302)
    expect(await canSignIn(testOwner.email, testOwner.password)).toBe(false)
    expect(await canSignIn(testOwner.email, another.password)).toBe(true)
  })

  test.each([
    [{ current: 'wrong' }, 'That’s not your current password.'],
    [{ current: '' }, 'Enter your current password'],
    [{ repeated: 'other' }, 'The passwords don’t match.'],
    [{ password: 'password123', repeated: 'password123' }, 'too easy to guess'],
  ])('is not changed with %j, and no password comes back', async (fault, words) => {
    const { change, canSignIn } = await openSite()
    const answer = await change({ form: 'password', ...another, ...fault })
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain(words)
    expect(html).not.toMatch(/rusty|paprika/)
    expect(await canSignIn(testOwner.email, testOwner.password)).toBe(true)
  })

  test('can be guessed five times and no more', async () => {
    const { change } = await openSite()
    for (let round = 0; round < 5; round++) expect((await change({ form: 'password', ...another, current: 'wrong' })).status).toBe(400)
    const answer = await change({ form: 'password', ...another })
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('900')
  })
})

describe('name and email', () => {
  const who = { form: 'who', name: 'Ann', email: 'Ann@Example.com' }

  test('are changed together on a site that can’t send mail', async () => {
    const { site, cookie, change, canSignIn } = await openSite()
    expect((await change(who)).status).toBe(200)
    expect(await (await site.get('/admin/account', cookie)).text()).toContain('value="ann@example.com"')
    expect(await canSignIn('ann@example.com', testOwner.password)).toBe(true)
    expect(await canSignIn(testOwner.email, testOwner.password)).toBe(false)
  })

  /** Submits an address for `who`: returns the link mailed to it. */
  async function ask() {
    const { site, ...parts } = await openSite({ canMail: true })
    const answer = await parts.change(who)
    const link = site.letters.find(({ to }) => to === 'ann@example.com')?.text.match(/confirm-email\?token=([\w-]+)/)
    return { site, ...parts, answer, token: link?.[1] ?? '' }
  }

  test('changing the address cancels password links mailed to the earlier one', async () => {
    const mailed = await ask()
    await mailed.site.post('/admin/forgot-password', { email: testOwner.email })
    const letter = mailed.site.letters.find(({ text }) => text.includes('/admin/reset-password'))
    const token = /reset-password\?token=([^\s&]+)/.exec(letter?.text ?? '')?.[1] ?? ''
    expect((await mailed.site.get(`/admin/reset-password?token=${token}`)).status).toBe(200)
    await mailed.site.post('/admin/confirm-email', { token: mailed.token })
    expect((await mailed.site.post('/admin/reset-password', { token, ...another })).status).toBe(400)
    expect(await mailed.canSignIn('ann@example.com', testOwner.password)).toBe(true)

    const unmailed = await openSite()
    const { uid } = await unmailed.site.db.selectFrom('admin').select('uid').executeTakeFirstOrThrow()
    const [createdAt, expiresAt] = [unmailed.site.clock.now.toISOString(), '2099-01-01T00:00:00.000Z']
    const link = { id: 'link', identifier: 'reset-password:token', value: uid, createdAt, updatedAt: createdAt, expiresAt }
    await unmailed.site.db.insertInto('identity_verification').values(link).execute()
    await unmailed.change(who)
    expect(await unmailed.site.db.selectFrom('identity_verification').select('id').execute()).toEqual([])
  })

  test('a new address counts once its link is used, and the earlier one is told first', async () => {
    const { site, cookie, canSignIn, answer, token } = await ask()
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('To finish, open the link we sent to ann@example.com'),
    ])
    expect(site.letters.map(({ to }) => to).sort()).toEqual(['ann@example.com', testOwner.email])
    expect(await (await site.get('/admin/account', cookie)).text()).toContain('Waiting for you to open the link')
    expect(await canSignIn('ann@example.com', testOwner.password)).toBe(false)
    expect(await canSignIn(testOwner.email, testOwner.password)).toBe(true)
    const page = await (await site.get(`/admin/confirm-email?token=${token}`)).text()
    expect(page).toContain('sign in as ann@example.com')
    expect(page).toContain('<meta name="referrer" content="same-origin"')
    expect(page).toContain('content="noindex"')
    expect(await canSignIn(testOwner.email, testOwner.password)).toBe(true)
    expect((await site.post('/admin/confirm-email', { token })).status).toBe(302)
    expect(await canSignIn('ann@example.com', testOwner.password)).toBe(true)
    expect(await canSignIn(testOwner.email, testOwner.password)).toBe(false)
    expect((await site.post('/admin/confirm-email', { token })).status).toBe(410)
    expect((await site.get(`/admin/confirm-email?token=${token}`)).status).toBe(410)
  })

  test('the link to a new address ends after a day, with a later one, and with a new password', async () => {
    const late = await ask()
    late.site.clock.now = new Date(late.site.clock.now.getTime() + 25 * 60 * 60 * 1000)
    expect((await late.site.post('/admin/confirm-email', { token: late.token })).status).toBe(410)
    const again = await ask()
    await again.change({ ...who, email: 'other@example.com' })
    expect((await again.site.post('/admin/confirm-email', { token: again.token })).status).toBe(410)
    const changed = await ask()
    await changed.change({ form: 'password', ...another })
    expect((await changed.site.post('/admin/confirm-email', { token: changed.token })).status).toBe(410)
    expect(await changed.canSignIn(testOwner.email, another.password)).toBe(true)
  })

  test('an address that someone else has taken in the meantime stays theirs', async () => {
    const { site, token, canSignIn } = await ask()
    await signInAs(site, 'editor', 'ann@example.com')
    expect((await site.post('/admin/confirm-email', { token })).status).toBe(409)
    expect(await canSignIn(testOwner.email, testOwner.password)).toBe(true)
  })

  test('stay without the password', async () => {
    const { change, canSignIn } = await openSite()
    expect((await change({ ...who, current: 'wrong' })).status).toBe(400)
    expect(await canSignIn(testOwner.email, testOwner.password)).toBe(true)
  })

  test('are not those of another account', async () => {
    const { site, change } = await openSite()
    const moment = '2026-11-21T12:00:00.000Z'
    const plain = { displayName: 'Ben', emailVerified: true, isAnonymous: false, createdAt: moment, updatedAt: moment }
    await site.db
      .insertInto('identity_user')
      .values({ id: 'ben', email: 'ann@example.com', ...plain })
      .execute()
    const answer = await change(who)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Another account already uses this address.')
  })
})

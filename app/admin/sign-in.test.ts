import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { addAdmin } from '#core/identity/manage-admins.ts'
import { openTestSite, signIn, signInAs, testOwner, toCookieHeader } from '#tests/open-test-site.ts'

type TestSite = Awaited<ReturnType<typeof openTestSite>>
const opened: TestSite[] = []

async function openSite(options: Parameters<typeof openTestSite>[0] = {}) {
  const site = await openTestSite(options)
  await addAdmin(site.identity, { ...testOwner, now: site.clock.now })
  opened.push(site)
  return site
}

function pass(site: TestSite, minutes: number) {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000)
}

afterEach(async () => {
  for (const site of opened.splice(0)) await site.close()
})

describe('the sign-in page', () => {
  test('says what it is, is not cached, and works as a plain form', async () => {
    const site = await openSite()
    const page = await site.get('/admin/login?next=%2Fadmin%2Fsessions')
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    for (const words of [
      '<title>Admin Login | Griddle</title>',
      '>Admin Login</h1>',
      'Access your dashboard',
      '>Login</button>',
      'Forgot password?',
      'type="password"',
      'content="noindex"',
    ]) {
      expect(html).toContain(words)
    }
    expect(html).toMatch(/<form[^>]+action="\/admin\/login\?next=%2Fadmin%2Fsessions" method="post"/)
    expect(html).not.toContain('role="alert"')
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/admin-[\w-]+\.css"/)
    expect(await (await site.get('/')).text()).not.toMatch(/assets\/admin-[\w-]+\.css/)
  })

  test('leads a signed-in admin on to the requested page', async () => {
    const site = await openSite()
    const cookie = await signIn(site)
    expect((await site.get('/admin/login', cookie)).headers.get('location')).toBe('/admin/dashboard')
    expect((await site.get('/admin/login?next=/admin/sessions', cookie)).headers.get('location')).toBe('/admin/sessions')
    expect((await site.get('/admin', cookie)).headers.get('location')).toBe('/admin/dashboard')
  })

  test('is available without the database', async () => {
    const site = await openSite()
    const cookie = await signIn(site)
    await site.breakDatabase()
    expect((await site.get('/admin/login', cookie)).status).toBe(200)
  })
})

describe('signing in', () => {
  test('leads to the requested page, with a cookie that opens the admin', async () => {
    const site = await openSite()
    const answer = await site.post('/admin/login?next=%2Fadmin%2Fsessions', testOwner)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/admin/sessions')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = await site.get('/admin/sessions', toCookieHeader(answer))
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    const html = await page.text()
    expect(html).toContain('owner@example.com')
    expect(html).toContain('>Logout</button>')
  })

  test('sets one session cookie, one that makes the browser known, and a notice cookie with only a name', async () => {
    const onHttp = await (await openSite()).post('/admin/login', testOwner)
    expect(onHttp.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^griddle=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^griddle-device=[\w.-]+; Path=\/admin; Max-Age=34560000; HttpOnly; SameSite=Lax$/),
      'griddle-notice=signed-in; Path=/admin; Max-Age=60; SameSite=Lax',
    ])
    const site = await openSite({ siteUrl: 'https://eat.example' })
    const onTls = await site.post('https://eat.example/admin/login', testOwner)
    expect(onTls.headers.getSetCookie()[0]).toMatch(/^__Host-griddle=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(onTls.headers.getSetCookie()[1]).toMatch(
      /^griddle-device=[^;]+; Path=\/admin; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect((await site.get('https://eat.example/admin/sessions', toCookieHeader(onTls))).status).toBe(200)
  })

  test.each([
    'https://evil.example/admin/',
    '//evil.example/admin/x',
    '/\\evil.example',
    '/.//evil.example/admin/',
    'javascript:alert(1)',
    '/recipes',
    '/admin/sign-out',
  ])('never leads to %s', async (next) => {
    const site = await openSite()
    const answer = await site.post(`/admin/login?next=${encodeURIComponent(next)}`, testOwner)
    expect(answer.headers.get('location')).toBe('/admin/dashboard')
  })

  test('fails alike for an unknown account and a wrong password, keeps the email and never shows the password', async () => {
    const site = await openSite()
    const answers = []
    for (const email of [testOwner.email, 'nobody@example.com']) {
      const answer = await site.post('/admin/login', { email, password: 'not-the-password' })
      expect(answer.status).toBe(401)
      expect(answer.headers.getSetCookie()).toEqual([])
      const html = await answer.text()
      expect(html).toMatch(/role="alert"[^>]*>.*Wrong email or password\./s)
      expect(html).toContain(`value="${email}"`)
      expect(html).not.toContain('not-the-password')
      answers.push(html.replaceAll(email, 'EMAIL'))
    }
    expect(answers[0]).toBe(answers[1])
  })

  test('needs an email address and a password', async () => {
    const site = await openSite()
    const nothing = await site.post('/admin/login', { email: '', password: '' })
    expect(nothing.status).toBe(400)
    const html = await nothing.text()
    for (const words of ['Enter your email', 'Enter your password']) expect(html).toContain(words)
    expect(await (await site.post('/admin/login', { email: 'owner', password: 'x' })).text()).toContain('Enter an email like name@mail.com')
  })

  test('is denied to someone who is not an admin, who gets no session', async () => {
    const site = await openSite()
    await site.db.updateTable('admin').set({ role: 'reader' }).execute()
    const answer = await site.post('/admin/login', testOwner)
    expect(answer.status).toBe(403)
    expect(await answer.text()).toMatch(/role="alert"[^>]*>.*Access denied/s)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await site.db.selectFrom('identity_session').select('id').execute()).toEqual([])
  })

  test('makes an account wait after five failures, and says how long', async () => {
    const site = await openSite()
    for (let round = 0; round < 5; round++) {
      expect((await site.post('/admin/login', { ...testOwner, password: 'wrong' })).status).toBe(401)
      pass(site, 1)
    }
    const answer = await site.post('/admin/login', testOwner)
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('600')
    expect(await answer.text()).toContain('Too many attempts. Try again in 10 minutes.')
    pass(site, 10)
    expect((await site.post('/admin/login', testOwner)).status).toBe(302)
  })

  test('makes an address wait after twenty failures, and nobody else', async () => {
    const site = await openSite()
    for (let round = 0; round < 20; round++)
      expect((await site.post('/admin/login', { email: `n${round}@example.com`, password: 'wrong' })).status).toBe(401)
    expect(await (await site.post('/admin/login', testOwner)).text()).toContain('Too many attempts. Try again in 15 minutes.')
    site.visitor.address = '192.0.2.99'
    expect((await site.post('/admin/login', testOwner)).status).toBe(302)
  })

  describe('from a browser that has signed in before', () => {
    const wrong = { email: testOwner.email, password: 'not-the-password' }

    async function openKnown() {
      const site = await openSite()
      const cookies = toCookieHeader(await site.post('/admin/login', testOwner)).split('; ')
      const device = cookies.find((cookie) => cookie.startsWith('griddle-device=')) ?? ''
      const attempt = async (fields: Record<string, string>, cookie = '') => (await site.post('/admin/login', fields, cookie)).status
      return { site, device, attempt }
    }

    /** A hundred wrong passwords from five networks, each of which has its limit, and the owner's own. */
    async function storm({ site, attempt }: Awaited<ReturnType<typeof openKnown>>) {
      const own = site.visitor.address
      for (let count = 0; count < 100; count++) {
        site.visitor.address = `198.51.100.${count % 5}`
        await attempt(wrong)
      }
      site.visitor.address = own
    }

    test('strangers can’t lock the owner out: a known browser has attempts of its own, and an unknown one waits', async () => {
      const known = await openKnown()
      const { device, attempt } = known
      await storm(known)
      expect(await attempt(testOwner)).toBe(429)
      expect(await attempt(testOwner, device)).toBe(302)
      const statuses = []
      for (let count = 0; count < 6; count++) statuses.push(await attempt(wrong, device))
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
      expect(await attempt(testOwner, device)).toBe(429)
    })

    test('its own sign-in gives strangers no further attempts', async () => {
      const known = await openKnown()
      await storm(known)
      expect(await known.attempt(testOwner, known.device)).toBe(302)
      expect(await known.attempt(testOwner)).toBe(429)
    })

    test('a cookie that is made up, another account’s, or from before the current password is ignored', async () => {
      const known = await openKnown()
      const { site, device, attempt } = known
      const { email, cookie } = await signInAs(site, 'all', 'other@example.com')
      const [value = '', password = '', signature = ''] = device.split('.')
      const others = cookie.split('; ').find((one) => one.startsWith('griddle-device=')) ?? ''
      await storm(known)
      const forged = [
        `${value}x.${password}.${signature}`,
        `${value}.${password}.`,
        `${value}.${password}.${'A'.repeat(signature.length)}`,
        others,
      ]
      for (const one of forged) expect([one, await attempt(testOwner, one)]).toEqual([one, 429])
      expect(await attempt({ ...testOwner, email }, others)).toBe(302)
      await site.db.updateTable('identity_account').set({ password: 'another one' }).execute()
      expect(await attempt(testOwner, device)).toBe(429)
    })
  })

  test('without the database says so and keeps the email', async () => {
    const site = await openSite()
    await site.breakDatabase()
    const answer = await site.post('/admin/login', testOwner)
    expect(answer.status).toBe(503)
    const html = await answer.text()
    expect(html).toContain('Sign-in failed.')
    expect(html).toContain(`value="${testOwner.email}"`)
  })

  test('from another site’s page is refused', async () => {
    const site = await openSite()
    const answer = await site.send('/admin/login', {
      method: 'POST',
      body: new URLSearchParams(testOwner),
      headers: { Origin: 'https://evil.example' },
    })
    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('in place responds without a redirect', async () => {
    const site = await openSite()
    const answer = await site.post('/admin/login', { ...testOwner, stay: '1' })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^griddle=/), expect.stringMatching(/^griddle-device=/)])
  })

  test('with a browser that refuses the session cookie says so', async () => {
    const site = await openSite()
    const html = await (await site.get('/admin/login', 'griddle-notice=signed-in')).text()
    expect(html).toMatch(/role="alert"[^>]*>.*Your browser didn’t keep you signed in\./s)
  })

  test('leaves no password in the log', async () => {
    const site = await openSite()
    await site.post('/admin/login', { ...testOwner, password: 'a-secret-typo' })
    await site.post('/admin/login', testOwner)
    expect(JSON.stringify(site.lines)).not.toMatch(/a-secret-typo|paprika/)
  })
})

describe('signing out', () => {
  test('really ends the session: the old cookie is refused', async () => {
    const site = await openSite()
    const cookie = await signIn(site)
    const answer = await site.post('/admin/sign-out', {}, cookie)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/admin/login')
    expect(answer.headers.getSetCookie()).toEqual(expect.arrayContaining([expect.stringMatching(/^griddle=;.*Max-Age=0/)]))
    expect((await site.get('/admin/sessions', cookie)).headers.get('location')).toBe('/admin/login?next=%2Fadmin%2Fsessions')
    const page = await (await site.get('/admin/login', toCookieHeader(answer))).text()
    expect(page).toMatch(/role="status"[^>]*>.*Logged out successfully/s)
  })

  test('says that it failed, and keeps the browser’s cookie, if the session can’t be deleted', async () => {
    const site = await openSite()
    const cookie = await signIn(site)
    await sql`create trigger "full" before delete on "identity_session" begin select raise(abort, 'disk full'); end`.execute(site.db)
    const answer = await site.post('/admin/sign-out', {}, cookie)
    expect(answer.status).toBe(503)
    expect(answer.headers.getSetCookie()).toEqual([])
    const html = await answer.text()
    expect(html).toContain('The database isn’t responding')
    expect(html).not.toContain('Logged out successfully')
    expect((await site.get('/admin/sessions', cookie)).status).toBe(200)
    expect(site.lines.filter(({ level }) => level === 'error')).toHaveLength(1)
  })

  test('says that it failed if the database is unavailable', async () => {
    const site = await openSite()
    const cookie = await signIn(site)
    await site.breakDatabase()
    const answer = await site.post('/admin/sign-out', {}, cookie)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([503, []])
  })

  test('works for anyone who is not signed in, too, and never by a link', async () => {
    const site = await openSite()
    expect((await site.post('/admin/sign-out', {})).headers.get('location')).toBe('/admin/login')
    const cookie = await signIn(site)
    expect((await site.get('/admin/sign-out', cookie)).headers.get('location')).toBe('/admin')
    expect((await site.get('/admin/sessions', cookie)).status).toBe(200)
  })

  test('from another site’s page is refused', async () => {
    const site = await openSite()
    const cookie = await signIn(site)
    await site.send('/admin/sign-out', { method: 'POST', headers: { Origin: 'https://evil.example', Cookie: cookie } })
    expect((await site.get('/admin/sessions', cookie)).status).toBe(200)
  })
})

describe('sessions', () => {
  test('are listed and ended', async () => {
    const site = await openSite()
    const [own, other] = [await signIn(site), toCookieHeader(await site.post('/admin/login', testOwner))]
    expect((await site.get('/admin/sessions', own)).status).toBe(200)
    const html = await (await site.get('/admin/sessions', own)).text()
    expect(html.match(/<tr>/g)).toHaveLength(3)
    const id = html.match(/name="session" value="(?!others)([\w-]+)"/)?.[1] ?? ''
    expect((await site.post('/admin/sessions', { session: id }, own)).status).toBe(200)
    expect((await site.get('/admin/sessions', other)).status).toBe(302)
    const third = toCookieHeader(await site.post('/admin/login', testOwner))
    await site.post('/admin/sessions', { session: 'others' }, own)
    expect((await site.get('/admin/sessions', third)).status).toBe(302)
    expect((await site.get('/admin/sessions', own)).status).toBe(200)
    expect((await site.post('/admin/sessions', {}, own)).status).toBe(400)
  })

  test('in use are prolonged, and the browser gets the new time', async () => {
    const site = await openSite()
    const cookie = await signIn(site)
    await site.db
      .updateTable('identity_session')
      .set({ expiresAt: new Date(Date.now() + 3_600_000).toISOString() })
      .execute()
    const page = await site.get('/admin/sessions', cookie)
    expect(page.headers.getSetCookie()).toEqual([expect.stringMatching(/^griddle=.*Max-Age=1209600/)])
  })

  test('without the database lead to the sign-in page when reading and to 503 when writing', async () => {
    const site = await openSite()
    const cookie = await signIn(site)
    await site.breakDatabase()
    const read = await site.get('/admin/sessions', cookie)
    expect(read.status).toBe(302)
    expect(read.headers.get('location')).toBe('/admin/login?next=%2Fadmin%2Fsessions')
    const written = await site.post('/admin/sessions', { session: 'others' }, cookie)
    expect(written.status).toBe(503)
    expect(await written.text()).toContain('The database isn’t responding')
  })

  test('sessions that the database can’t end right now keep their page and say so', async () => {
    const site = await openSite()
    const cookie = await signIn(site)
    await sql`create trigger "full" before delete on "identity_session" begin select raise(abort, 'disk full'); end`.execute(site.db)
    const written = await site.post('/admin/sessions', { session: 'others' }, cookie)
    expect(written.status).toBe(200)
    await signIn(site)
    const refused = await site.post('/admin/sessions', { session: 'others' }, cookie)
    expect(refused.status).toBe(503)
    expect(await refused.text()).toContain('<title>Sessions')
  })

  test('an unknown admin page is a 404 in its frame', async () => {
    const site = await openSite()
    const page = await site.get('/admin/nonsense', await signIn(site))
    expect(page.status).toBe(404)
    expect(await page.clone().text()).toContain('<title>Page not found | Griddle</title>')
    const html = await page.text()
    expect(html).toContain('Page not found')
    expect(html).toContain('>Logout</button>')
  })
})

describe('a forgotten password', () => {
  const password = 'smoked salt and rye'

  test('is reset through a mailed link, once, and ends every session', async () => {
    const site = await openSite({ canMail: true })
    const cookie = await signIn(site)
    expect(await (await site.get('/admin/forgot-password')).text()).toContain('Email me a link')
    const asked = await site.post('/admin/forgot-password', { email: testOwner.email })
    expect(asked.status).toBe(200)
    const link = site.letters[0]?.text.match(/http:\S+/g)?.find((address) => address.includes('token')) ?? ''
    const page = await (await site.get(link)).text()
    const token = page.match(/name="token" value="([^"]+)"/)?.[1] ?? ''
    expect(link).toContain(token)
    const short = await site.post('/admin/reset-password', { token, password: 'short', repeated: 'short' })
    expect(short.status).toBe(400)
    expect(await short.text()).toContain('Use at least 10 characters.')
    expect(await (await site.post('/admin/reset-password', { token, password, repeated: `${password}!` })).text()).toContain(
      'The passwords don’t match.',
    )
    const done = await site.post('/admin/reset-password', { token, password, repeated: password })
    expect(done.headers.get('location')).toBe('/admin/login')
    expect((await site.get('/admin/sessions', cookie)).status).toBe(302)
    expect((await site.post('/admin/login', { ...testOwner, password })).status).toBe(302)
    const again = await site.post('/admin/reset-password', { token, password, repeated: password })
    expect(again.status).toBe(400)
    expect(await again.text()).toContain('This link is no longer valid.')
  })

  test('gets the same response whether or not there is such an account', async () => {
    const site = await openSite({ canMail: true })
    const known = await (await site.post('/admin/forgot-password', { email: testOwner.email })).text()
    const unknown = await (await site.post('/admin/forgot-password', { email: 'nobody@example.com' })).text()
    expect(known).toBe(unknown)
    expect(site.letters).toHaveLength(1)
  })

  test('strangers can’t use up its links: one address can request three, and the known browser gets its own', async () => {
    const site = await openSite({ canMail: true })
    const device = (await signIn(site)).split('; ').find((cookie) => cookie.startsWith('griddle-device=')) ?? ''
    const own = site.visitor.address
    const ask = async (address: string, times = 1, cookie = '') => {
      site.visitor.address = address
      const statuses = []
      for (let time = 0; time < times; time++) {
        const { status } = await site.post('/admin/forgot-password', { email: testOwner.email }, cookie)
        statuses.push(status)
      }
      return statuses
    }
    expect(await ask('198.51.100.1', 4)).toEqual([200, 200, 200, 429])
    expect(await ask(own)).toEqual([200])
    expect(await ask('198.51.100.2', 2)).toEqual([200, 429])
    expect(site.letters).toHaveLength(5)
    expect(await ask(own)).toEqual([429])
    for (let other = 10; other < 40; other++) await site.post('/admin/login', { email: `${other}@example.com`, password: 'wrong' })
    expect(await ask(own, 6, device)).toEqual([200, 200, 200, 200, 200, 429])
    expect(site.letters).toHaveLength(10)
    expect(await ask(own, 1, `${device}x`)).toEqual([429])
  })

  test('without mail shows the terminal command', async () => {
    const site = await openSite()
    const html = await (await site.get('/admin/forgot-password')).text()
    expect(html).toContain('npm run cli -- reset-password')
    expect(html).not.toContain('<form')
    expect((await site.post('/admin/forgot-password', { email: testOwner.email })).status).toBe(400)
  })

  test('with a made-up link is refused', async () => {
    const site = await openSite()
    for (const token of ['', 'x', 'x'.repeat(1000)]) {
      expect((await site.post('/admin/reset-password', { token, password, repeated: password })).status).toBe(400)
    }
  })
})

import { afterEach, expect, test } from 'vitest'
import { resetSecondStep } from '#core/identity/second-step.ts'
import { openTestSite, signIn, testOwner, toCookieHeader } from '#tests/open-test-site.ts'
import { readAppCode } from '#tests/set-up/read-app-code.ts'

type TestSite = Awaited<ReturnType<typeof openTestSite>>
const opened: TestSite[] = []

afterEach(async () => {
  for (const site of opened.splice(0)) await site.close()
})

/** A site whose owner has started to set up an app. */
async function begin() {
  const site = await openTestSite()
  opened.push(site)
  const cookie = await signIn(site)
  const change = (fields: Record<string, string>, by = cookie) =>
    site.post('/admin/account', { current: testOwner.password, ...fields }, by)
  const begun = await (await change({ form: 'begin-codes' })).text()
  const secret = /secret=(\w+)/.exec(begun)?.[1] ?? ''
  const readCode = () => readAppCode(secret)
  const confirm = (code: string, by = cookie) => change({ form: 'begin-codes', uri: `otpauth://totp/x?secret=${secret}`, code }, by)
  const takeFirst = () => site.post('/admin/login?next=%2Fadmin%2Fsessions', testOwner)
  const enter = async (code: string) => (await site.post('/admin/second-step', { code }, toCookieHeader(await takeFirst()))).status
  return { site, cookie, change, begun, readCode, confirm, takeFirst, enter }
}

/** A site whose owner has set up an app. */
async function openWithCodes() {
  const parts = await begin()
  const confirmed = await parts.confirm(await parts.readCode())
  return { ...parts, codes: readRecoveryCodes(await confirmed.text()), cookie: toCookieHeader(confirmed) }
}

function readRecoveryCodes(html: string) {
  return [...html.matchAll(/<code>(\w{5}-\w{5})<\/code>/g)].map(([, code]) => code ?? '')
}

test('an app is set up with the password and a correct code, and changes nothing before that', async () => {
  const { site, cookie, change, begun, readCode, confirm, takeFirst } = await begin()
  expect(begun).toContain('QR code with the key for your app')
  expect(begun).toMatch(/<code>(\w{4} )+\w{1,4}<\/code>/)
  expect((await change({ form: 'begin-codes', current: 'wrong' })).status).toBe(400)
  const madeUp = await change({ form: 'begin-codes', uri: 'https://elsewhere.example', code: '000000' })
  expect([madeUp.status, (await madeUp.text()).includes('class="qr-code"')]).toEqual([400, false])
  const wrong = await confirm('000000')
  expect(wrong.status).toBe(400)
  const again = await wrong.text()
  expect(again).toContain('Wrong code. Wait for the next one and try again.')
  expect(again).toContain('QR code with the key for your app')
  expect((await takeFirst()).headers.get('location')).toBe('/admin/sessions')
  // A session that is due for renewal.
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  await site.db.updateTable('identity_session').set({ expiresAt: soon }).execute()
  const confirmed = await confirm(await readCode())
  expect(confirmed.headers.getSetCookie().filter((set) => set.startsWith('griddle='))).toHaveLength(1)
  expect(readRecoveryCodes(await confirmed.text())).toHaveLength(10)
  // A new session replaces the one that set it up.
  expect((await site.get('/admin/account', cookie)).status).toBe(302)
  const html = await (await site.get('/admin/account', toCookieHeader(confirmed))).text()
  expect(html).toContain('You have 10 recovery codes left.')
  expect(readRecoveryCodes(html)).toEqual([])
})

test('the code that sets up an app can be guessed five times and no more', async () => {
  const { readCode, confirm } = await begin()
  for (let round = 0; round < 5; round++) expect((await confirm('000000')).status).toBe(400)
  expect((await confirm(await readCode())).status).toBe(429)
})

test('once set up, neither the recovery codes nor another key are revealed', async () => {
  const { cookie, change, readCode, confirm } = await openWithCodes()
  const confirmed = await confirm(await readCode(), cookie)
  expect(confirmed.status).toBe(400)
  expect(readRecoveryCodes(await confirmed.text())).toEqual([])
  const begun = await change({ form: 'begin-codes' }, cookie)
  expect(begun.status).toBe(400)
  expect(await begun.text()).not.toContain('otpauth')
})

test('with an app set up, the password alone is not enough, and the code is', async () => {
  const { site, readCode, takeFirst } = await openWithCodes()
  const first = await takeFirst()
  expect(first.headers.get('location')).toBe('/admin/second-step?next=%2Fadmin%2Fsessions')
  expect(first.headers.getSetCookie()).toEqual([expect.stringMatching(/^griddle-code=[^;]+;.*HttpOnly/)])
  const pending = toCookieHeader(first)
  expect((await site.get('/admin/sessions', pending)).status).toBe(302)
  const path = '/admin/second-step?next=%2Fadmin%2Fsessions'
  expect(await (await site.get(path, pending)).text()).toContain('one-time-code')
  expect((await site.post(path, { code: '' }, pending)).status).toBe(400)
  expect((await site.post(path, { code: '123' }, pending)).status).toBe(401)
  const code = await readCode()
  const second = await site.post(path, { code: `${code.slice(0, 3)} ${code.slice(3)}` }, pending)
  expect(second.headers.get('location')).toBe('/admin/sessions')
  expect((await site.get('/admin/sessions', toCookieHeader(second))).status).toBe(200)
  expect((await site.post(path, { code: await readCode() }, pending)).status).toBe(401)
})

test('a code that someone has seen works only once', async () => {
  const { site, readCode, takeFirst, enter } = await openWithCodes()
  const code = await readCode()
  expect(await enter(code)).toBe(302)
  const { length } = await site.db.selectFrom('identity_session').select('id').execute()
  const answer = await site.post('/admin/second-step', { code }, toCookieHeader(await takeFirst()))
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []])
  expect(await site.db.selectFrom('identity_session').select('id').execute()).toHaveLength(length)
})

test('signing in again in place asks for the code as well', async () => {
  const { site, readCode } = await openWithCodes()
  const first = await site.post('/admin/login', { ...testOwner, stay: 'yes' })
  expect(first.status).toBe(401)
  expect(await first.text()).toContain('Now enter the code from your app.')
  const second = await site.post('/admin/second-step', { code: await readCode(), stay: 'yes' }, toCookieHeader(first))
  expect(second.status).toBe(200)
  expect((await site.get('/admin/account', toCookieHeader(second))).status).toBe(200)
})

test('a recovery code works once, and new ones replace it', async () => {
  const { site, cookie, change, codes, enter } = await openWithCodes()
  const [first = '', second = ''] = codes
  expect([await enter(first), await enter(first)]).toEqual([302, 401])
  expect(await (await site.get('/admin/account', cookie)).text()).toContain('You have 9 recovery codes left.')
  expect((await change({ form: 'renew-codes', current: 'wrong' }, cookie)).status).toBe(400)
  const renewed = readRecoveryCodes(await (await change({ form: 'renew-codes' }, cookie)).text())
  expect(renewed).toHaveLength(10)
  expect(await enter(second)).toBe(401)
  expect(await enter(renewed[0]?.replace('-', '') ?? '')).toBe(302)
})

test('without the password no code is accepted', async () => {
  const { site, readCode } = await openWithCodes()
  expect((await site.get('/admin/second-step')).headers.get('location')).toBe('/admin/login')
  const bare = await site.post('/admin/second-step', { code: await readCode() })
  expect([bare.headers.get('location'), bare.headers.getSetCookie()]).toEqual(['/admin/login', []])
  for (const cookie of ['griddle-code=made-up', 'griddle-code=made-up.c2lnbmVk']) {
    const answer = await site.post('/admin/second-step', { code: await readCode() }, cookie)
    expect([answer.status, answer.headers.getSetCookie().filter((set) => !set.includes('Max-Age=0'))]).toEqual([401, []])
  }
})

test('a new password cancels sign-ins started with the earlier one', async () => {
  const { site, cookie, change, readCode, takeFirst } = await openWithCodes()
  const pending = toCookieHeader(await takeFirst())
  const another = { password: 'seven rusty spatulas', repeated: 'seven rusty spatulas' }
  expect((await change({ form: 'password', ...another }, cookie)).status).toBe(200)
  expect((await site.post('/admin/second-step', { code: await readCode() }, pending)).status).toBe(401)
})

test('codes can be guessed five times after a password, ten times in a row in all, and twenty times from an address', async () => {
  const { site, readCode, takeFirst, enter } = await openWithCodes()
  const pending = toCookieHeader(await takeFirst())
  const guess = (code: string, cookie: string) => site.post('/admin/second-step', { code }, cookie)
  for (let round = 0; round < 5; round++) expect((await guess('000000', pending)).status).toBe(401)
  const answer = await guess(await readCode(), pending)
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('900')
  for (let round = 0; round < 5; round++) expect(await enter('wrong-words')).toBe(401)
  expect(await enter(await readCode())).toBe(429)
  await site.db.updateTable('identity_two_factor').set({ failedVerificationCount: 0, lockedUntil: null }).execute()
  const another = toCookieHeader(await takeFirst())
  for (let round = 0; round < 10; round++) await guess('000000', `griddle-code=made-up-${round}.c2lnbmVk`)
  expect((await guess(await readCode(), another)).status).toBe(429)
})

test('the second step is switched off with the password, or from the terminal', async () => {
  const { cookie, change, takeFirst } = await openWithCodes()
  expect((await change({ form: 'end-codes', current: 'wrong' }, cookie)).status).toBe(400)
  expect((await takeFirst()).headers.get('location')).toContain('second-step')
  expect((await change({ form: 'end-codes' }, cookie)).status).toBe(200)
  expect((await takeFirst()).headers.get('location')).toBe('/admin/sessions')
  expect((await change({ form: 'renew-codes' }, cookie)).status).toBe(400)
  const other = await openWithCodes()
  expect(await resetSecondStep(other.site.identity, 'nobody@example.com')).toBe(false)
  expect(await resetSecondStep(other.site.identity, testOwner.email)).toBe(true)
  expect((await other.takeFirst()).headers.get('location')).toBe('/admin/sessions')
})

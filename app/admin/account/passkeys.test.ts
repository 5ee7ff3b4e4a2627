import { afterEach, describe, expect, test } from 'vitest'
import { removeAdmin } from '#core/identity/change-admins.ts'
import { changePassword } from '#core/identity/manage-admins.ts'
import { resetSecondStep } from '#core/identity/second-step.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { openTestSite, signIn, signInAs, testOwner, toCookieHeader } from '#tests/open-test-site.ts'
import { readAppCode } from '#tests/set-up/read-app-code.ts'
import { makeSoftwarePasskey } from '#tests/set-up/software-passkey.ts'

type TestSite = Awaited<ReturnType<typeof openTestSite>>
const opened: TestSite[] = []

afterEach(async () => {
  for (const site of opened.splice(0)) await site.close()
})

const siteUrl = 'https://eat.example'
const party = { origin: siteUrl, rpId: 'eat.example' }
const { password: current } = testOwner

/** A site with a signed-in owner, and a browser's passkey functions. */
async function openSite(options: Parameters<typeof openTestSite>[0] = {}) {
  const site = await openTestSite({ siteUrl, ...options })
  opened.push(site)
  const cookie = await signIn(site)
  const change = (fields: Record<string, string>, by = cookie) => site.post('/admin/account', fields, by)
  async function begin(by = cookie) {
    const html = await (await change({ form: 'add-passkey', name: 'Phone', current }, by)).text()
    return /challenge\W+([\w-]{40,})/.exec(html)?.[1] ?? ''
  }
  const finish = (response: string, by = cookie) => change({ form: 'add-passkey', name: 'Phone', response }, by)
  async function add(by = cookie, passkey = makeSoftwarePasskey(party)) {
    expect((await finish(passkey.make(await begin(by)), by)).status).toBe(200)
    return passkey
  }
  async function ask() {
    const { challenge } = (await (await site.get('/admin/passkey')).json()) as { challenge: string }
    return challenge
  }
  const show = (response: string, by = '', path = '/admin/passkey') => site.post(path, { response }, by)
  const enter = async (passkey: ReturnType<typeof makeSoftwarePasskey>, answer = {}) =>
    (await show(passkey.show(await ask(), answer))).status
  const list = () => site.db.selectFrom('passkeys').selectAll().execute()
  const readLog = async () => (await site.db.selectFrom('adminLog').select('what').execute()).map(({ what }) => what)
  const pass = (minutes: number) => {
    site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000)
  }
  return { site, cookie, change, begin, finish, add, ask, show, enter, list, readLog, pass }
}

onEachDatabase(({ address, kind }) => {
  const open = async () => openSite(kind === 'sqlite' ? {} : { database: await address() })

  test('a passkey is added with the password, signs in and leads to the requested page, and both are logged', {
    timeout: 30_000,
  }, async () => {
    const { site, cookie, add, ask, show, list, readLog } = await open()
    const passkey = await add()
    expect(await list()).toEqual([expect.objectContaining({ name: 'Phone', credentialId: passkey.id, lastUsedAt: null })])
    site.clock.now = new Date(site.clock.now.getTime() + 1000)
    const answer = await show(passkey.show(await ask(), { counter: 7 }), cookie, '/admin/passkey?next=%2Fadmin%2Fsessions')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/admin/sessions'])
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-griddle=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^griddle-device=/),
      expect.stringMatching(/^griddle-notice=signed-in/),
    ])
    expect((await site.get('/admin/sessions', toCookieHeader(answer))).status).toBe(200)
    // The browser's previous session is replaced.
    expect((await site.get('/admin/sessions', cookie)).status).toBe(302)
    const [stored] = await list()
    expect([Number(stored?.counter), stored?.lastUsedAt]).toEqual([7, site.clock.now.toISOString()])
    expect(await readLog()).toEqual(expect.arrayContaining(['added the passkey “Phone”', 'signed in with a passkey']))
    const html = await (await site.get('/admin/account', toCookieHeader(answer))).text()
    expect(html).toContain('<b>Phone</b>')
    expect(html).not.toContain(passkey.id)
  })

  test('a response works once, and so does what a passkey was created with', { timeout: 30_000 }, async () => {
    const { begin, finish, add, ask, show, list, pass } = await open()
    const passkey = await add()
    pass(1)
    const [first, second] = [passkey.show(await ask()), passkey.show(await ask())]
    pass(1)
    const third = passkey.show(await ask())
    const sent = async (response: string) => (await show(response)).status
    expect([await sent(third), await sent(third), await sent(first), await sent(second)]).toEqual([302, 401, 401, 401])
    const challenge = await begin()
    const statuses = []
    for (const another of [makeSoftwarePasskey(party), makeSoftwarePasskey(party)])
      statuses.push((await finish(another.make(challenge))).status)
    expect(statuses).toEqual([200, 400])
    // Nor can a passkey be added twice.
    expect((await finish(passkey.make(await begin()))).status).toBe(400)
    expect(await list()).toHaveLength(2)
  })

  test('a removed passkey and that of a removed admin no longer work', { timeout: 30_000 }, async () => {
    const { site, change, add, enter, list, pass } = await open()
    const passkey = await add()
    pass(1)
    const [{ id = '' } = {}] = await list()
    expect((await change({ form: 'remove-passkey', id, current: 'wrong' })).status).toBe(400)
    expect(await enter(passkey)).toBe(302)
    expect((await change({ form: 'remove-passkey', id, current })).status).toBe(200)
    expect(await enter(passkey)).toBe(401)
    const editor = await signInAs(site, 'editor')
    const theirs = await add(editor.cookie)
    pass(1)
    expect(await enter(theirs)).toBe(302)
    const owner = await site.db.selectFrom('admin').select('uid').where('role', '=', 'all').executeTakeFirstOrThrow()
    pass(1)
    const proof = { uid: owner.uid, email: testOwner.email, current, address: '192.0.2.1', now: site.clock.now }
    expect(await removeAdmin(site.identity, proof, editor.uid)).toEqual({ ok: true })
    expect([await enter(theirs), await list()]).toEqual([401, []])
  })
})

describe('signing in with a passkey', () => {
  test.each([
    ['another site’s page', { origin: 'https://evil.example' }],
    ['another address of the host', { origin: 'http://eat.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['somebody whom the device has not checked', { isVerified: false }],
    ['a challenge that is made up', { challenge: Buffer.alloc(54, 7).toString('base64url') }],
    ['no challenge', { challenge: 'x' }],
    ['a counter that goes back', { counter: 4 }],
    ['a counter that stands still', { counter: 5 }],
  ])('is refused from %s', async (_, fault) => {
    const { site, add, enter, pass } = await openSite()
    const passkey = await add()
    pass(1)
    expect(await enter(passkey, { counter: 5 })).toBe(302)
    pass(1)
    const sessions = () => site.db.selectFrom('identity_session').select('id').execute()
    const { length } = await sessions()
    expect(await enter(passkey, { counter: 6, ...fault })).toBe(401)
    expect(await sessions()).toHaveLength(length)
    expect(await enter(passkey, { counter: 6 })).toBe(302)
  })

  test('is refused with the key of another passkey, after five minutes, and with the challenge for adding one', async () => {
    const { add, begin, ask, show, enter, pass } = await openSite()
    const passkey = await add()
    pass(1)
    const other = JSON.parse(makeSoftwarePasskey(party).show(await ask()))
    expect((await show(JSON.stringify({ ...other, id: passkey.id, rawId: passkey.id }))).status).toBe(401)
    expect((await show(passkey.show(await begin()))).status).toBe(401)
    const late = passkey.show(await ask())
    pass(6)
    expect((await show(late)).status).toBe(401)
    expect(await enter(passkey)).toBe(302)
  })

  test('counts as the second step as well, and the code remains for the password', async () => {
    const { site, cookie, change, add, enter, pass } = await openSite()
    const passkey = await add()
    const begun = await (await change({ form: 'begin-codes', current })).text()
    const secret = /secret=(\w+)/.exec(begun)?.[1] ?? ''
    const uri = `otpauth://totp/x?secret=${secret}`
    expect((await change({ form: 'begin-codes', uri, code: await readAppCode(secret), current }, cookie)).status).toBe(200)
    pass(1)
    expect(await enter(passkey)).toBe(302)
    expect((await site.post('/admin/login', testOwner)).headers.get('location')).toBe('/admin/second-step')
  })

  test('is denied to a former admin, who gets no session', async () => {
    const { site, add, ask, show, pass } = await openSite()
    const passkey = await add()
    pass(1)
    await site.db.updateTable('admin').set({ role: 'reader' }).execute()
    const answer = await show(passkey.show(await ask()))
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
  })

  test('in place only reports success, and leads nowhere else', async () => {
    const { site, add, ask, pass } = await openSite()
    const passkey = await add()
    pass(1)
    const stays = await site.post('/admin/passkey', { response: passkey.show(await ask()), stay: 'yes' })
    expect([stays.status, stays.headers.get('location')]).toEqual([200, null])
    expect((await site.get('/admin/account', toCookieHeader(stays))).status).toBe(200)
    pass(1)
    const evil = await site.post('/admin/passkey?next=%2F%2Fevil.example%2Fadmin%2Fx', { response: passkey.show(await ask()) })
    expect(evil.headers.get('location')).toBe('/admin/dashboard')
  })

  test('is tried five times and no more, and not from another site’s page', async () => {
    const { site, add, ask, show, enter, pass } = await openSite()
    const passkey = await add()
    pass(1)
    const body = new URLSearchParams({ response: passkey.show(await ask()) })
    const crossed = await site.send('/admin/passkey', { method: 'POST', body, headers: { Origin: 'https://evil.example' } })
    expect([crossed.status, crossed.headers.getSetCookie()]).toEqual([403, []])
    for (let round = 0; round < 5; round++) expect(await enter(passkey, { isVerified: false })).toBe(401)
    const answer = await show(passkey.show(await ask()))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '900'])
    pass(16)
    expect(await enter(passkey)).toBe(302)
  })

  test('rejects malformed input', async () => {
    const { show } = await openSite()
    for (const response of ['', '{}', 'x', '[]', 'null', JSON.stringify({ id: 'x', rawId: 'x', type: 'public-key', response: {} })])
      expect((await show(response)).status).toBe(400)
    const made = makeSoftwarePasskey(party)
    expect((await show(made.show('AAAA'))).status).toBe(401)
  })
})

describe('adding a passkey', () => {
  test.each([
    ['another site’s page', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['a device that has not checked who holds it', { isVerified: false }],
    ['a challenge that is made up', { challenge: Buffer.alloc(54, 7).toString('base64url') }],
  ])('is refused from %s', async (_, fault) => {
    const { begin, finish, list } = await openSite()
    const answer = await finish(makeSoftwarePasskey(party).make(await begin(), fault))
    expect([answer.status, await list()]).toEqual([400, []])
    expect(await answer.text()).toContain('That passkey wasn’t accepted.')
  })

  test('needs the password, a name and the same session, within five minutes', async () => {
    const { site, change, begin, finish, ask, list, pass } = await openSite()
    for (const fault of [{ current: 'wrong' }, { current: '' }, { name: ' ' }]) {
      const answer = await change({ form: 'add-passkey', name: 'Phone', current, ...fault })
      expect(answer.status).toBe(400)
      expect(await answer.text()).not.toContain('challenge')
    }
    const passkey = makeSoftwarePasskey(party)
    const challenge = await begin()
    const elsewhere = await signIn(site)
    const editor = await signInAs(site, 'editor')
    for (const by of [elsewhere, editor.cookie]) expect((await finish(passkey.make(challenge), by)).status).toBe(400)
    expect((await finish(passkey.make(await ask()))).status).toBe(400)
    pass(6)
    expect((await finish(passkey.make(challenge))).status).toBe(400)
    expect(await list()).toEqual([])
  })

  test('is reported to the account by mail', async () => {
    const { site, add } = await openSite({ canMail: true })
    await add()
    expect(site.letters).toEqual([expect.objectContaining({ to: testOwner.email, subject: 'New passkey added' })])
  })

  test.each(['http://eat.example', 'https://192.0.2.1', 'https://[2001:db8::1]'])(
    'is not offered at %s, and the page says why',
    async (url) => {
      const { site, cookie, change } = await openSite({ siteUrl: url })
      const html = await (await site.get(`${url}/admin/account`, cookie)).text()
      expect(html).toContain('Passkeys aren’t available')
      expect((await change({ form: 'add-passkey', name: 'Phone', current })).status).toBe(400)
      expect((await site.get('/admin/passkey')).status).toBe(404)
    },
  )
})

describe('own passkeys', () => {
  test('can be renamed and removed only by their owner', async () => {
    const { site, change, add, list, readLog } = await openSite()
    await add()
    const [{ id = '' } = {}] = await list()
    const editor = await signInAs(site, 'editor')
    expect((await change({ form: 'rename-passkey', id, name: 'Mine' }, editor.cookie)).status).toBe(400)
    expect((await change({ form: 'remove-passkey', id, current }, editor.cookie)).status).toBe(400)
    expect(await (await site.get(`/admin/account?passkey=${id}`, editor.cookie)).text()).not.toContain('Phone')
    expect((await list()).map(({ name }) => name)).toEqual(['Phone'])
    expect((await change({ form: 'rename-passkey', id, name: 'Key ring' })).status).toBe(200)
    expect((await list()).map(({ name }) => name)).toEqual(['Key ring'])
    expect((await change({ form: 'remove-passkey', id, current })).status).toBe(200)
    expect(await readLog()).toEqual(expect.arrayContaining(['renamed a passkey to “Key ring”', 'removed the passkey “Key ring”']))
    expect((await change({ form: 'drop-passkey', id, current })).status).toBe(400)
  })

  test('stay with a new address and a new password, and are removed with the second step', async () => {
    const { site, change, add, enter, pass } = await openSite()
    const passkey = await add()
    pass(1)
    expect((await change({ form: 'who', name: 'Ann', email: 'ann@example.com', current })).status).toBe(200)
    expect(await enter(passkey)).toBe(302)
    pass(1)
    expect(await changePassword(site.identity, { email: 'ann@example.com', password: 'seven rusty spatulas' })).toBe(true)
    expect(await enter(passkey)).toBe(302)
    pass(1)
    expect(await resetSecondStep(site.identity, 'ann@example.com')).toBe(true)
    expect(await enter(passkey)).toBe(401)
  })
})

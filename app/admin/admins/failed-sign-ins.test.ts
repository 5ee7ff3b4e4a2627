import { afterEach, expect, test } from 'vitest'
import { forgetAddresses } from '#core/identity/forget-addresses.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { openTestSite, signIn, signInAs, testOwner, toCookieHeader } from '#tests/open-test-site.ts'
import { readAppCode } from '#tests/set-up/read-app-code.ts'
import { makeSoftwarePasskey } from '#tests/set-up/software-passkey.ts'

type TestSite = Awaited<ReturnType<typeof openTestSite>>
const opened: TestSite[] = []

afterEach(async () => {
  for (const site of opened.splice(0)) await site.close()
})

async function openSite(options: Parameters<typeof openTestSite>[0] = {}) {
  const site = await openTestSite(options)
  opened.push(site)
  const cookie = await signIn(site)
  const fail = (email = testOwner.email) => site.post('/admin/login', { email, password: 'not-the-password' })
  const readFailed = () =>
    site.db
      .selectFrom('adminLog')
      .select(['actor', 'what', 'attempts', 'address'])
      .where('kind', '=', 'failed')
      .orderBy('createdAt')
      .orderBy('what')
      .execute()
  const pass = (minutes: number) => {
    site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000)
  }
  return { site, cookie, fail, readFailed, pass }
}

onEachDatabase(({ address, kind }) => {
  test('failed sign-ins are counted in one entry for each quarter of an hour', { timeout: 30_000 }, async () => {
    const { site, cookie, fail, readFailed, pass } = await openSite(kind === 'sqlite' ? {} : { database: await address() })
    for (const from of ['192.0.2.7', '192.0.2.8', '192.0.2.9']) {
      site.visitor.address = from
      expect((await fail('Owner@Example.com')).status).toBe(401)
    }
    const what = 'could not sign in: wrong password'
    expect(await readFailed()).toEqual([{ actor: testOwner.email, what, attempts: 3, address: '192.0.2.9' }])
    const page = (await (await site.get('/admin/log?kind=failed', cookie)).text()).replaceAll('<!-- -->', '')
    expect(page).toContain(`${what}, 3 times, last from 192.0.2.9`)
    pass(16)
    await fail()
    expect((await readFailed()).map(({ attempts }) => attempts)).toEqual([3, 1])
    // Network addresses are kept for a day, here as everywhere.
    await forgetAddresses(site.db, new Date(site.clock.now.getTime() + 22 * 3_600_000 + 50 * 60_000))
    expect((await readFailed()).map((entry) => entry.address)).toEqual([null, '192.0.2.9'])
  })
})

test('nobody can fill the log: throttled attempts, and addresses of no admin, leave nothing', {
  timeout: 20_000,
}, async () => {
  const { site, fail, readFailed } = await openSite()
  for (let round = 0; round < 8; round++) await fail()
  expect(await readFailed()).toEqual([expect.objectContaining({ attempts: 5 })])
  const reader = await signInAs(site, 'editor', 'reader@example.com')
  await site.db.updateTable('admin').set({ role: 'reader' }).where('uid', '=', reader.uid).execute()
  for (const email of ['nobody@example.com', 'reader@example.com', 'nobody@example.com']) expect((await fail(email)).status).toBe(401)
  expect(await readFailed()).toHaveLength(1)
  expect(JSON.stringify(await site.db.selectFrom('adminLog').selectAll().execute())).not.toMatch(/nobody@|not-the-password/)
})

test('a wrong password takes as long for an unknown address', async () => {
  const { fail } = await openSite()
  for (const email of [testOwner.email, 'nobody@example.com']) {
    const startedAt = performance.now()
    await fail(email)
    expect([email, performance.now() - startedAt > 99]).toEqual([email, true])
  }
})

test('wrong codes and refused passkeys are logged, too', async () => {
  const siteUrl = 'https://eat.example'
  const { site, cookie, readFailed, pass } = await openSite({ siteUrl })
  const { password: current } = testOwner
  const change = (fields: Record<string, string>, by: string) => site.post('/admin/account', { current, ...fields }, by)
  const passkey = makeSoftwarePasskey({ origin: siteUrl, rpId: 'eat.example' })
  const begun = await (await change({ form: 'add-passkey', name: 'Phone' }, cookie)).text()
  const response = passkey.make(/challenge\W+([\w-]{40,})/.exec(begun)?.[1] ?? '')
  expect((await change({ form: 'add-passkey', name: 'Phone', response }, cookie)).status).toBe(200)
  expect((await site.post('/admin/passkey', { response: passkey.show('AAAA') })).status).toBe(401)
  const secret = /secret=(\w+)/.exec(await (await change({ form: 'begin-codes' }, cookie)).text())?.[1] ?? ''
  await change({ form: 'begin-codes', uri: `otpauth://totp/x?secret=${secret}`, code: await readAppCode(secret) }, cookie)
  pass(1)
  const pending = toCookieHeader(await site.post('/admin/login', testOwner))
  for (const code of ['000000', 'wrong-words']) expect((await site.post('/admin/second-step', { code }, pending)).status).toBe(401)
  expect(await readFailed()).toEqual([
    expect.objectContaining({ what: 'could not sign in: their passkey was rejected', attempts: 1 }),
    expect.objectContaining({ what: 'could not sign in: wrong code after the password', attempts: 2 }),
  ])
})

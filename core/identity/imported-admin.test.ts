import { afterEach, expect, test } from 'vitest'
import { terminal } from '#domain/identity/log-entry.ts'
import { fastPasswords } from '#tests/fast-passwords.ts'
import { openTestSite } from '#tests/open-test-site.ts'
import { findPasswordHash } from './account-rows.ts'
import { addImportedAdmin } from './add-imported-admin.ts'
import { isStoredScrypt, toStoredScrypt, withFirebaseScrypt } from './firebase-scrypt.ts'

// The example that Firebase publishes with its scrypt.
const parameters = {
  signerKey: 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
  saltSeparator: 'Bw==',
  rounds: 8,
  memCost: 14,
}
const password = {
  hash: 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
  salt: '42xEC+ixf3L2lw==',
}
const ada = { email: 'Ada@Example.com', name: 'Ada', by: terminal }
const typed = { email: 'ada@example.com', password: 'user1password' }

const opened: Awaited<ReturnType<typeof openTestSite>>[] = []

async function openSite() {
  const site = await openTestSite({ canMail: true })
  opened.push(site)
  return site
}

afterEach(async () => {
  for (const site of opened.splice(0)) await site.close()
})

test('Firebase’s own example verifies, and no other password', async () => {
  const { verify } = withFirebaseScrypt(fastPasswords)
  const hash = toStoredScrypt(password, parameters)
  expect(await verify({ hash, password: 'user1password' })).toBe(true)
  expect(await verify({ hash, password: 'user2password' })).toBe(false)
  expect(await verify({ hash: toStoredScrypt({ ...password, hash: 'lSrf' }, parameters), password: 'user1password' })).toBe(false)
  await expect(verify({ hash: toStoredScrypt(password, { ...parameters, memCost: 30 }), password: 'x' })).rejects.toThrow()
})

test('an imported admin signs in with the old password, which is then rehashed in our format', async () => {
  const site = await openSite()
  const outcome = await addImportedAdmin(site.identity, { ...ada, password, parameters, now: site.clock.now })
  expect(outcome).toMatchObject({ added: true, hasPassword: true })
  expect((await site.post('/admin/login', { ...typed, password: 'user2password' })).status).not.toBe(302)
  expect(isStoredScrypt((await findPasswordHash(site.db, outcome.uid)) ?? '')).toBe(true)
  expect((await site.post('/admin/login', typed)).status).toBe(302)
  expect(await findPasswordHash(site.db, outcome.uid)).toBe(await fastPasswords.hash('user1password'))
  expect((await site.post('/admin/login', typed)).status).toBe(302)
})

test('wrong passwords of an imported admin are throttled', async () => {
  const site = await openSite()
  await addImportedAdmin(site.identity, { ...ada, password, parameters, now: site.clock.now })
  for (let attempt = 0; attempt < 5; attempt++) await site.post('/admin/login', { ...typed, password: 'wrong' })
  expect((await site.post('/admin/login', typed)).status).toBe(429)
})

test('without the parameters, the old password doesn’t work, but a reset link does', async () => {
  const site = await openSite()
  expect(await addImportedAdmin(site.identity, { ...ada, password, now: site.clock.now })).toMatchObject({
    added: true,
    hasPassword: false,
  })
  expect((await site.post('/admin/login', typed)).status).not.toBe(302)
  await site.post('/admin/forgot-password', { email: typed.email })
  const token = /token=(\S+)/.exec(site.letters[0]?.text ?? '')?.[1] ?? ''
  const chosen = 'paprika on everything'
  await site.post(`/admin/reset-password?token=${token}`, { token, password: chosen, repeated: chosen })
  expect((await site.post('/admin/login', { ...typed, password: chosen })).status).toBe(302)
})

test('an existing account with the address is not changed', async () => {
  const site = await openSite()
  const first = await addImportedAdmin(site.identity, { ...ada, password, parameters, now: site.clock.now })
  expect(await addImportedAdmin(site.identity, { ...ada, name: 'Other', now: site.clock.now })).toEqual({ added: false, uid: first.uid })
  expect((await site.post('/admin/login', typed)).status).toBe(302)
})

import { describe, expect, test } from 'vitest'
import type { Database } from '#core/database/database.ts'
import type { MailMessage } from '#domain/mail.ts'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import { fastPasswords } from '#tests/fast-passwords.ts'
import { findAdmin, listAdmins } from './admin-rows.ts'
import { findViewer, signIn, signOut } from './admin-sessions.ts'
import { addAdmin, changePassword, createFirstAdmin, makePassword } from './manage-admins.ts'
import { type Identity, openIdentity } from './open-identity.ts'
import { requestPasswordReset, resetPassword } from './password-reset.ts'
import { deleteOtherSessions, deleteSession, listSessions } from './session-rows.ts'
import { openSessionsAt } from './session-times.ts'

const owner = { email: 'Owner@Example.com', password: 'paprika on everything' }
const noon = new Date('2026-11-21T12:00:00.000Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

function tryIn(identity: Identity, changes: Partial<Parameters<typeof signIn>[1]> = {}) {
  return signIn(identity, { ...owner, address: '192.0.2.1', now: noon, headers: new Headers({ 'user-agent': 'Test browser' }), ...changes })
}

async function getCookie(identity: Identity) {
  const outcome = await tryIn(identity)
  if (!outcome.ok) throw new Error(`Not signed in: ${outcome.reason}`)
  return new Headers({ cookie: outcome.cookies[0]?.split(';')[0] ?? '' })
}

whereDatabasesDiffer('concurrent requests really run concurrently only on PostgreSQL', ({ open, kind }) => {
  const letters: MailMessage[] = []

  function openOn(db: Database, siteUrl = 'http://site.test') {
    letters.length = 0
    const mail = { isReady: async () => true, send: async (letter: MailMessage) => void letters.push(letter) }
    const log = { request: () => {}, warn: () => {}, error: () => {} }
    return openIdentity({
      db,
      databaseKind: kind,
      secret: 'the secret that the cookies of these tests are signed with',
      siteUrl,
      log,
      mail,
      passwords: fastPasswords,
    })
  }

  async function openWithOwner(siteUrl?: string) {
    const identity = openOn(await open(), siteUrl)
    const { uid } = await addAdmin(identity, { ...owner, now: noon })
    return { identity, uid, db: identity.db }
  }

  describe('signing in', () => {
    test('sets a cookie that identifies the admin until signing out', async () => {
      const { identity, uid, db } = await openWithOwner()
      const cookie = await getCookie(identity)
      expect(await findViewer(identity, cookie)).toMatchObject({ uid, email: 'owner@example.com', role: 'all', cookies: [] })
      const [row] = await db.selectFrom('identity_user').selectAll().execute()
      expect(row).toMatchObject({
        displayName: 'Admin',
        email: 'owner@example.com',
        phoneNumber: null,
        photoURL: null,
        tenantId: null,
        providerData: null,
      })
      expect(row?.lastSignInAt).not.toBeNull()
      const gone = await signOut(identity, cookie)
      expect(gone.join()).toMatch(/griddle=;.*Max-Age=0/i)
      expect(await findViewer(identity, cookie)).toBeUndefined()
    })

    test('sets a cookie that scripts can’t read, and on TLS one for this host only', async () => {
      const plain = await openWithOwner()
      const onHttp = await tryIn(plain.identity)
      expect(onHttp.ok && onHttp.cookies).toEqual([
        expect.stringMatching(/^griddle=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/),
        expect.stringMatching(/^griddle-device=[\w.-]+; Path=\/admin; Max-Age=34560000; HttpOnly; SameSite=Lax$/),
      ])
      const secure = await openWithOwner('https://eat.example')
      const onTls = await tryIn(secure.identity)
      expect(onTls.ok && onTls.cookies).toEqual([
        expect.stringMatching(/^__Host-griddle=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
        expect.stringMatching(/^griddle-device=.*; HttpOnly; SameSite=Lax; Secure$/),
      ])
      const headers = new Headers({ cookie: (onTls.ok && onTls.cookies[0]?.split(';')[0]) || '' })
      expect(await findViewer(secure.identity, headers)).toMatchObject({ role: 'all' })
    })

    test('a forged or foreign cookie identifies no one', async () => {
      const { identity, db } = await openWithOwner()
      const cookie = (await getCookie(identity)).get('cookie') ?? ''
      const [session] = await db.selectFrom('identity_session').select('token').execute()
      for (const forged of [
        'griddle=x',
        `griddle=${session?.token}`,
        cookie.slice(0, -8),
        cookie.replace('griddle=', 'griddle=A'),
        'other=1',
      ]) {
        expect(await findViewer(identity, new Headers({ cookie: forged }))).toBeUndefined()
      }
    })

    test('an unknown account, a wrong password and a missing one have the same result', async () => {
      const { identity } = await openWithOwner()
      const wrong = { ok: false, reason: 'wrong' }
      expect(await tryIn(identity, { password: 'wrong' })).toEqual(wrong)
      expect(await tryIn(identity, { email: 'nobody@example.com' })).toEqual(wrong)
      expect(await tryIn(identity, { password: 'x'.repeat(5000) })).toEqual(wrong)
    })

    test('someone who isn’t an admin is denied only after the right password, and gets no session', async () => {
      const { identity, uid, db } = await openWithOwner()
      await db.updateTable('admin').set({ role: 'reader' }).execute()
      expect(await tryIn(identity, { password: 'wrong' })).toEqual({ ok: false, reason: 'wrong' })
      expect(await tryIn(identity)).toEqual({ ok: false, reason: 'denied' })
      await db.deleteFrom('admin').where('uid', '=', uid).execute()
      expect(await tryIn(identity)).toEqual({ ok: false, reason: 'denied' })
      expect(await db.selectFrom('identity_session').select('id').execute()).toEqual([])
    })

    test('a session whose admin record is gone has no rights', async () => {
      const { identity, db } = await openWithOwner()
      const cookie = await getCookie(identity)
      await db.deleteFrom('admin').execute()
      expect(await findViewer(identity, cookie)).toMatchObject({ role: undefined })
    })

    test('an expired session is rejected', async () => {
      const { identity, db } = await openWithOwner()
      const cookie = await getCookie(identity)
      await db.updateTable('identity_session').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute()
      expect(await findViewer(identity, cookie)).toBeUndefined()
    })

    test('using a session renews it and its cookie, recorded to the minute', async () => {
      const { identity, db } = await openWithOwner()
      const cookie = await getCookie(identity)
      await db
        .updateTable('identity_session')
        .set({ expiresAt: new Date(Date.now() + 14 * 86_400_000 - 61_000).toISOString(), updatedAt: '2020-01-01T00:00:00.000Z' })
        .execute()
      expect(await findViewer(identity, cookie)).toMatchObject({ role: 'all', cookies: [expect.stringContaining('Max-Age=1209600')] })
      expect(await findViewer(identity, cookie)).toMatchObject({ role: 'all', cookies: [] })
      const { updatedAt } = await db.selectFrom('identity_session').select('updatedAt').executeTakeFirstOrThrow()
      expect(Math.abs(Date.now() - new Date(updatedAt).getTime())).toBeLessThan(60_000)
    })
  })

  describe('the throttle', () => {
    test('allows five failures per account in a quarter of an hour, known or not, and says how long to wait', async () => {
      const { identity } = await openWithOwner()
      for (const email of ['OWNER@example.com', 'nobody@example.com']) {
        for (let round = 0; round < 5; round++) {
          expect(await tryIn(identity, { email, password: 'wrong', now: later(round), address: `192.0.2.${round}` })).toEqual({
            ok: false,
            reason: 'wrong',
          })
        }
        for (let round = 0; round < 3; round++) {
          expect(await tryIn(identity, { email, now: later(5), address: '192.0.2.9' })).toEqual({
            ok: false,
            reason: 'throttled',
            minutes: 10,
          })
        }
      }
      expect(await tryIn(identity, { now: later(14.5) })).toEqual({ ok: false, reason: 'throttled', minutes: 1 })
      expect(await tryIn(identity, { now: later(15) })).toMatchObject({ ok: true })
      expect(await tryIn(identity, { now: later(15) })).toMatchObject({ ok: true })
    })

    test('allows twenty failures per address, for any accounts', async () => {
      const { identity } = await openWithOwner()
      for (let round = 0; round < 20; round++) await tryIn(identity, { email: `nobody${round}@example.com` })
      expect(await tryIn(identity)).toEqual({ ok: false, reason: 'throttled', minutes: 15 })
      expect(await tryIn(identity, { address: '192.0.2.2' })).toMatchObject({ ok: true })
    })

    test('can’t be bypassed by concurrent attempts', async () => {
      const { identity } = await openWithOwner()
      const outcomes = await Promise.all(Array.from({ length: 15 }, () => tryIn(identity, { password: 'wrong' })))
      expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'wrong').length).toBeLessThanOrEqual(5)
    })

    test('stores no e-mail addresses, and everything else for a day at most', async () => {
      const { identity, db } = await openWithOwner()
      await tryIn(identity, { email: 'typo@example.com' })
      expect(JSON.stringify(await db.selectFrom('sign_in_failures').selectAll().execute())).not.toContain('typo')
      await tryIn(identity, { now: later(24 * 60 + 1) })
      expect(await db.selectFrom('sign_in_failures').selectAll().execute()).toEqual([])
    })
  })

  describe('sessions', () => {
    test('are listed without their tokens, and ended one by one or together', async () => {
      const { identity, db } = await openWithOwner()
      const [first, second, third] = [await getCookie(identity), await getCookie(identity), await getCookie(identity)]
      const viewer = await findViewer(identity, first)
      if (!viewer) throw new Error('Not signed in')
      const sessions = await listSessions(db, viewer.uid, openSessionsAt(new Date()))
      expect(sessions).toHaveLength(3)
      expect(sessions).toContainEqual(expect.objectContaining({ id: viewer.sessionId, userAgent: 'Test browser' }))
      expect(Object.keys(sessions[0] ?? {}).sort()).toEqual(['createdAt', 'id', 'updatedAt', 'userAgent'])
      const other = await findViewer(identity, second)
      await deleteSession(db, viewer.uid, other?.sessionId ?? '')
      expect(await findViewer(identity, second)).toBeUndefined()
      await deleteOtherSessions(db, viewer.uid, viewer.sessionId)
      expect(await findViewer(identity, third)).toBeUndefined()
      expect(await findViewer(identity, first)).toMatchObject({ role: 'all' })
    })

    test('of other admins can’t be ended', async () => {
      const { identity, db } = await openWithOwner()
      const cookie = await getCookie(identity)
      const viewer = await findViewer(identity, cookie)
      await deleteSession(db, 'other', viewer?.sessionId ?? '')
      expect(await findViewer(identity, cookie)).toBeDefined()
    })

    test('signing in again ends the browser’s earlier session', async () => {
      const { identity } = await openWithOwner()
      const cookie = await getCookie(identity)
      expect(await tryIn(identity, { headers: cookie })).toMatchObject({ ok: true })
      expect(await findViewer(identity, cookie)).toBeUndefined()
    })
  })

  describe('a forgotten password', () => {
    const ask = (identity: Identity, email: string, now = noon, address = '192.0.2.1') =>
      requestPasswordReset(identity, { email, address, now, headers: new Headers() })
    const linkToken = () => letters.at(-1)?.text.match(/http:\/\/site\.test\/admin\/reset-password\?token=([\w-]+)/)?.[1] ?? ''

    test('is replaced using a mailed link that works once, ending every session', async () => {
      const { identity } = await openWithOwner()
      const cookie = await getCookie(identity)
      expect(await ask(identity, owner.email)).toEqual({ ok: true })
      expect(letters).toMatchObject([{ to: 'owner@example.com', subject: 'Reset your password' }])
      const token = linkToken()
      expect(await resetPassword(identity, { token, password: 'smoked salt and rye' })).toEqual({ ok: true })
      expect(await findViewer(identity, cookie)).toBeUndefined()
      expect(await tryIn(identity)).toEqual({ ok: false, reason: 'wrong' })
      expect(await tryIn(identity, { password: 'smoked salt and rye' })).toMatchObject({ ok: true })
      expect(await resetPassword(identity, { token, password: 'smoked salt and rye' })).toEqual({ ok: false, reason: 'expired' })
    })

    test('takes the same time for addresses with and without an account', async () => {
      const { identity } = await openWithOwner()
      for (const email of [owner.email, 'nobody@example.com']) {
        const before = performance.now()
        await ask(identity, email)
        expect(performance.now() - before).toBeGreaterThan(245)
      }
    })

    test.each(['through one of two links', 'in the terminal'])('if it was replaced %s, no other link works', async (way) => {
      const { identity } = await openWithOwner()
      await addAdmin(identity, { email: 'other@example.com', password: owner.password, now: noon })
      await ask(identity, 'other@example.com')
      const ofAnother = linkToken()
      await ask(identity, owner.email)
      const first = linkToken()
      await ask(identity, owner.email)
      if (way === 'in the terminal') await changePassword(identity, { email: owner.email, password: 'smoked salt and rye' })
      else expect(await resetPassword(identity, { token: linkToken(), password: 'smoked salt and rye' })).toEqual({ ok: true })
      expect(await resetPassword(identity, { token: first, password: 'not by this link' })).toEqual({ ok: false, reason: 'expired' })
      expect(await tryIn(identity, { password: 'smoked salt and rye' })).toMatchObject({ ok: true })
      expect(await resetPassword(identity, { token: ofAnother, password: 'smoked salt and rye' })).toEqual({ ok: true })
    })

    test('doesn’t use up the link while too many passwords wait', async () => {
      const { identity } = await openWithOwner()
      await ask(identity, owner.email)
      const token = linkToken()
      const busy = { ...identity, passwords: { ...identity.passwords, isBusy: () => true } }
      expect(await resetPassword(busy, { token, password: 'smoked salt and rye' })).toEqual({ ok: false, reason: 'busy' })
      expect(await resetPassword(identity, { token, password: 'smoked salt and rye' })).toEqual({ ok: true })
    })

    test('the link is stored as a hash and expires after an hour', async () => {
      const { identity, db } = await openWithOwner()
      await ask(identity, owner.email)
      const [row] = await db.selectFrom('identity_verification').selectAll().execute()
      expect(JSON.stringify(row)).not.toContain(linkToken())
      const lifetime = new Date(row?.expiresAt ?? 0).getTime() - Date.now()
      expect(lifetime).toBeGreaterThan(59 * 60_000)
      expect(lifetime).toBeLessThanOrEqual(60 * 60_000)
      await db
        .updateTable('identity_verification')
        .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
        .execute()
      expect(await resetPassword(identity, { token: linkToken(), password: 'smoked salt and rye' })).toEqual({
        ok: false,
        reason: 'expired',
      })
      expect(await tryIn(identity)).toMatchObject({ ok: true })
    })

    test('gets the same answer for an unknown account, and nothing is mailed', async () => {
      const { identity } = await openWithOwner()
      expect(await ask(identity, 'nobody@example.com')).toEqual({ ok: true })
      expect(letters).toEqual([])
    })

    test('can be requested five times in a quarter of an hour, three times from one address', async () => {
      const { identity } = await openWithOwner()
      for (let round = 0; round < 3; round++) await ask(identity, owner.email)
      const throttled = { ok: false, reason: 'throttled', minutes: 10 }
      expect(await ask(identity, owner.email, later(5))).toEqual(throttled)
      for (let round = 0; round < 2; round++) expect(await ask(identity, owner.email, noon, '198.51.100.1')).toEqual({ ok: true })
      expect(await ask(identity, owner.email, later(5), '198.51.100.1')).toEqual(throttled)
      expect(letters).toHaveLength(5)
      expect(await tryIn(identity)).toMatchObject({ ok: true })
    })
  })

  describe('admins', () => {
    test('the first one is created once, with a generated password unless one is given', async () => {
      const identity = openOn(await open())
      const first = await createFirstAdmin(identity, { now: noon })
      expect(first).toEqual({ email: 'admin@griddle.local', madePassword: expect.stringMatching(/^(?:[a-z2-9]{5}-){3}[a-z2-9]{5}$/) })
      expect(await tryIn(identity, { email: 'admin@griddle.local', password: first?.madePassword ?? '' })).toMatchObject({ ok: true })
      expect(await createFirstAdmin(identity, { now: noon })).toBeUndefined()
      const another = openOn(await open())
      expect(await createFirstAdmin(another, { ...owner, now: noon })).toEqual({ email: owner.email, madePassword: undefined })
      expect(await tryIn(another)).toMatchObject({ ok: true })
    })

    test('processes that start at the same time create one', async () => {
      const db = await open()
      const [one, two] = await Promise.all([createFirstAdmin(openOn(db), { now: noon }), createFirstAdmin(openOn(db), { now: noon })])
      expect(await listAdmins(db)).toHaveLength(1)
      const told = [one, two].filter((answer) => answer !== undefined)
      const outcomes = await Promise.all(told.map(({ email, madePassword }) => tryIn(openOn(db), { email, password: madePassword ?? '' })))
      expect(outcomes.some(({ ok }) => ok)).toBe(true)
    })

    test('adding one again keeps the account, sets the new password and ends sessions', async () => {
      const { identity, uid, db } = await openWithOwner()
      const cookie = await getCookie(identity)
      expect(await addAdmin(identity, { email: 'owner@example.com', password: 'smoked salt and rye', now: later(1) })).toEqual({ uid })
      expect(await findViewer(identity, cookie)).toBeUndefined()
      expect(await findAdmin(db, uid)).toMatchObject({ role: 'all' })
      expect(await tryIn(identity, { password: 'smoked salt and rye' })).toMatchObject({ ok: true })
    })

    test('changing a password in the terminal ends sessions and throttling', async () => {
      const { identity } = await openWithOwner()
      const cookie = await getCookie(identity)
      for (let round = 0; round < 6; round++) await tryIn(identity, { password: 'wrong' })
      expect(await changePassword(identity, { email: 'OWNER@example.com', password: 'smoked salt and rye' })).toBe(true)
      expect(await findViewer(identity, cookie)).toBeUndefined()
      expect(await tryIn(identity, { password: 'smoked salt and rye' })).toMatchObject({ ok: true })
      expect(await changePassword(identity, { email: 'nobody@example.com', password: 'smoked salt and rye' })).toBe(false)
    })

    test('a weak password is rejected everywhere', async () => {
      const { identity } = await openWithOwner()
      await expect(changePassword(identity, { email: owner.email, password: 'short' })).rejects.toThrow('at least 10 characters')
      await expect(addAdmin(identity, { email: 'b@example.com', password: 'Password123', now: noon })).rejects.toThrow('too easy to guess')
      expect(makePassword()).not.toBe(makePassword())
    })
  })
})

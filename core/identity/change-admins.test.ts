import { expect, test } from 'vitest'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import { fastPasswords } from '#tests/fast-passwords.ts'
import { browseLog, writeLog } from './admin-log.ts'
import { listLogActors, listLogRows } from './admin-log-rows.ts'
import { listAdmins, listPeople } from './admin-rows.ts'
import { findViewer, signIn } from './admin-sessions.ts'
import { changeRole, removeAdmin } from './change-admins.ts'
import { listInvitations } from './invitation-rows.ts'
import { acceptInvitation, forgetInvitations, inviteAdmin, listOpenInvitations } from './invite-admins.ts'
import { addAdmin, LastOwner } from './manage-admins.ts'
import { openIdentity } from './open-identity.ts'
import { changeOwnAccount, confirmEmailChange } from './own-email.ts'

const password = 'paprika on everything'
const now = new Date('2026-11-21T12:00:00.000Z')
const address = '192.0.2.1'

whereDatabasesDiffer('concurrent changes really run concurrently only on PostgreSQL', ({ open, kind }) => {
  async function openWith(...names: string[]) {
    const db = await open()
    const letters: { to: string; text: string }[] = []
    const identity = openIdentity({
      db,
      databaseKind: kind,
      secret: 'the secret that the cookies of these tests are signed with',
      siteUrl: 'http://site.test',
      log: { request: () => {}, warn: () => {}, error: () => {} },
      mail: { isReady: async () => true, send: async (letter) => void letters.push(letter) },
      passwords: fastPasswords,
    })
    const people = []
    for (const name of names) {
      const email = `${name}@example.com`
      const { uid } = await addAdmin(identity, { email, password, now })
      people.push({ uid, email, current: password, address, now })
    }
    const readToken = () => letters.at(-1)?.text.match(/token=([\w-]+)/)?.[1] ?? ''
    const accept = (token: string) => acceptInvitation(identity, { token, name: 'New', password, address, now, headers: new Headers() })
    return { db, identity, people, readToken, accept, letters }
  }

  type Proof = Parameters<typeof removeAdmin>[1]
  const changes = {
    removes: (identity: Parameters<typeof removeAdmin>[0], by: Proof, other: Proof) => removeAdmin(identity, by, other.uid),
    demotes: (identity: Parameters<typeof removeAdmin>[0], by: Proof, other: Proof) =>
      changeRole(identity, by, { uid: other.uid, role: 'author' }),
  }

  test.each(['removes', 'demotes'] as const)('if each of three admins %s the next at the same time, one remains', async (name) => {
    const { db, identity, people } = await openWith('ann', 'ben', 'cem')
    await Promise.all(people.map((by, index) => changes[name](identity, by, people[(index + 1) % 3] ?? by)))
    const left = (await listAdmins(db)).filter(({ role }) => role === 'all')
    expect(left.length).toBeGreaterThan(0)
    expect(left.length).toBeLessThan(3)
  })

  test('two admins who remove each other at the same time don’t both succeed', async () => {
    const { db, identity, people } = await openWith('ann', 'ben')
    const [ann, ben] = people
    if (!ann || !ben) throw new Error('Nobody')
    const outcomes = await Promise.all([removeAdmin(identity, ann, ben.uid), changeRole(identity, ben, { uid: ann.uid, role: 'editor' })])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await listAdmins(db)).filter(({ role }) => role === 'all')).toHaveLength(1)
  })

  test('the terminal never takes the role ‘all’ from the last admin who has it', async () => {
    const { db, identity } = await openWith('ann')
    const ann = { email: 'ann@example.com', password: 'another good secret', now, role: 'editor' } as const
    await expect(addAdmin(identity, ann)).rejects.toThrow(LastOwner)
    await addAdmin(identity, { email: 'ben@example.com', password, now })
    await addAdmin(identity, ann)
    expect((await listAdmins(db)).map(({ role }) => role).sort()).toEqual(['all', 'editor'])
  })

  test('removing ends the sessions and deletes the account', async () => {
    const { db, identity, people } = await openWith('ann', 'ben')
    const [ann, ben] = people
    if (!ann || !ben) throw new Error('Nobody')
    const signedIn = await signIn(identity, { email: ben.email, password, address, now, headers: new Headers() })
    const cookie = signedIn.ok ? (signedIn.cookies[0]?.split(';')[0] ?? '') : ''
    expect(await findViewer(identity, new Headers({ cookie }))).toMatchObject({ role: 'all' })
    expect((await listPeople(db)).filter(({ lastActiveAt }) => lastActiveAt).map(({ email }) => email)).toEqual([ben.email])
    await removeAdmin(identity, ann, ben.uid)
    expect(await findViewer(identity, new Headers({ cookie }))).toBeUndefined()
    expect((await db.selectFrom('identity_account').select('id').execute()).length).toBe(1)
    const log = await listLogRows(db, { actor: ann.email, kind: 'admins' }, { limit: 9, offset: 0 })
    expect(log.map(({ what }) => what)).toEqual([`removed ${ben.email}, who was all`])
  })

  test('an invitation is accepted once, even if used several times at once', async () => {
    const { db, identity, people, readToken, accept } = await openWith('ann')
    const [ann] = people
    if (!ann) throw new Error('Nobody')
    await inviteAdmin(identity, ann, { email: 'New@example.com', role: 'editor' })
    const token = readToken()
    const outcomes = await Promise.all([accept(token), accept(token), accept(token)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await listAdmins(db)).map(({ email, role }) => `${email} ${role}`).sort()).toEqual([
      `${ann.email} all`,
      'new@example.com editor',
    ])
    expect(await listInvitations(db)).toEqual([])
  })

  test('an expired invitation stays listed for a month', async () => {
    const { db, identity, people } = await openWith('ann')
    const [ann] = people
    if (!ann) throw new Error('Nobody')
    const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
    await inviteAdmin(identity, ann, { email: 'new@example.com', role: 'editor' })
    expect((await listOpenInvitations(db, inDays(6))).map(({ isExpired }) => isExpired)).toEqual([false])
    await forgetInvitations(db, inDays(36))
    expect((await listOpenInvitations(db, inDays(36))).map(({ isExpired }) => isExpired)).toEqual([true])
    await forgetInvitations(db, inDays(38))
    expect(await listOpenInvitations(db, inDays(38))).toEqual([])
  })

  test('a link changes the address once, and a newer request replaces it', async () => {
    const { db, identity, people, readToken, letters } = await openWith('ann')
    const [ann] = people
    if (!ann) throw new Error('Nobody')
    const linkTo = (email: string) => letters.findLast(({ to }) => to === email)?.text.match(/token=([\w-]+)/)?.[1] ?? ''
    await changeOwnAccount(identity, ann, { name: 'Ann', email: 'one@example.com' })
    await changeOwnAccount(identity, ann, { name: 'Ann', email: 'Two@example.com' })
    expect(readToken()).toBe('')
    const confirm = (email: string) => confirmEmailChange(identity, { token: linkTo(email), address, now })
    expect(await confirm('one@example.com')).toMatchObject({ ok: false, reason: 'expired' })
    const both = await Promise.all([confirm('two@example.com'), confirm('two@example.com')])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await listPeople(db)).map(({ name, email }) => [name, email])).toEqual([['Ann', 'two@example.com']])
  })

  test('the log is read by actor, by kind and by page', async () => {
    const { db } = await openWith()
    for (let index = 0; index < 51; index++) {
      const entry = { kind: index % 2 ? 'site' : 'people', what: `did ${index}` } as const
      await writeLog(db, { uid: 'x', name: index < 50 ? 'ann' : 'ben' }, entry, new Date(now.getTime() + index))
    }
    expect((await browseLog(db, {}, 1))?.entries[0]?.what).toBe('did 50')
    expect((await browseLog(db, {}, 2))?.entries.map(({ what }) => what)).toEqual(['did 0'])
    expect(await browseLog(db, {}, 3)).toBeUndefined()
    expect((await browseLog(db, { actor: 'ann', kind: 'site' }, 1))?.total).toBe(25)
    expect((await browseLog(db, { actor: 'ben', kind: 'site' }, 1))?.entries).toEqual([])
    expect(await listLogActors(db)).toEqual(['ann', 'ben'])
  })
})

import { describe, expect, onTestFinished, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { putCollection } from '#core/collections/all-collection-rows.ts'
import type { Database } from '#core/database/database.ts'
import { admitSender, submissionsPerHour } from '#core/forms/accept-submission.ts'
import { findViewer, signIn } from '#core/identity/admin-sessions.ts'
import { forgetAddresses } from '#core/identity/forget-addresses.ts'
import { inviteAdmin, listOpenInvitations, readInvitation } from '#core/identity/invite-admins.ts'
import { addAdmin } from '#core/identity/manage-admins.ts'
import { openIdentity } from '#core/identity/open-identity.ts'
import { changeOwnAccount, readAwaitedEmail, readEmailChange } from '#core/identity/own-email.ts'
import { goodAt, makeChallenge, readChallenge } from '#core/identity/passkey-challenge.ts'
import { insertPasskey, notePasskeyUse } from '#core/identity/passkey-rows.ts'
import { endWhatIsOver } from '#core/identity/session-times.ts'
import { admitAttempt } from '#core/identity/throttle.ts'
import { isImportLocked } from '#core/imports/lock-import.ts'
import { runOnce } from '#core/jobs/run-once.ts'
import { putPage } from '#core/pages/all-page-rows.ts'
import { openFiles } from '#core/pictures/files.ts'
import { openPictures } from '#core/pictures/pictures.ts'
import { keepWorkingCopy } from '#core/revisions/keep-working-copy.ts'
import { insertRevision, listRevisionsBelow } from '#core/revisions/revision-rows.ts'
import { saveRevision } from '#core/revisions/save-revision.ts'
import type { MailMessage } from '#domain/mail.ts'
import { openSharedJobs } from '#server/shared-jobs.ts'
import { aBlog } from './builders.ts'
import { onEachDatabase } from './each-database.ts'
import { aFolder } from './each-store.ts'
import { fastPasswords } from './fast-passwords.ts'
import { makeSure } from './sure-time.ts'

// A clock was once a year ahead, and is right again: what it dated blocks nothing, and nothing is deleted because of it.

const now = new Date('2026-11-25T12:00:00.000Z')
const day = 24 * 60 * 60_000
const hour = 60 * 60_000
const ahead = new Date(now.getTime() + 365 * day)
const later = (milliseconds: number, than = now) => new Date(than.getTime() + milliseconds)
const address = '192.0.2.1'
const owner = { email: 'owner@example.com', password: 'paprika on everything' }

onEachDatabase(({ open, kind }) => {
  async function openWithOwner() {
    const db = await open()
    const letters: MailMessage[] = []
    const identity = openIdentity({
      ...{ db, databaseKind: kind, passwords: fastPasswords, siteUrl: 'http://site.test' },
      secret: 'the secret that the cookies of these tests are signed with',
      log: { request: () => {}, warn: () => {}, error: () => {} },
      mail: { isReady: async () => true, send: async (letter) => void letters.push(letter) },
    })
    const { uid } = await addAdmin(identity, { ...owner, now })
    const readToken = () => letters.map(({ text }) => text.match(/token=([\w-]+)/)?.[1] ?? '').find((token) => token !== '') ?? ''
    return {
      db,
      identity,
      uid,
      readToken,
      proofAt: (when: Date) => ({ uid, email: owner.email, current: owner.password, address, now: when }),
    }
  }

  describe('jobs', () => {
    const job = { name: 'x', everyMilliseconds: day, retryMilliseconds: hour, work: async () => 'made' }

    test.each(['doneAt', 'failedAt'] as const)('whose %s lies ahead are due', async (column) => {
      const db = await open()
      await db
        .insertInto('jobs')
        .values({ name: 'x', [column]: ahead.toISOString() })
        .execute()
      expect(await runOnce(db, job, () => now)).toBe(true)
      expect(await runOnce(db, job, () => later(hour))).toBe(false)
    })

    test('done by a machine whose clock is four minutes ahead count as done', async () => {
      const db = await open()
      await runOnce(db, job, () => later(4 * 60_000))
      expect(await runOnce(db, job, () => now)).toBe(false)
      expect(await runOnce(db, { ...job, everyMilliseconds: 0 }, () => now)).toBe(true)
    })

    test('held by a killed process until then are free within two minutes, but not at once, for one that lives', async () => {
      const db = await open()
      const held = { holder: 'dead', heldUntil: ahead.toISOString() }
      await db
        .insertInto('jobs')
        .values([
          { name: 'x', ...held },
          { name: 'import', ...held },
        ])
        .execute()
      expect(await isImportLocked(db, now)).toBe(false)
      expect(await runOnce(db, job, () => now)).toBe(false)
      expect(await runOnce(db, job, () => later(119_000))).toBe(false)
      expect(await runOnce(db, job, () => later(120_000))).toBe(true)
    })
  })

  describe('signing in', () => {
    test('is not throttled by failures dated then, but still by current ones', async () => {
      const db = await open()
      const fail = (when: Date) => admitAttempt(db, { account: 'a', address, now: when })
      for (let time = 0; time < 30; time++) await fail(ahead)
      for (let time = 0; time < 5; time++) expect(await fail(now)).toMatchObject({ ok: true })
      expect(await fail(now)).toMatchObject({ ok: false, minutes: 15 })
    })

    test('by an invitation or a new address dated then has expired', async () => {
      const { db, identity, uid, proofAt, readToken } = await openWithOwner()
      await inviteAdmin(identity, proofAt(ahead), { email: 'new@mail.example', role: 'editor' })
      expect(await readInvitation(db, readToken(), now)).toBeUndefined()
      expect(await readInvitation(db, readToken(), later(day, ahead))).toMatchObject({ email: 'new@mail.example' })
      expect(await listOpenInvitations(db, now)).toMatchObject([{ isExpired: true }])
      await db.deleteFrom('invitations').execute()
      const second = await openWithOwner()
      await changeOwnAccount(second.identity, second.proofAt(ahead), { name: 'Owner', email: 'other@mail.example' })
      expect(await readEmailChange(second.identity, second.readToken(), now)).toBeUndefined()
      expect(await readAwaitedEmail(second.identity, second.uid, now)).toBeUndefined()
      expect(await readAwaitedEmail(second.identity, second.uid, ahead)).toBe('other@mail.example')
      expect(uid).not.toBe('')
    })

    test('continues with a passkey that was used then, and no challenge dated then is valid', async () => {
      const { db, identity, uid } = await openWithOwner()
      const purpose = 'sign-in'
      const challenge = (when: Date) => Buffer.from(makeChallenge(identity, { purpose, now: when })).toString('base64url')
      expect(readChallenge(identity, challenge(ahead), { purpose, now })).toBeUndefined()
      expect(readChallenge(identity, challenge(now), { purpose, now })).toBe(now.toISOString())
      await insertPasskey(db, {
        ...{ id: 'p', userId: uid, name: 'Phone', credentialId: 'c', publicKey: 'k', counter: 0, isSynced: false, challenge: 'h' },
        ...{ challengedAt: ahead.toISOString(), createdAt: ahead.toISOString(), lastUsedAt: null },
      })
      const use = (when: Date) => {
        const moment = when.toISOString()
        return notePasskeyUse(db, 'p', { counter: 1, challengedAt: moment, isSynced: false, now: moment, good: goodAt(when) })
      }
      expect([await use(now), await use(now), await use(later(1))]).toEqual([true, false, true])
    })

    test('sessions, reset links and locks dated then end', async () => {
      const { db, identity, uid } = await openWithOwner()
      const outcome = await signIn(identity, { ...owner, address, now, headers: new Headers() })
      if (!outcome.ok) throw new Error(outcome.reason)
      const headers = new Headers({ cookie: outcome.cookies.map((cookie) => cookie.split(';')[0]).join('; ') })
      expect(await findViewer(identity, headers)).toMatchObject({ uid })
      const inAYear = new Date(Date.now() + 365 * day).toISOString()
      await db.updateTable('identity_session').set({ expiresAt: inAYear }).execute()
      expect(await findViewer(identity, headers)).toBeUndefined()
      const made = { createdAt: inAYear, updatedAt: inAYear }
      await db
        .insertInto('identity_verification')
        .values({ id: 'v', identifier: 'x', value: uid, expiresAt: inAYear, ...made })
        .execute()
      const locked = { failedVerificationCount: 10, lockedUntil: inAYear }
      await db
        .insertInto('identity_two_factor')
        .values({ id: 't', userId: uid, secret: 's', backupCodes: 'b', verified: true, ...locked })
        .execute()
      await endWhatIsOver(db)
      expect(await db.selectFrom('identity_session').select('id').execute()).toEqual([])
      expect(await db.selectFrom('identity_verification').select('id').execute()).toEqual([])
      expect(await db.selectFrom('identity_two_factor').select(['lockedUntil', 'failedVerificationCount']).execute()).toEqual([
        { lockedUntil: null, failedVerificationCount: 0 },
      ])
    })
  })

  test('forms dated then neither use up an address’s limit nor count as sent twice, and their addresses are forgotten', async () => {
    const db = await open()
    const send = (when: Date, text: string) => admitSender(db, { address, now: when }, [text], async () => undefined)
    for (let time = 0; time < submissionsPerHour; time++) expect(await send(ahead, `${time}`)).toEqual({ ok: true })
    expect(await send(now, 'a new one')).toEqual({ ok: true })
    let stored = 0
    await admitSender(db, { address, now }, ['3'], async () => {
      stored += 1
    })
    expect(stored).toBe(1)
    await forgetAddresses(db, later(hour))
    const kept = await db.selectFrom('submissions').select('createdAt').where('address', '=', address).execute()
    expect(kept.map(({ createdAt }) => createdAt)).toEqual([now.toISOString(), now.toISOString()])
  })

  test('someone who typed then does not have the record open until then', async () => {
    const db = await open()
    const copy = (id: string) => ({
      id,
      record: { kind: 'blog', id: 'one' } as const,
      base: 1,
      sequence: 1,
      after: 0,
      fields: { title: id },
    })
    await keepWorkingCopy(db, copy('a'), { uid: 'ann', name: 'Ann' }, ahead)
    expect(await keepWorkingCopy(db, copy('b'), { uid: 'ben', name: 'Ben' }, now)).toMatchObject({ others: [] })
  })

  test('a save dated then thins out no history', async () => {
    const db = await open()
    const record = { kind: 'blog', id: 'one' } as const
    const revision = { ...record, recordId: 'one', authorId: '', author: '', summary: '', size: 2, fields: '{}', savedFrom: null }
    for (let number = 1; number <= 20; number++) {
      const { id: _, ...row } = revision
      await insertRevision(db, { ...row, number, createdAt: later(number * 1000).toISOString() })
    }
    const saved = { fields: { title: 'x' }, state: 'published', publishedAt: now.toISOString(), at: ahead.toISOString() } as const
    await saveRevision(db, record, { before: { ...saved, fields: { title: 'y' } }, after: saved, editing: {} })
    expect(await listRevisionsBelow(db, record, 100, 100)).toHaveLength(21)
  })

  describe('housekeeping', () => {
    /** Something of each kind that is deleted by age, dated so. */
    async function fill(db: Database, date: Date) {
      const moment = date.toISOString()
      await insertBlog(db, aBlog({ id: 'trashed' }))
      const words = { title: 'x', intro: 'x', createdAt: moment, updatedAt: moment, state: 'trashed', trashedAt: moment } as const
      await putPage(db, { ...words, id: 'trashed', slug: 'x', content: '', description: '', layout: 'plain' })
      const picture = { picture: '', pictureFetched: null, pictureAlt: null }
      await putCollection(db, { ...words, ...picture, id: 'trashed', slug: 'x', recipes: [], homePlace: null })
      await db.updateTable('_blogs').set({ state: 'trashed', trashedAt: moment, trashedFrom: 'draft' }).execute()
      const copy = { id: 'copy', kind: 'blog', recordId: 'one', authorId: 'x', author: 'x', base: 1, sequence: 1, fields: '{}' } as const
      await db
        .insertInto('workingCopies')
        .values({ ...copy, savedAt: moment })
        .execute()
      const entry = { id: 'entry', actorId: 'x', actor: 'x', kind: 'writing', what: 'x', link: null, attempts: 1, address: null } as const
      await db
        .insertInto('adminLog')
        .values({ ...entry, createdAt: moment })
        .execute()
      const invitation = { id: 'i', email: 'x', role: 'author', tokenHash: 'x', invitedBy: 'x', createdAt: moment }
      await db
        .insertInto('invitations')
        .values({ ...invitation, expiresAt: later(7 * day, date).toISOString() })
        .execute()
      await db.insertInto('sentForms').values({ id: 'form', recordId: 'x', slug: 'x', createdAt: moment }).execute()
      await db
        .insertInto('missedSearches')
        .values({ day: moment.slice(0, 10), query: 'pho', times: 1 })
        .execute()
    }

    async function listLeft(db: Database) {
      const tables = ['_blogs', 'pages', 'collections', 'workingCopies', 'adminLog', 'invitations', 'sentForms', 'missedSearches'] as const
      const left = []
      for (const table of tables) if (await db.selectFrom(table).selectAll().executeTakeFirst()) left.push(table)
      return left
    }

    const all = ['_blogs', 'pages', 'collections', 'workingCopies', 'adminLog', 'invitations', 'sentForms', 'missedSearches']

    function openJobs(db: Database) {
      let moment = now
      const files = openFiles(aFolder())
      const pictures = openPictures({ files, variantsFolder: aFolder(), shippedFolder: aFolder(), log: () => {} })
      onTestFinished(pictures.close)
      const faults: object[] = []
      const log = { request: () => {}, warn: () => {}, error: (facts: object) => void faults.push(facts) }
      const shared = openSharedJobs({
        ...{ db, dataDir: '.', files, pictures, log, clock: () => moment, siteUrl: 'https://eat.example' },
        remote: { resolve: async () => [], open: () => Promise.reject(new Error('Tests can’t reach other sites')) },
        signal: new AbortController().signal,
      })
      return async (when: Date) => {
        moment = when
        shared.beginDue()
        await shared.close()
        expect(faults).toEqual([])
      }
    }

    test('deletes nothing because of one reading of a clock two years ahead, and everything once the time is trusted', async () => {
      const db = await open()
      await fill(db, later(-hour))
      const run = openJobs(db)
      const muchLater = later(730 * day)
      await makeSure(db, now)
      await run(muchLater)
      expect(await listLeft(db)).toEqual(all)
      await run(now)
      expect(await listLeft(db)).toEqual(all)
      await makeSure(db, muchLater)
      await run(later(day, muchLater))
      expect(await listLeft(db)).toEqual([])
    })

    test('without a trusted time nothing is deleted', async () => {
      const db = await open()
      await fill(db, later(-800 * day))
      await openJobs(db)(now)
      expect(await listLeft(db)).toEqual(all)
    })

    test('keeps what was dated then for its whole period from when that is noticed, and no longer', async () => {
      const db = await open()
      await fill(db, ahead)
      const run = openJobs(db)
      await makeSure(db, later(-60_000))
      await run(now)
      expect(await listLeft(db)).toEqual(all.filter((table) => table !== 'missedSearches'))
      const inTwoMonths = later(60 * day)
      await makeSure(db, inTwoMonths)
      await run(inTwoMonths)
      expect(await listLeft(db), 'the log keeps what it was told for a year').toEqual(['adminLog'])
    })
  })
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#core/database/database.ts'
import { nextOf } from '#domain/span.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { deleteExpiredSessions, deleteOtherSessions, deleteSession, listSessions } from './session-rows.ts'

const now = '2026-11-21T12:00:00.000Z'
const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`

async function insertPerson(db: Database, id: string) {
  const plain = {
    displayName: 'Admin',
    email: `${id}@example.com`,
    emailVerified: true,
    isAnonymous: false,
    createdAt: now,
    updatedAt: now,
  }
  await db
    .insertInto('identity_user')
    .values({ id, ...plain })
    .execute()
}

const open14 = nextOf(14 * 86_400_000, new Date(now))

async function insertSession(db: Database, userId: string, id: string, { expiresAt = at(20), updatedAt = at(1) } = {}) {
  await db
    .insertInto('identity_session')
    .values({ id, userId, token: `token of ${id}`, expiresAt, createdAt: at(0), updatedAt, userAgent: null })
    .execute()
}

async function listAllIds(db: Database) {
  return (await db.selectFrom('identity_session').select('id').orderBy('id').execute()).map(({ id }) => id)
}

onEachDatabase(({ open }) => {
  async function openWithPeople() {
    const db = await open()
    for (const person of ['ann', 'ben']) await insertPerson(db, person)
    return db
  }

  test('lists an admin’s unexpired sessions, last used first, without their tokens', async () => {
    const db = await openWithPeople()
    await insertSession(db, 'ann', 'older', { updatedAt: at(2) })
    await insertSession(db, 'ann', 'newer', { updatedAt: at(3) })
    await insertSession(db, 'ann', 'expired', { expiresAt: at(11) })
    await insertSession(db, 'ann', 'expires now', { expiresAt: now })
    await insertSession(db, 'ben', 'of another')
    const sessions = await listSessions(db, 'ann', open14)
    expect(sessions.map(({ id }) => id)).toEqual(['newer', 'older'])
    expect(sessions[0]).toEqual({ id: 'newer', userAgent: '', createdAt: at(0), updatedAt: at(3) })
  })

  test('users can end their own sessions, one by one or all others', async () => {
    const db = await openWithPeople()
    for (const id of ['a1', 'a2', 'a3']) await insertSession(db, 'ann', id)
    await insertSession(db, 'ben', 'b1')
    await deleteSession(db, 'ben', 'a1')
    expect(await listAllIds(db)).toEqual(['a1', 'a2', 'a3', 'b1'])
    await deleteSession(db, 'ann', 'a1')
    expect(await listAllIds(db)).toEqual(['a2', 'a3', 'b1'])
    await deleteOtherSessions(db, 'ann', 'a3')
    expect(await listAllIds(db)).toEqual(['a3', 'b1'])
  })

  test('expired sessions and reset links are deleted, others are not', async () => {
    const db = await openWithPeople()
    await insertSession(db, 'ann', 'expired', { expiresAt: at(11) })
    await insertSession(db, 'ann', 'open', { expiresAt: at(13) })
    for (const hour of [11, 13])
      await sql`insert into identity_verification (id, identifier, value, "expiresAt", "createdAt", "updatedAt")
        values (${`link ${hour}`}, 'x', 'x', ${at(hour)}, ${now}, ${now})`.execute(db)
    await deleteExpiredSessions(db, { sessions: open14, links: open14 })
    expect(await listAllIds(db)).toEqual(['open'])
    expect(await db.selectFrom('identity_verification').select('id').execute()).toEqual([{ id: 'link 13' }])
  })
})

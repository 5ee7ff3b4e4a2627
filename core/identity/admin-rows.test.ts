import { expect, test } from 'vitest'
import type { Database } from '#core/database/database.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { findAdmin, hasAdmin, insertAdmin, listAdmins } from './admin-rows.ts'

async function insertPerson(db: Database, id: string) {
  const moment = '2026-11-21T12:00:00.000Z'
  await db
    .insertInto('identity_user')
    .values({
      id,
      displayName: 'Admin',
      email: `${id}@example.com`,
      emailVerified: true,
      isAnonymous: false,
      createdAt: moment,
      updatedAt: moment,
    })
    .execute()
}

onEachDatabase(({ open }) => {
  test('an admin record can be found by user id, listed, and replaced', async () => {
    const db = await open()
    await insertPerson(db, 'a')
    await insertPerson(db, 'b')
    const first = { uid: 'a', role: 'none', email: 'a@example.com', createdAt: '2026-11-20T12:00:00.000Z' }
    const second = { uid: 'b', role: 'all', email: 'b@example.com', createdAt: '2026-11-21T12:00:00.000Z' }
    await insertAdmin(db, first)
    expect(await hasAdmin(db)).toBe(false)
    await insertAdmin(db, second)
    expect(await hasAdmin(db)).toBe(true)
    expect(await findAdmin(db, 'a')).toEqual(first)
    expect(await findAdmin(db, 'c')).toBeUndefined()
    await insertAdmin(db, { ...first, role: 'all', createdAt: '2026-11-22T12:00:00.000Z' })
    expect(await listAdmins(db)).toEqual([{ ...first, role: 'all' }, second])
  })
})

import { expect, test } from 'vitest'
import { onEachDatabase } from '#tests/each-database.ts'
import { claimCode, deleteSecondStep, findAccount } from './account-rows.ts'

const moment = '2026-11-21T12:00:00.000Z'

onEachDatabase(({ open }) => {
  test('a code is claimed once, and turning off the second step deletes its key', async () => {
    const db = await open()
    const plain = { displayName: 'Ann', emailVerified: true, isAnonymous: false, createdAt: moment, updatedAt: moment }
    await db
      .insertInto('identity_user')
      .values({ id: 'ann', email: 'ann@example.com', twoFactorEnabled: true, ...plain })
      .execute()
    const empty = { failedVerificationCount: 0, lockedUntil: null, lastCode: null }
    await db
      .insertInto('identity_two_factor')
      .values({ id: 'a', userId: 'ann', secret: 'x', backupCodes: 'x', verified: true, ...empty })
      .execute()
    expect(await claimCode(db, 'ann', 'one')).toBe(true)
    expect(await claimCode(db, 'ann', 'one')).toBe(false)
    expect(await claimCode(db, 'ann', 'two')).toBe(true)
    expect(await findAccount(db, 'ann')).toMatchObject({ hasSecondStep: true })
    await deleteSecondStep(db, 'ann')
    expect(await findAccount(db, 'ann')).toMatchObject({ hasSecondStep: false })
    expect(await db.selectFrom('identity_two_factor').select('id').execute()).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { onEachDatabase } from '#tests/each-database.ts'
import {
  deleteSignInFailure,
  deleteSignInFailuresOf,
  deleteSignInFailuresOutside,
  findSignInFailureMoment,
  insertSignInFailure,
} from './sign-in-failure-rows.ts'

const at = (minute: number) => `2026-11-21T12:${String(minute).padStart(2, '0')}:00.000Z`
const since = (minute: number) => ({ after: Date.parse(at(minute)), until: Date.parse(at(59)) })

onEachDatabase(({ open }) => {
  test('failures are counted from the newest, by account and by address', async () => {
    const db = await open()
    for (const minute of [1, 2, 3])
      await insertSignInFailure(db, { id: `f${minute}`, account: `a${minute % 2}`, address: 'x', createdAt: at(minute) })
    expect(await findSignInFailureMoment(db, { address: 'x' }, { within: since(0), newer: 2 })).toBe(at(1))
    expect(await findSignInFailureMoment(db, { address: 'x' }, { within: since(1), newer: 2 })).toBeUndefined()
    expect(await findSignInFailureMoment(db, { account: 'a1' }, { within: since(0), newer: 1 })).toBe(at(1))
    expect(await findSignInFailureMoment(db, { account: 'a0' }, { within: since(0), newer: 1 })).toBeUndefined()
  })

  test('failures are removed individually and by age', async () => {
    const db = await open()
    for (const minute of [1, 2, 3, 4])
      await insertSignInFailure(db, { id: `f${minute}`, account: `a${minute % 2}`, address: 'x', createdAt: at(minute) })
    await deleteSignInFailure(db, 'f4')
    await deleteSignInFailuresOf(db, 'a0')
    await deleteSignInFailuresOutside(db, since(2))
    expect(await db.selectFrom('sign_in_failures').select('id').execute()).toEqual([{ id: 'f3' }])
  })
})

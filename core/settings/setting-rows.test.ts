import { expect, test } from 'vitest'
import { insertUser } from '#core/people/people-rows.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { findSettings, isPopupEnabled, updatePopup, updateSettings } from './setting-rows.ts'
import { findSiteNumbers, updateSiteNumbers } from './site-number-rows.ts'

onEachDatabase(({ open }) => {
  test('settings are empty until the owner saves some', async () => {
    const db = await open()
    expect(await findSettings(db)).toEqual({})
    await updateSettings(db, { name: '', headline: 'Hi' })
    expect(await findSettings(db)).toEqual({ name: '', headline: 'Hi' })
  })

  test('the popup is off until it is switched on', async () => {
    const db = await open()
    expect(await isPopupEnabled(db)).toBe(false)
    await updatePopup(db, true)
    expect(await isPopupEnabled(db)).toBe(true)
  })

  test('numbers are found by host', async () => {
    const db = await open()
    await db.insertInto('siteNumbers').values({ id: 'eat.example', numberIntl: '+1 2', numberLocal: '2' }).execute()
    expect(await findSiteNumbers(db, 'eat.example')).toEqual({ numberIntl: '+1 2', numberLocal: '2' })
    expect(await findSiteNumbers(db, 'other.example')).toBeUndefined()
  })

  test('of several hosts the first one with numbers of its own counts', async () => {
    const db = await open()
    for (const host of ['a.example', 'b.example']) await updateSiteNumbers(db, host, { numberIntl: host, numberLocal: host })
    expect((await findSiteNumbers(db, 'b.example', 'a.example'))?.numberIntl).toBe('b.example')
    expect((await findSiteNumbers(db, 'a.example', 'b.example'))?.numberIntl).toBe('a.example')
    expect((await findSiteNumbers(db, 'c.example', 'b.example'))?.numberIntl).toBe('b.example')
  })

  test('one e-mail address joins once, in any case', async () => {
    const db = await open()
    const user = { id: 'a', fullName: 'Ann', email: 'Ann@Example.com', phone: '', createdAt: '2026-11-21T12:00:00.000Z' }
    await insertUser(db, user)
    await insertUser(db, { ...user, id: 'b', email: 'ann@example.COM', fullName: 'Somebody else' })
    expect(await db.selectFrom('users').select(['id', 'fullName']).execute()).toEqual([{ id: 'a', fullName: 'Ann' }])
  })
})

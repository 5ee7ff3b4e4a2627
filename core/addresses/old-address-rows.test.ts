import { expect, test } from 'vitest'
import { onEachDatabase } from '#tests/each-database.ts'
import { deleteOldAddress, deleteOldAddressesOf, findOldAddress, insertOldAddress } from './old-address-rows.ts'

const createdAt = '2026-11-21T12:00:00.000Z'

onEachDatabase(({ open }) => {
  test('posts and recipes leave the same address without knowing of each other', async () => {
    const db = await open()
    await insertOldAddress(db, { kind: 'blog', slug: 'salt', recordId: '1', createdAt })
    await insertOldAddress(db, { kind: 'recipe', slug: 'salt', recordId: '1', createdAt })
    await deleteOldAddress(db, 'recipe', 'salt')
    expect(await findOldAddress(db, 'recipe', 'salt')).toBeUndefined()
    expect(await findOldAddress(db, 'blog', 'salt')).toBe('1')
    await insertOldAddress(db, { kind: 'recipe', slug: 'heat', recordId: '1', createdAt })
    await deleteOldAddressesOf(db, 'recipe', '1')
    expect(await findOldAddress(db, 'recipe', 'heat')).toBeUndefined()
    expect(await findOldAddress(db, 'blog', 'salt')).toBe('1')
  })

  test('an address belongs to the record that left it last, and only one record forgets its own', async () => {
    const db = await open()
    for (const recordId of ['1', '2']) await insertOldAddress(db, { kind: 'blog', slug: 'salt', recordId, createdAt })
    await insertOldAddress(db, { kind: 'blog', slug: 'heat', recordId: '1', createdAt })
    expect(await findOldAddress(db, 'blog', 'salt')).toBe('2')
    await deleteOldAddressesOf(db, 'blog', '1')
    expect(await findOldAddress(db, 'blog', 'heat')).toBeUndefined()
    expect(await findOldAddress(db, 'blog', 'salt')).toBe('2')
  })
})

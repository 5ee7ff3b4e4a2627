import { expect, test } from 'vitest'
import { onEachDatabase } from '#tests/each-database.ts'
import { deleteSentFormsBefore, deleteSentFormsOf, findSentForm, insertSentForm } from './sent-form-rows.ts'

onEachDatabase(({ open }) => {
  async function openWithForms() {
    const db = await open()
    for (const day of ['20', '21', '22'])
      await insertSentForm(db, { id: day, recordId: `post-${day}`, slug: 'salt', createdAt: `2026-11-${day}T12:00:00.000Z` })
    return db
  }

  test('what was sent before a moment is forgotten, what was sent in it or later is not', async () => {
    const db = await openWithForms()
    await deleteSentFormsBefore(db, '2026-11-21T12:00:00.000Z')
    expect(await findSentForm(db, '20')).toBeUndefined()
    expect(await findSentForm(db, '21')).toEqual({ recordId: 'post-21', slug: 'salt' })
    expect(await findSentForm(db, '22')).toEqual({ recordId: 'post-22', slug: 'salt' })
  })

  test('a record that is gone takes its own forms along', async () => {
    const db = await openWithForms()
    await deleteSentFormsOf(db, 'post-21')
    expect(await findSentForm(db, '21')).toBeUndefined()
    expect(await findSentForm(db, '22')).toBeDefined()
  })

  test('a form is noted once', async () => {
    const db = await openWithForms()
    const again = insertSentForm(db, { id: '20', recordId: 'another', slug: 'heat', createdAt: '2026-11-22T12:00:00.000Z' })
    await expect(again).rejects.toMatchObject({ conflict: true })
  })
})

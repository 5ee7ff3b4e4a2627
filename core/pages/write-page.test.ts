import { expect, test } from 'vitest'
import { openAdminParts } from '#tests/admin-parts.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { listPages } from './list-pages.ts'
import { findOriginalOf } from './original-page.ts'
import { findPublicPage } from './public-page-rows.ts'
import { findMovedPage } from './show-page.ts'
import { deletePage, restoreOriginalPage, savePage } from './write-page.ts'

const draft = { title: 'Gift cards', urlSlug: '', intro: '', content: '<p>One</p>', description: '', layout: 'plain' } as const
const saving = { formId: '', whenPicturesFail: 'ask', wish: 'publish', isReserved: () => false } as const

onEachDatabase(({ open }) => {
  test('a page is written, moved and deleted', async () => {
    const db = await open()
    const { parts } = openAdminParts(db)
    const made = await savePage(parts, draft, { ...saving, id: undefined })
    if (!made.ok) throw new Error(made.reason)
    expect(await savePage(parts, draft, { ...saving, id: undefined })).toMatchObject({ ok: true, slug: 'gift-cards-2' })
    expect(await savePage(parts, { ...draft, urlSlug: 'gift-cards' }, { ...saving, id: undefined })).toMatchObject({ ok: true })
    expect(await savePage(parts, { ...draft, urlSlug: 'gift-cards-2' }, { ...saving, id: made.id })).toMatchObject({ reason: 'slug-taken' })
    expect(await savePage(parts, { ...draft, urlSlug: 'vouchers' }, { ...saving, id: made.id })).toMatchObject({ slug: 'vouchers' })
    expect(await findMovedPage(db, 'gift-cards')).toBe('vouchers')
    expect(await findPublicPage(db, 'vouchers')).toMatchObject({ id: made.id, content: '<p>One</p>' })
    const original = await findOriginalOf(db, 'about', 'Griddle')
    await savePage(parts, draft, { ...saving, id: 'about', original, wish: 'draft' })
    expect(await findPublicPage(db, 'about')).toMatchObject({ id: 'about', state: 'published' })
    expect((await listPages(db)).map(({ slug, origin }) => `${slug} ${origin}`)).toContain('about changed')
    if (original) await restoreOriginalPage(db, 'about', { original, now: new Date() })
    expect((await listPages(db)).map(({ slug, origin }) => `${slug} ${origin}`)).toContain('about original')
    expect([await deletePage(db, made.id, new Date()), await deletePage(db, made.id, new Date())]).toEqual([true, false])
    expect(await findMovedPage(db, 'gift-cards')).toBeUndefined()
  })
  test('a form that is sent twice makes one page, also with an address of its own', async () => {
    const { parts } = openAdminParts(await open())
    const twice = { ...saving, id: undefined, formId: 'twice' }
    const first = await savePage(parts, { ...draft, urlSlug: 'vouchers' }, twice)
    expect(first).toMatchObject({ ok: true, slug: 'vouchers' })
    expect(await savePage(parts, { ...draft, urlSlug: 'vouchers' }, twice)).toEqual(first)
  })
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addBlog } from '#core/blogs/write-blog.ts'
import { saveCollection } from '#core/collections/write-collection.ts'
import { savePage } from '#core/pages/write-page.ts'
import { addRecipe } from '#core/recipes/write-recipe.ts'
import { saveLook } from '#core/settings/save-look.ts'
import { createTerm, editTerm } from '#core/terms/organise-terms.ts'
import { aPicture, inChunks, openAdminParts } from '#tests/admin-parts.ts'
import { aBlogDraft, aRecipeDraft } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { browseLibrary, findLibraryPicture } from './browse-library.ts'
import { deletePictures, replacePicture, savePicture } from './change-pictures.ts'
import { describePictures } from './describe-pictures.ts'
import { fetchPicture } from './fetch-picture.ts'
import { findImage, insertImage, markImagesUsed } from './image-rows.ts'
import { picturePlaces } from './picture-place-rows.ts'
import { storeUpload } from './store-upload.ts'

const saving = { formId: '', whenPicturesFail: 'ask' } as const

onEachDatabase(({ open }) => {
  async function openLibrary() {
    const db = await open()
    const { parts, files, time } = openAdminParts(db)
    const forgotten: string[] = []
    const library = { ...parts, pictures: { forget: async (name: string) => void forgotten.push(name) } }
    const upload = async (colour = '#ea580c') => {
      const stored = await storeUpload(parts, inChunks(await aPicture(colour, 400, 300)), 'Salt')
      if (!stored.ok) throw new Error('The picture was refused')
      return stored.reference.replace('/images/', '')
    }
    return { db, parts: library, forgotten, upload, files, time }
  }

  test('pictures are listed and searched a page at a time', async () => {
    const { db } = await openLibrary()
    for (let index = 0; index < 130; index++) {
      const createdAt = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString()
      await insertImage(db, { id: `id-${index}`, width: 8, height: 8, createdAt, title: index % 2 ? `Crème ${index}` : '' })
    }
    await markImagesUsed(db, ['id-129', 'id-0'])
    const browse = async (filter: { isUnused?: boolean; search?: string }, page = 1) => {
      const found = await browseLibrary(db, { isUnused: false, search: '', ...filter }, page)
      return found && [found.total, found.pageCount, found.entries[0]?.id, found.entries.length]
    }
    expect(await browse({})).toEqual([130, 3, 'id-129', 60])
    expect(await browse({}, 3)).toEqual([130, 3, 'id-9', 10])
    expect(await browse({}, 4)).toBeUndefined()
    expect(await browse({ isUnused: true })).toEqual([128, 3, 'id-128', 60])
    expect(await browse({ search: 'CREME' })).toEqual([65, 2, 'id-129', 60])
    expect(await browse({ search: 'creme', isUnused: true }, 2)).toEqual([64, 2, 'id-7', 4])
  })

  test('every place that shows a picture is found, and keeps it from being deleted', async () => {
    const { db, parts, upload, time } = await openLibrary()
    const id = await upload()
    const picture = `/images/${id}`
    await addBlog(parts, aBlogDraft({ imageBase64: picture }), saving)
    await addRecipe(parts, aRecipeDraft({ image: picture }), saving)
    const page = {
      title: 'Cards',
      urlSlug: '',
      intro: '',
      content: `<img src="${picture}/800.webp" alt="">`,
      description: '',
      layout: 'plain',
    } as const
    await savePage(parts, page, { ...saving, id: undefined, wish: 'publish', isReserved: () => false })
    const collection = { title: 'Salty', urlSlug: '', intro: '', picture, pictureAlt: undefined, recipes: ['1'], homePlace: undefined }
    await saveCollection(parts, collection, { id: undefined, wish: 'publish', formId: '' })
    const term = await createTerm(db, 'tag', 'Salt', time.now)
    await editTerm(parts, term.ok ? term.id : '', { name: 'Salt', description: '', picture, pictureAlt: undefined })
    await saveLook(db, { accent: '', logo: picture, socialPicture: picture, icon: picture, socialAlt: '' }, { now: time.now })
    const places = (await findLibraryPicture(db, id))?.uses.map(({ place }) => place)
    expect(places).toEqual([...picturePlaces, 'logo', 'socialPicture', 'icon'])
    expect(await deletePictures(parts, [id])).toEqual({ deleted: 0, kept: 1 })
    expect(await findImage(db, id)).toMatchObject({ title: 'Salt', unusedSince: null })
  })

  test('a picture keeps its texts when its file is replaced, and the old file is deleted', async () => {
    const { db, parts, upload, files, forgotten } = await openLibrary()
    const id = await upload()
    expect(await savePicture(db, id, { title: 'Sea salt', alt: 'Flakes', focus: { x: 20, y: 80 } })).toBe(true)
    expect(await replacePicture(parts, id, inChunks(await aPicture('#17100c')))).toEqual({ ok: true })
    const name = `${id}-${(await findImage(db, id))?.version}`
    expect([files(), forgotten]).toEqual([[name], [id]])
    expect(await findImage(db, id)).toMatchObject({ title: 'Sea salt', alt: 'Flakes', focusX: 20 })
    expect(await describePictures(db, [{ reference: `/images/${id}` }, { reference: `/images/${name}` }])).toEqual(
      [1, 2].map(() => ({ name, width: 40, height: 30, alt: '', focus: 'fx20 fy80' })),
    )
    expect(await fetchPicture(parts, `http://site.test/images/${name}/800.webp`)).toMatchObject({ reference: `/images/${id}` })
    expect(await deletePictures(parts, [id, id])).toEqual({ deleted: 1, kept: 0 })
    expect(files()).toEqual([])
    expect(await savePicture(db, id, { title: '', alt: '', focus: undefined })).toBe(false)
    expect(await replacePicture(parts, id, inChunks(await aPicture()))).toEqual({ ok: false, reason: 'gone' })
    expect(files()).toEqual([])
  })

  test('a failed replacement loses nothing and leaves nothing behind', async () => {
    const { db, parts, upload, files, forgotten } = await openLibrary()
    const id = await upload()
    const before = await findImage(db, id)
    expect(await replacePicture(parts, id, inChunks(Buffer.from('no picture')))).toMatchObject({ ok: false })
    await sql`alter table "settings" rename to "elsewhere"`.execute(db)
    await expect(replacePicture(parts, id, inChunks(await aPicture('#17100c')))).rejects.toThrow()
    expect([await findImage(db, id), files(), forgotten]).toEqual([before, [id], []])
  })
})

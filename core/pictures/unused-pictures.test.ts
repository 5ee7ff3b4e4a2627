import { expect, test } from 'vitest'
import { deleteBlogs } from '#core/blogs/blog-rows.ts'
import { addBlog, deleteBlog, editBlog } from '#core/blogs/write-blog.ts'
import { addRecipe, deleteRecipe, editRecipe } from '#core/recipes/write-recipe.ts'
import { deleteRevisionsOf } from '#core/revisions/revision-rows.ts'
import { aPicture, inChunks, openAdminParts } from '#tests/admin-parts.ts'
import { aBlogDraft, aRecipeDraft } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { storeUpload } from './store-upload.ts'
import { deleteUnusedPictures, findUnusedPictures, keepUnusedPictures, markUnusedPictures } from './unused-pictures.ts'

const day = 24 * 60 * 60 * 1000
const saving = { formId: '', whenPicturesFail: 'ask' } as const

onEachDatabase(({ open }) => {
  async function openAdmin() {
    const db = await open()
    const { parts, time } = openAdminParts(db)
    const forgotten: string[] = []
    const removed: string[] = []
    const uploads = { remove: async (name: string) => void removed.push(name) }
    const pictures = { forget: async (name: string) => void forgotten.push(name) }
    const now = parts.clock()
    const upload = async (colour: string) => {
      const stored = await storeUpload(parts, inChunks(await aPicture(colour)))
      if (!stored.ok) throw new Error('The picture was refused')
      return stored.reference
    }
    return {
      ...{ db, parts, upload, removed, forgotten, now, time },
      isUsed: async (reference: string) => {
        const [row] = await db.selectFrom('images').select('unusedSince').where('id', '=', toName(reference)).execute()
        return row && row.unusedSince === null
      },
      /** Found by the daily job, and deleted once the owner confirms. */
      sweep: async (days: number) => {
        const later = new Date(now.getTime() + days * day)
        await markUnusedPictures(db, later)
        const { before } = await findUnusedPictures(db, later)
        return deleteUnusedPictures({ db, uploads, pictures }, before, later)
      },
    }
  }

  const toName = (reference: string) => reference.replace('/images/', '')

  test('a picture is marked as shown by the post or recipe that shows it, wherever in it, until the last of them is deleted', async () => {
    const { db, parts, upload, isUsed, now } = await openAdmin()
    const [beside, within] = [await upload('#ea580c'), await upload('#17100c')]
    expect([await isUsed(beside), await isUsed(within)]).toEqual([false, false])
    const post = await addBlog(parts, aBlogDraft({ imageBase64: beside, content: `<p>Text</p><img src="${within}" alt="">` }), saving)
    const recipe = await addRecipe(parts, aRecipeDraft({ image: beside }), saving)
    if (!post.ok || !recipe.ok) throw new Error('Nothing was saved')
    expect([await isUsed(beside), await isUsed(within)]).toEqual([true, true])
    await deleteBlog(db, post.id, now)
    expect([await isUsed(beside), await isUsed(within)]).toEqual([true, false])
    await deleteRecipe(db, recipe.id, now)
    expect(await isUsed(beside)).toBe(false)
  })

  test('a step’s picture is kept and shown as long as its step has it', async () => {
    const { db, parts, upload, isUsed, sweep, removed } = await openAdmin()
    const [image, other] = [await upload('#ea580c'), await upload('#17100c')]
    const recipe = await addRecipe(parts, aRecipeDraft({ stepExtras: [{ image }] }), saving)
    if (!recipe.ok) throw new Error('Nothing was saved')
    expect(await isUsed(image)).toBe(true)
    await db.updateTable('images').set({ unusedSince: '2020-01-01T00:00:00.000Z' }).where('id', '=', toName(image)).execute()
    await sweep(0)
    expect([await isUsed(image), removed]).toEqual([true, []])
    await sweep(31)
    expect(removed).toEqual([toName(other)])
    await editRecipe(parts, recipe.id, aRecipeDraft(), 'ask')
    expect(await isUsed(image)).toBe(false)
  })

  test('an edit marks the pictures it removes and adds', async () => {
    const { parts, upload, isUsed } = await openAdmin()
    const [one, other] = [await upload('#ea580c'), await upload('#17100c')]
    const post = await addBlog(parts, aBlogDraft({ imageBase64: one }), saving)
    const recipe = await addRecipe(parts, aRecipeDraft({ image: one }), saving)
    if (!post.ok || !recipe.ok) throw new Error('Nothing was saved')
    await editBlog(parts, post.id, aBlogDraft({ urlSlug: post.urlSlug, imageBase64: other }), 'ask')
    expect([await isUsed(one), await isUsed(other)]).toEqual([true, true])
    await editRecipe(parts, recipe.id, aRecipeDraft({ image: other }), 'ask')
    expect([await isUsed(one), await isUsed(other)]).toEqual([false, true])
  })

  test('a picture unused for 30 days is deleted when the owner confirms, with its file and variants, and nothing else is', async () => {
    const { parts, upload, sweep, removed, forgotten, isUsed } = await openAdmin()
    const [unused, used] = [await upload('#ea580c'), await upload('#17100c')]
    await addBlog(parts, aBlogDraft({ imageBase64: used }), saving)
    await sweep(29)
    expect(removed).toEqual([])
    await sweep(31)
    expect([removed, forgotten]).toEqual([[toName(unused)], [toName(unused)]])
    expect([await isUsed(unused), await isUsed(used)]).toEqual([undefined, true])
  })

  test('nothing is deleted before the owner confirms, and pictures they keep are asked about again after 30 days', async () => {
    const { db, parts, upload, now, sweep, removed } = await openAdmin()
    await upload('#ea580c')
    await addBlog(parts, aBlogDraft({ imageBase64: await upload('#17100c') }), saving)
    const on = (days: number) => new Date(now.getTime() + days * day)
    for (const days of [29, 31, 400]) await markUnusedPictures(db, on(days))
    expect(await db.selectFrom('images').select('id').execute()).toHaveLength(2)
    expect(await findUnusedPictures(db, on(29))).toMatchObject({ count: 0 })
    const asked = await findUnusedPictures(db, on(31))
    expect(asked).toMatchObject({ count: 1, since: now.toISOString() })
    await keepUnusedPictures(db, asked.before, on(31))
    expect(await findUnusedPictures(db, on(60))).toMatchObject({ count: 0 })
    expect(await findUnusedPictures(db, on(62))).toMatchObject({ count: 1 })
    expect([await sweep(60), removed]).toEqual([0, []])
  })

  test('a picture that is uploaded again is kept for thirty days from then', async () => {
    const { parts, upload, sweep, removed, now, time } = await openAdmin()
    const reference = await upload('#ea580c')
    time.now = new Date(now.getTime() + 29 * day)
    await upload('#ea580c')
    await sweep(31)
    expect(removed).toEqual([])
    await addRecipe(parts, aRecipeDraft({ image: reference }), saving)
    await sweep(90)
    expect(removed).toEqual([])
  })

  test('wrong marks are found: of a record deleted by other means, and of one that shows a picture without a mark', async () => {
    const { db, parts, upload, sweep, removed, isUsed } = await openAdmin()
    const [gone, kept] = [await upload('#ea580c'), await upload('#17100c')]
    const post = await addBlog(parts, aBlogDraft({ imageBase64: gone }), saving)
    await addRecipe(parts, aRecipeDraft({ image: kept }), saving)
    if (!post.ok) throw new Error('Nothing was saved')
    await deleteBlogs(db, [post.id])
    await deleteRevisionsOf(db, { kind: 'blog', id: post.id })
    await db.updateTable('images').set({ unusedSince: '2020-01-01T00:00:00.000Z' }).where('id', '=', toName(kept)).execute()
    await sweep(0)
    expect([await isUsed(gone), await isUsed(kept), removed]).toEqual([false, true, []])
    await sweep(31)
    expect(removed).toEqual([toName(gone)])
  })
})

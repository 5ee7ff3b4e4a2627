import { expect, test } from 'vitest'
import { addBlog, deleteBlog, editBlog } from '#core/blogs/write-blog.ts'
import { saveCollection } from '#core/collections/write-collection.ts'
import { savePage } from '#core/pages/write-page.ts'
import { deleteForGood, moveToTrash, publishDue, publishNow, restoreFromTrash, unpublish } from '#core/publication/change-publication.ts'
import type { RecordKey } from '#core/publication/publication-rows.ts'
import { addRecipe, deleteRecipe, editRecipe } from '#core/recipes/write-recipe.ts'
import { openAdminParts } from '#tests/admin-parts.ts'
import { aBlogDraft, aRecipeDraft } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'

const once = { formId: '', whenPicturesFail: 'ask' } as const

onEachDatabase(({ open }) => {
  async function openAdmin() {
    const db = await open()
    const { parts, time } = openAdminParts(db)
    /** What was announced since it was last asked, in the order of the alphabet: in these tests it is all of one moment. */
    const heard = async () => {
      const events = await db.selectFrom('events').select(['kind', 'path']).execute()
      await db.deleteFrom('events').execute()
      return events.map(({ kind, path }) => `${kind} ${path}`).sort()
    }
    return { db, parts, time, heard }
  }

  function idOf(outcome: { ok: boolean; id?: string | number }) {
    if (!outcome.ok || outcome.id === undefined) throw new Error(JSON.stringify(outcome))
    return outcome.id
  }

  test('what visitors see of a post is announced once, with its path, whoever changes it', async () => {
    const { db, parts, time, heard } = await openAdmin()
    const draft = aBlogDraft({ title: 'Crème & Salt' })
    const key = { kind: 'blog', id: String(idOf(await addBlog(parts, draft, once, 'draft'))) } as const
    const edit = async (changes: object, wish?: 'publish') =>
      expect(await editBlog(parts, key.id, { ...draft, urlSlug: 'crème-salt', ...changes }, 'ask', wish)).toMatchObject({ ok: true })
    await edit({ content: '<p>More.</p>' })
    expect(await heard()).toEqual([])
    await edit({}, 'publish')
    expect(await heard()).toEqual(['post.published /blogs/cr%C3%A8me-salt'])
    await edit({})
    expect(await heard()).toEqual([])
    await edit({ content: '<p>Less.</p>' })
    expect(await heard()).toEqual(['post.updated /blogs/cr%C3%A8me-salt'])
    await edit({ urlSlug: 'salt', content: '<p>Less.</p>' })
    expect(await heard()).toEqual(['post.moved /blogs/cr%C3%A8me-salt', 'post.updated /blogs/salt'])
    await unpublish(db, key, time.now)
    await publishNow(db, key, time.now)
    await moveToTrash(db, key, time.now)
    await restoreFromTrash(db, key, time.now)
    expect(await heard()).toEqual([
      ...['post.published /blogs/salt', 'post.published /blogs/salt'],
      ...['post.unpublished /blogs/salt', 'post.unpublished /blogs/salt'],
    ])
  })

  test('what is deleted from the trash was gone before; what an undone import deletes was public until then', async () => {
    const { db, parts, time, heard } = await openAdmin()
    const post = String(idOf(await addBlog(parts, aBlogDraft(), once)))
    const recipe = Number(idOf(await addRecipe(parts, aRecipeDraft({ title: 'Stew' }), once)))
    expect(await heard()).toEqual(['post.published /blogs/salt-early', 'recipe.published /recipes/stew'])
    await moveToTrash(db, { kind: 'blog', id: post }, time.now)
    await deleteForGood(db, { kind: 'blog', id: post }, time.now)
    expect(await heard()).toEqual(['post.unpublished /blogs/salt-early'])
    await deleteRecipe(db, recipe, time.now)
    expect(await heard()).toEqual(['recipe.unpublished /recipes/stew'])
    const draft = String(idOf(await addBlog(parts, aBlogDraft(), once, 'draft')))
    await deleteBlog(db, draft, time.now)
    expect(await heard()).toEqual([])
  })

  test('what is scheduled is announced when its time has come', async () => {
    const { db, parts, time, heard } = await openAdmin()
    await addBlog(parts, aBlogDraft({ formattedDate: '2026-11-25' }), once)
    expect(await heard()).toEqual([])
    time.now = new Date('2026-11-25T09:30:00.000Z')
    await publishDue(db, time.now)
    await publishDue(db, time.now)
    expect(await heard()).toEqual(['post.published /blogs/salt-early'])
  })

  test('recipes, pages and collections are announced as posts are', async () => {
    const { db, parts, time, heard } = await openAdmin()
    const recipe = Number(idOf(await addRecipe(parts, aRecipeDraft({ title: 'Stew' }), once)))
    await editRecipe(parts, recipe, aRecipeDraft({ title: 'Stew', short: 'Slow.' }), 'ask')
    const saving = { ...once, id: undefined, wish: 'publish', isReserved: () => false } as const
    const page = { title: 'Gift cards', urlSlug: '', intro: '', content: '<p>One</p>', description: '', layout: 'plain' } as const
    const kept = await savePage(parts, page, saving)
    const collection = { title: 'Roast', urlSlug: '', intro: '', picture: '', pictureAlt: undefined, homePlace: 1, recipes: ['1'] }
    const keys = [
      { kind: 'page', id: String(idOf(kept)) },
      { kind: 'collection', id: String(idOf(await saveCollection(parts, collection, saving))) },
    ] as RecordKey[]
    const [first] = keys
    await savePage(parts, { ...page, content: '<p>Two</p>', urlSlug: 'gift-cards' }, { ...saving, id: String(first?.id) })
    expect(await heard()).toEqual([
      ...['collection.published /collections/roast', 'page.published /gift-cards', 'page.updated /gift-cards'],
      ...['recipe.published /recipes/stew', 'recipe.updated /recipes/stew'],
    ])
    for (const key of keys) await moveToTrash(db, key, time.now)
    expect(await heard()).toEqual(['collection.unpublished /collections/roast', 'page.unpublished /gift-cards'])
  })
})

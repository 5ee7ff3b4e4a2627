import { expect, test } from 'vitest'
import { browseBlogs } from '#core/admin/list-for-admin.ts'
import { findAnyBlog } from '#core/blogs/all-blog-rows.ts'
import { findBlogBySlug, listBlogs } from '#core/blogs/blog-rows.ts'
import { countBlogs } from '#core/blogs/public-blog-rows.ts'
import { addBlog, editBlog } from '#core/blogs/write-blog.ts'
import { findShownCollection, listShownCollections } from '#core/collections/browse-collections.ts'
import { saveCollection } from '#core/collections/write-collection.ts'
import { countComments, insertComment } from '#core/comments/comment-rows.ts'
import { countApprovedQuestions, insertQuestion } from '#core/comments/question-rows.ts'
import { findReviewSummary, insertReview } from '#core/comments/review-rows.ts'
import { askFacets } from '#core/facets/ask-facets.ts'
import { findOriginalOf } from '#core/pages/original-page.ts'
import { findPublicPage, listPublicPages } from '#core/pages/public-page-rows.ts'
import { savePage } from '#core/pages/write-page.ts'
import { findRecipeBySlug, listRecipes } from '#core/recipes/recipe-rows.ts'
import { addRecipe, editRecipe } from '#core/recipes/write-recipe.ts'
import { searchSite } from '#core/search/search-site.ts'
import { findShownSettings } from '#core/settings/hide-unpublished.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { listIndexedRecipes } from '#domain/facets/facet-index.ts'
import { openAdminParts } from '#tests/admin-parts.ts'
import { aBlogDraft, aRecipeDraft } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { deleteForGood, emptyTrash, moveToTrash, publishDue, publishNow, restoreFromTrash, unpublish } from './change-publication.ts'
import { findPublication, type OwnedKey, type RecordKey } from './publication-rows.ts'

const once = { formId: '', whenPicturesFail: 'ask' } as const
const later = new Date('2026-11-25T09:30:00.000Z')
const days = (count: number) => count * 24 * 60 * 60 * 1000

onEachDatabase(({ open }) => {
  async function openAdmin() {
    const db = await open()
    const { parts, time } = openAdminParts(db)

    async function write(kind: OwnedKey['kind'], wish: Parameters<typeof addBlog>[3], title = 'Kohlrabi'): Promise<OwnedKey> {
      const outcome =
        kind === 'blog'
          ? await addBlog(parts, aBlogDraft({ title }), once, wish)
          : await addRecipe(parts, aRecipeDraft({ title }), once, wish)
      if (!outcome.ok) throw new Error(outcome.reason)
      return { kind, id: outcome.id } as OwnedKey
    }

    async function share(kind: 'page' | 'collection', wish: 'publish' | 'draft'): Promise<RecordKey> {
      const page = { title: 'Kohlrabi', urlSlug: '', intro: '', content: '<p>One</p>', description: '', layout: 'plain' } as const
      const collection = { title: 'Kohlrabi', urlSlug: '', intro: '', picture: '', pictureAlt: undefined, homePlace: 1, recipes: ['1'] }
      const saving = { ...once, id: undefined, wish, isReserved: () => false }
      const outcome = await (kind === 'page' ? savePage(parts, page, saving) : saveCollection(parts, collection, saving))
      if (!outcome.ok) throw new Error(outcome.reason)
      return { kind, id: outcome.id }
    }

    /** The places where visitors can see a page or collection. */
    async function seenShared() {
      const lists = [await listPublicPages(db), await listShownCollections(db)]
      const bySlug = [await findPublicPage(db, 'kohlrabi'), await findShownCollection(db, 'kohlrabi')].filter(Boolean)
      return [...lists.flat(), ...bySlug].length
    }

    /** The places where visitors can see it. */
    async function seen() {
      const [posts, recipes, found, facets] = [
        await listBlogs(db, { limit: 9, offset: 0 }),
        await listRecipes(db, {}, { limit: 9, offset: 0 }),
        await searchSite(db, { text: 'kohlrabi', page: 1 }),
        listIndexedRecipes(await askFacets(db, (facetIndex) => facetIndex), 'newest').filter(({ id }) => id > 1000),
      ]
      const bySlug = [await findBlogBySlug(db, 'kohlrabi'), await findRecipeBySlug(db, 'kohlrabi')].filter(Boolean)
      const counts = [posts.length + recipes.length, await countBlogs(db), found?.total ?? 0, bySlug.length, facets.length]
      return counts.every((count) => count === 0) ? 'nothing' : counts
    }

    return { db, parts, time, write, share, seen, seenShared, stateOf: async (key: RecordKey) => (await findPublication(db, key))?.state }
  }

  test.each(['blog', 'recipe'] as const)('a %s is visible only while it is published', async (kind) => {
    const { db, time, write, seen } = await openAdmin()
    const shown = kind === 'blog' ? [1, 1, 1, 1, 0] : [1, 0, 1, 1, 1]
    const key = await write(kind, 'draft')
    expect(await seen()).toBe('nothing')
    expect(await publishNow(db, key, time.now)).toBe(true)
    expect(await seen()).toEqual(shown)
    expect(await publishNow(db, key, time.now)).toBe(false)
    expect(await unpublish(db, key, time.now)).toBe(true)
    expect(await seen()).toBe('nothing')
    await publishNow(db, key, time.now)
    expect(await moveToTrash(db, key, time.now)).toBe(true)
    expect(await moveToTrash(db, key, time.now)).toBe(false)
    expect(await seen()).toBe('nothing')
    expect(await restoreFromTrash(db, key, time.now)).toBe(true)
    expect(await seen()).toEqual(shown)
  })

  test.each(['blog', 'recipe'] as const)('a scheduled %s is published once, when its time comes', async (kind) => {
    const { db, write, seen, stateOf } = await openAdmin()
    const key = await write(kind, { scheduledFor: later })
    await publishDue(db, new Date(later.getTime() - 1))
    expect([await seen(), await stateOf(key)]).toEqual(['nothing', 'scheduled'])
    await Promise.all([publishDue(db, later), publishDue(db, later)])
    expect(await stateOf(key)).toBe('published')
    expect((await findPublication(db, key))?.publishedAt).toBe(later.toISOString())
    await moveToTrash(db, key, later)
    await publishDue(db, later)
    expect(await seen()).toBe('nothing')
  })

  test('edited drafts stay drafts until published, and published posts stay published', async () => {
    const { parts, write, stateOf } = await openAdmin()
    const [post, recipe] = [await write('blog', 'draft'), await write('recipe', 'draft')]
    if (post.kind !== 'blog' || recipe.kind !== 'recipe') throw new Error('Another kind')
    const edits = (wish?: Parameters<typeof editBlog>[4]) => [
      () => editBlog(parts, post.id, aBlogDraft({ urlSlug: 'kohlrabi' }), 'ask', wish),
      () => editRecipe(parts, recipe.id, aRecipeDraft({ slug: 'kohlrabi' }), 'ask', wish),
    ]
    for (const [wish, state] of [
      [undefined, 'draft'],
      ['publish', 'published'],
      [undefined, 'published'],
      [{ scheduledFor: later }, 'scheduled'],
      ['draft', 'draft'],
    ] as const) {
      for (const edit of edits(wish)) expect(await edit()).toMatchObject({ ok: true })
      expect([await stateOf(post), await stateOf(recipe)]).toEqual([state, state])
    }
  })

  test('a backdated post is sorted by its date', async () => {
    const { db, parts, write } = await openAdmin()
    await write('blog', 'publish', 'New')
    await addBlog(parts, aBlogDraft({ title: 'Old', formattedDate: '2019-05-04' }), once)
    expect((await listBlogs(db, { limit: 9, offset: 0 })).map(({ title }) => title)).toEqual(['New', 'Old'])
  })

  test('a draft needs no title', async () => {
    const { db, write } = await openAdmin()
    const key = await write('blog', 'draft', '')
    expect(await findAnyBlog(db, String(key.id))).toMatchObject({ title: '', urlSlug: expect.stringMatching(/^draft-/) })
  })

  test.each(['blog', 'recipe'] as const)('a %s is permanently deleted only from the trash', async (kind) => {
    const { db, time, write, stateOf } = await openAdmin()
    const key = await write(kind, 'publish')
    expect(await deleteForGood(db, key, time.now)).toBe(false)
    expect(await stateOf(key)).toBe('published')
    await moveToTrash(db, key, time.now)
    await restoreFromTrash(db, key, time.now)
    expect([await deleteForGood(db, key, time.now), await stateOf(key)]).toEqual([false, 'published'])
    await moveToTrash(db, key, time.now)
    expect([await deleteForGood(db, key, time.now), await stateOf(key)]).toEqual([true, undefined])
  })

  test.each(['page', 'collection'] as const)(
    'a %s is visible only while it is published, and is restored from the trash unchanged',
    async (kind) => {
      const { db, time, share, seenShared, stateOf } = await openAdmin()
      const key = await share(kind, 'draft')
      expect(await seenShared()).toBe(0)
      await moveToTrash(db, key, time.now)
      expect([await restoreFromTrash(db, key, time.now), await stateOf(key)]).toEqual([true, 'draft'])
      expect([await publishNow(db, key, time.now), await seenShared()]).toEqual([true, 2])
      expect([await moveToTrash(db, key, time.now), await moveToTrash(db, key, time.now), await seenShared()]).toEqual([true, false, 0])
      expect([await publishNow(db, key, time.now), await unpublish(db, key, time.now), await stateOf(key)]).toEqual([
        false,
        false,
        'trashed',
      ])
      // At any time: a record without a date doesn't wait for one.
      expect([await restoreFromTrash(db, key, new Date(0)), await seenShared()]).toEqual([true, 2])
      expect([await deleteForGood(db, key, time.now), await seenShared()]).toEqual([false, 2])
      await moveToTrash(db, key, time.now)
      expect([await deleteForGood(db, key, time.now), await stateOf(key)]).toEqual([true, undefined])
    },
  )

  test('a page or collection stays in the trash when edited there', async () => {
    const { db, parts, time, share, stateOf, seenShared } = await openAdmin()
    const [page, collection] = [await share('page', 'publish'), await share('collection', 'publish')]
    for (const key of [page, collection]) await moveToTrash(db, key, time.now)
    const edited = { title: 'Kohlrabi', urlSlug: '', intro: 'Edited', picture: '', pictureAlt: undefined, homePlace: 1, recipes: ['1'] }
    const saving = { ...once, wish: 'publish', isReserved: () => false } as const
    const words = { title: 'Kohlrabi', urlSlug: '', intro: 'Edited', content: '<p>Two</p>', description: '', layout: 'plain' } as const
    expect(await savePage(parts, words, { ...saving, id: String(page.id) })).toMatchObject({ ok: true, state: 'trashed' })
    expect(await saveCollection(parts, edited, { ...saving, id: String(collection.id) })).toMatchObject({ ok: true, state: 'trashed' })
    expect([await stateOf(page), await stateOf(collection), await seenShared()]).toEqual(['trashed', 'trashed', 0])
    for (const key of [page, collection]) expect((await findPublication(db, key))?.trashedFrom).toBe('published')
  })

  test('a built-in page can’t be unpublished or moved to the trash', async () => {
    const { db, parts, time, stateOf } = await openAdmin()
    const original = await findOriginalOf(db, 'about', 'Griddle')
    const page = { title: 'Ours', urlSlug: '', intro: '', content: '<p>One</p>', description: '', layout: 'plain' } as const
    await savePage(parts, page, { ...once, id: 'about', original, wish: 'keep', isReserved: () => false })
    const key = { kind: 'page', id: 'about' } as const
    expect([await moveToTrash(db, key, time.now), await unpublish(db, key, time.now), await stateOf(key)]).toEqual([
      false,
      false,
      'published',
    ])
  })

  test('comments and address are kept in the trash for thirty days, then deleted', async () => {
    const { db, time, write, share, stateOf } = await openAdmin()
    const [post, recipe] = [await write('blog', 'publish'), await write('recipe', 'publish')]
    const shared = [await share('page', 'publish'), await share('collection', 'draft')]
    const statesOfShared = () => Promise.all(shared.map(stateOf))
    const comment = { name: 'Bo', email: 'bo@mail.example', comment: 'Good.', createdAt: time.now.toISOString(), approved: true }
    await insertComment(db, { ...comment, id: 'c', blogId: String(post.id), blogTitle: 'Kohlrabi' })
    for (const key of [post, recipe, ...shared]) await moveToTrash(db, key, time.now)
    expect((await browseBlogs(db, { search: '' }, 1))?.total).toBe(0)
    expect((await browseBlogs(db, { state: 'trashed', search: 'kohl' }, 1))?.total).toBe(1)
    await emptyTrash(db, time.now, new Date(time.now.getTime() + days(30)))
    expect([await stateOf(post), await stateOf(recipe), await countComments(db)]).toEqual(['trashed', 'trashed', 1])
    expect(await statesOfShared()).toEqual(['trashed', 'trashed'])
    await emptyTrash(db, time.now, new Date(time.now.getTime() + days(30) + 1))
    expect([await stateOf(post), await stateOf(recipe), await countComments(db)]).toEqual([undefined, undefined, 0])
    expect(await statesOfShared()).toEqual([undefined, undefined])
  })

  test('a built-in recipe, with its reviews and questions, is public and in menus while its replacement isn’t', async () => {
    const { db, time, write } = await openAdmin()
    const review = { name: 'Bo', email: 'bo@mail.example', text: '', createdAt: time.now.toISOString(), approved: true }
    await insertReview(db, { ...review, id: 'r', recipeId: 1, stars: 5 })
    await insertQuestion(db, { ...review, id: 'q', recipeId: 1, text: 'Why?' })
    const key = await write('recipe', 'draft', 'Classic Cheeseburger')
    const questions = () => Promise.all([1, Number(key.id)].map((id) => countApprovedQuestions(db, id)))
    const counts = async () => [(await findReviewSummary(db, 1))?.count, (await findReviewSummary(db, Number(key.id)))?.count]
    expect(await counts()).toEqual([1, undefined])
    await publishNow(db, key, time.now)
    expect(await counts()).toEqual([undefined, 1])
    expect(await questions()).toEqual([0, 1])
    await moveToTrash(db, key, time.now)
    expect(await counts()).toEqual([1, undefined])
    expect(await questions()).toEqual([1, 0])
    const links = ['classic-cheeseburger', 'kohlrabi'].map((slug) => ({ to: `/recipes/${slug}`, label: slug }))
    await write('recipe', 'draft')
    await updateSettings(db, { menus: { header: links } })
    expect((await findShownSettings(db)).menus?.header).toEqual(links.slice(0, 1))
    await restoreFromTrash(db, key, time.now)
    expect(await counts()).toEqual([undefined, 1])
  })
})

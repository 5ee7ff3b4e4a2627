import { expect, test } from 'vitest'
import { findOldAddress } from '#core/addresses/old-address-rows.ts'
import { browseBlogs } from '#core/admin/list-for-admin.ts'
import { countComments, insertComment, listComments } from '#core/comments/comment-rows.ts'
import { aPicture, openAdminParts, type TestAnswer } from '#tests/admin-parts.ts'
import { aBlogDraft } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { countAllBlogs, findAnyBlog } from './all-blog-rows.ts'
import { findBlogBySlug } from './blog-rows.ts'
import { findCanonicalBlogSlug } from './find-canonical-blog-slug.ts'
import { toPostPicture } from './post-cards.ts'
import { addBlog, deleteBlog, editBlog } from './write-blog.ts'

const once = { formId: '', whenPicturesFail: 'ask' } as const
const url = 'https://pictures.example/a.jpg'
const gone = 'https://pictures.example/gone.jpg'
const ourReference = expect.stringMatching(/^\/images\/[0-9a-f]{64}$/)

onEachDatabase(({ open }) => {
  async function openAdmin(answers: Record<string, TestAnswer> = {}) {
    const db = await open()
    return { ...openAdminParts(db, answers), db }
  }

  async function publish({ parts }: Awaited<ReturnType<typeof openAdmin>>, changes: Parameters<typeof aBlogDraft>[0] = {}) {
    const outcome = await addBlog(parts, aBlogDraft(changes), once)
    if (!outcome.ok) throw new Error(outcome.reason)
    return outcome
  }

  test('a post is public from the moment that it is added', async () => {
    const admin = await openAdmin()
    const { id, urlSlug } = await publish(admin, { title: 'Crème & Salt', seoKeywords: 'a, b', imageAlt: null })
    expect(urlSlug).toBe('crème-salt')
    expect(await findBlogBySlug(admin.db, 'crème-salt')).toEqual({
      id,
      state: 'published',
      publishedAt: '2026-11-21T12:00:00.000Z',
      title: 'Crème & Salt',
      content: '<p>Often.</p>',
      author: 'June Okafor',
      imageBase64: '/images/hero',
      imageLink: null,
      imageFetched: null,
      imageAlt: null,
      createdAt: '2026-11-21T12:00:00.000Z',
      formattedDate: '2026-11-21',
      urlSlug: 'crème-salt',
      seoTitle: null,
      seoDescription: null,
      seoKeywords: 'a, b',
      tags: null,
      comments: null,
      disclosure: null,
      pinText: null,
      category: null,
      excerpt: null,
      updatedAt: null,
    })
  })

  test('what could run is taken out of the text before it is stored', async () => {
    const admin = await openAdmin()
    const { id } = await publish(admin, { content: '<p onclick="alert(1)">a<script>alert(2)</script></p>' })
    expect((await findAnyBlog(admin.db, id))?.content).toBe('<p>a</p>')
  })

  test('a taken address gets the next number, the given one wins over the title, and none at all is refused', async () => {
    const admin = await openAdmin()
    expect((await publish(admin)).urlSlug).toBe('salt-early')
    expect((await publish(admin)).urlSlug).toBe('salt-early-2')
    expect((await publish(admin)).urlSlug).toBe('salt-early-3')
    expect((await publish(admin, { urlSlug: 'My Own!' })).urlSlug).toBe('my-own')
    expect(await addBlog(admin.parts, aBlogDraft({ title: '!?' }), once)).toEqual({ ok: false, reason: 'slug-empty' })
  })

  test('posts with one title in the same moment get an address each', async () => {
    const admin = await openAdmin()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => publish(admin)))
    const numbered = Array.from({ length: 19 }, (_, index) => `salt-early-${index + 2}`)
    expect(new Set(outcomes.map(({ urlSlug }) => urlSlug))).toEqual(new Set(['salt-early', ...numbered]))
  })

  test('a double click and a resent form make one post', async () => {
    const { parts, db } = await openAdmin()
    const form = { ...once, formId: 'f0rm' }
    const outcomes = await Promise.all([1, 2, 3].map(() => addBlog(parts, aBlogDraft(), form)))
    outcomes.push(await addBlog(parts, aBlogDraft(), form))
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.id)).size).toBe(1)
    expect(await countAllBlogs(db)).toBe(1)
  })

  test('a form that is sent again after its post was deleted makes another', async () => {
    const { parts, db } = await openAdmin()
    const form = { ...once, formId: 'f0rm' }
    const first = await addBlog(parts, aBlogDraft(), form)
    if (first.ok) await deleteBlog(db, first.id, new Date())
    const second = await addBlog(parts, aBlogDraft(), form)
    expect(second.ok && (await findAnyBlog(db, second.id))?.title).toBe(aBlogDraft().title)
  })

  test('a form that was changed before it was sent again loses nothing', async () => {
    const { parts, db } = await openAdmin()
    await addBlog(parts, aBlogDraft(), { ...once, formId: 'f0rm' })
    await addBlog(parts, aBlogDraft({ content: '<p>Something else</p>' }), { ...once, formId: 'f0rm' })
    expect(await countAllBlogs(db)).toBe(2)
  })

  test('a linked picture is fetched, and the link stays as typed', async () => {
    const admin = await openAdmin({ [url]: await aPicture() })
    const { id } = await publish(admin, { imageBase64: null, imageLink: url })
    const blog = await findAnyBlog(admin.db, id)
    expect(blog).toMatchObject({ imageLink: url, imageFetched: ourReference })
    expect(blog && toPostPicture(blog).reference).toBe(blog?.imageFetched)
  })

  test('an upload wins over a link, which is not fetched then', async () => {
    const admin = await openAdmin()
    const { id } = await publish(admin, { imageLink: gone })
    const blog = await findAnyBlog(admin.db, id)
    expect(blog).toMatchObject({ imageLink: gone, imageFetched: null })
    expect(blog && toPostPicture(blog).reference).toBe('/images/hero')
    expect(admin.asked).toEqual([])
  })

  test('pictures in the text are fetched, each once, and those pasted into it are stored', async () => {
    const admin = await openAdmin({ [url]: await aPicture() })
    const pasted = `data:image/jpeg;base64,${(await aPicture('#00f')).toString('base64')}`
    const content = `<p>a</p><img src="${url}" alt="A"><img src="${url}"><img src="/images/hero"><img src="${pasted}">`
    const { id } = await publish(admin, { content })
    const sources = [...((await findAnyBlog(admin.db, id))?.content ?? '').matchAll(/src="([^"]*)"/g)].map(([, src]) => src)
    expect(sources).toEqual([ourReference, sources[0], '/images/hero', ourReference])
    expect(admin.asked).toEqual([url])
    expect(admin.files()).toHaveLength(2)
  })

  test('pictures that cannot be fetched are told, and nothing is stored until they are given up', async () => {
    const { parts, db } = await openAdmin({ [url]: await aPicture() })
    const draft = aBlogDraft({
      imageBase64: null,
      imageLink: gone,
      content: `<img src="${gone}"><img src="${url}"><img src="data:text/html,x"><img src="blob:x">`,
    })
    expect(await addBlog(parts, draft, once)).toEqual({
      ok: false,
      reason: 'pictures',
      image: { url: gone, reason: 'unreachable' },
      content: expect.toSatisfy((failed: { url: string; reason: string }[]) => {
        const told = failed.map((picture) => `${picture.url} ${picture.reason}`).sort()
        return told.join() === ['blob:x not-http', 'data: not-http', `${gone} unreachable`].sort().join()
      }),
    })
    expect(await countAllBlogs(db)).toBe(0)
    const saved = await addBlog(parts, draft, { ...once, whenPicturesFail: 'save-without' })
    const blog = saved.ok ? await findAnyBlog(db, saved.id) : undefined
    expect(blog).toMatchObject({ imageLink: gone, imageFetched: null })
    expect(blog?.content).toMatch(/^<img src="\/images\/[0-9a-f]{64}" \/>$/)
    expect(blog && toPostPicture(blog).reference).toBeUndefined()
  })

  test('more pictures than are fetched at once are told', async () => {
    const { parts } = await openAdmin()
    const content = Array.from({ length: 25 }, (_, index) => `<img src="https://p.example/${index}">`).join('')
    const outcome = await addBlog(parts, aBlogDraft({ content }), once)
    expect(outcome).toMatchObject({ reason: 'pictures', image: undefined })
    const reasons = !outcome.ok && 'content' in outcome ? outcome.content.map(({ reason }) => reason) : []
    expect(reasons.filter((reason) => reason === 'too-many-pictures')).toHaveLength(5)
    expect(reasons).toHaveLength(25)
  })

  test('editing keeps the day of creation, notes the change, and tells the comments of a new title', async () => {
    const admin = await openAdmin()
    const { id, urlSlug } = await publish(admin)
    await insertComment(admin.db, aComment(id))
    admin.time.now = new Date('2026-11-22T08:00:00.000Z')
    const draft = aBlogDraft({ title: 'Salt late', urlSlug, author: 'Theo', seoTitle: 'S', content: '<p>Never.</p>' })
    expect(await editBlog(admin.parts, id, draft, 'ask')).toMatchObject({ ok: true, id, urlSlug: 'salt-early', leftOut: [] })
    expect(await findAnyBlog(admin.db, id)).toMatchObject({
      title: 'Salt late',
      content: '<p>Never.</p>',
      author: 'Theo',
      seoTitle: 'S',
      createdAt: '2026-11-21T12:00:00.000Z',
      updatedAt: '2026-11-22T08:00:00.000Z',
    })
    expect((await browseBlogs(admin.db, { search: 'never' }, 1))?.total).toBe(1)
    expect((await browseBlogs(admin.db, { search: 'often' }, 1))?.total).toBe(0)
    expect((await listComments(admin.db, {}, { limit: 1, offset: 0 }))[0]?.blogTitle).toBe('Salt late')
  })

  test('every address that a post ever had leads to the present one, without a chain', async () => {
    const admin = await openAdmin()
    const { id } = await publish(admin, { urlSlug: 'one' })
    for (const urlSlug of ['two', 'three']) await editBlog(admin.parts, id, aBlogDraft({ urlSlug }), 'ask')
    for (const typed of ['one', 'two', 'TWO', 'Three']) expect(await findCanonicalBlogSlug(admin.db, typed)).toBe('three')
    expect(await findCanonicalBlogSlug(admin.db, 'four')).toBeUndefined()
  })

  test('a post that moves back is at its old address again', async () => {
    const admin = await openAdmin()
    const { id } = await publish(admin, { urlSlug: 'one' })
    await editBlog(admin.parts, id, aBlogDraft({ urlSlug: 'two' }), 'ask')
    await editBlog(admin.parts, id, aBlogDraft({ urlSlug: 'one' }), 'ask')
    expect((await findBlogBySlug(admin.db, 'one'))?.id).toBe(id)
    expect(await findCanonicalBlogSlug(admin.db, 'two')).toBe('one')
    expect(await admin.db.selectFrom('oldAddresses').select('slug').execute()).toEqual([{ slug: 'two' }])
  })

  test('a new post takes an address that another has left', async () => {
    const admin = await openAdmin()
    const first = await publish(admin, { urlSlug: 'one' })
    await editBlog(admin.parts, first.id, aBlogDraft({ urlSlug: 'two' }), 'ask')
    const second = await publish(admin, { urlSlug: 'one' })
    expect(second.urlSlug).toBe('one')
    expect(await findOldAddress(admin.db, 'blog', 'one')).toBeUndefined()
    await editBlog(admin.parts, second.id, aBlogDraft({ urlSlug: 'three' }), 'ask')
    expect(await findCanonicalBlogSlug(admin.db, 'one')).toBe('three')
  })

  test('a typed address that another post has is refused, and its own does not count as taken', async () => {
    const admin = await openAdmin()
    await publish(admin, { urlSlug: 'one' })
    const taken = { ok: false, reason: 'slug-taken' }
    expect(await addBlog(admin.parts, aBlogDraft({ urlSlug: 'One' }), { formId: '', whenPicturesFail: 'ask' })).toEqual(taken)
    const { id } = await publish(admin, { urlSlug: 'two' })
    expect(await editBlog(admin.parts, id, aBlogDraft({ urlSlug: 'one' }), 'ask')).toEqual(taken)
    expect(await editBlog(admin.parts, id, aBlogDraft({ urlSlug: 'two' }), 'ask')).toMatchObject({ urlSlug: 'two' })
    expect(await editBlog(admin.parts, id, aBlogDraft({ urlSlug: 'one', title: 'One' }), 'ask')).toMatchObject({ urlSlug: 'one-2' })
    expect(await admin.db.selectFrom('oldAddresses').select('slug').execute()).toEqual([{ slug: 'two' }])
    expect(await editBlog(admin.parts, id, aBlogDraft({ urlSlug: '?!' }), 'ask')).toEqual({ ok: false, reason: 'slug-empty' })
  })

  test('a script alone is not a text', async () => {
    const admin = await openAdmin()
    const { id, urlSlug } = await publish(admin)
    const draft = aBlogDraft({ urlSlug, content: '<p><script>alert(1)</script></p>' })
    expect(await editBlog(admin.parts, id, draft, 'ask')).toEqual({ ok: false, reason: 'content-empty' })
  })

  test('a link that was fetched is not fetched again', async () => {
    const admin = await openAdmin({ [url]: await aPicture() })
    const { id, urlSlug } = await publish(admin, { imageBase64: null, imageLink: url })
    const before = await findAnyBlog(admin.db, id)
    await editBlog(admin.parts, id, aBlogDraft({ urlSlug, imageBase64: null, imageLink: url, title: 'x' }), 'ask')
    expect(admin.asked).toEqual([url])
    expect((await findAnyBlog(admin.db, id))?.imageFetched).toBe(before?.imageFetched)
    await editBlog(admin.parts, id, aBlogDraft({ urlSlug, imageBase64: null, imageLink: null, title: 'x' }), 'ask')
    expect(await findAnyBlog(admin.db, id)).toMatchObject({ imageLink: null, imageFetched: null })
  })

  test('a deleted post takes its comments and old addresses along', async () => {
    const admin = await openAdmin()
    const { id } = await publish(admin, { urlSlug: 'one' })
    await editBlog(admin.parts, id, aBlogDraft({ urlSlug: 'two' }), 'ask')
    await insertComment(admin.db, aComment(id))
    expect(await deleteBlog(admin.db, id, new Date())).toBe(true)
    expect(await deleteBlog(admin.db, id, new Date())).toBe(false)
    expect(await countComments(admin.db)).toBe(0)
    expect(await findCanonicalBlogSlug(admin.db, 'one')).toBeUndefined()
    expect(await findOldAddress(admin.db, 'blog', 'one')).toBeUndefined()
    expect(await editBlog(admin.parts, id, aBlogDraft({ urlSlug: 'two' }), 'ask')).toEqual({ ok: false, reason: 'gone' })
  })
})

function aComment(blogId: string) {
  return {
    id: 'c',
    blogId,
    blogTitle: 'Salt early',
    name: 'Ann',
    email: 'a@b.example',
    comment: 'Yes',
    createdAt: '2026-11-21T12:00:00.000Z',
    approved: false,
  }
}

import { expect, test } from 'vitest'
import { aBlog } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { findBlogBySlug, findBlogSlugByTitle, findNeighbours, insertBlog, listBlogs } from './blog-rows.ts'
import { countBlogs } from './public-blog-rows.ts'

onEachDatabase(({ open }) => {
  async function threePosts() {
    const db = await open()
    const posts = ['2026-01-01', '2026-02-01', '2026-02-01'].map((day, i) =>
      aBlog({ id: `post-${i}`, urlSlug: `post-${i}`, title: `Post ${i}`, createdAt: `${day}T12:00:00.000Z` }),
    )
    for (const post of posts) await insertBlog(db, post)
    return { db, posts }
  }

  test('posts are listed newest first, and by id within a moment', async () => {
    const { db } = await threePosts()
    expect((await listBlogs(db, { limit: 10, offset: 0 })).map(({ id }) => id)).toEqual(['post-2', 'post-1', 'post-0'])
    expect(await countBlogs(db)).toBe(3)
  })

  test('a post knows its neighbours', async () => {
    const { db, posts } = await threePosts()
    const [oldest, middle] = posts
    expect(oldest && (await findNeighbours(db, oldest))).toMatchObject({ previous: undefined, next: { urlSlug: 'post-1' } })
    expect(middle && (await findNeighbours(db, middle))).toMatchObject({ previous: { urlSlug: 'post-0' }, next: { urlSlug: 'post-2' } })
  })

  test('of several older and newer posts the nearest ones are the neighbours, by id within a moment', async () => {
    const db = await open()
    const moments = { d: '02', a: '01', f: '04', c: '02', e: '03', b: '02' }
    for (const [id, month] of Object.entries(moments))
      await insertBlog(db, aBlog({ id, urlSlug: id, title: id, createdAt: `2026-${month}-01T12:00:00.000Z` }))
    const newestFirst = await listBlogs(db, { limit: 10, offset: 0 })
    expect(newestFirst.map(({ id }) => id)).toEqual(['f', 'e', 'd', 'c', 'b', 'a'])
    for (const [index, post] of newestFirst.entries()) {
      const { previous, next } = await findNeighbours(db, post)
      expect([post.id, previous?.title, next?.urlSlug]).toEqual([post.id, newestFirst[index + 1]?.id, newestFirst[index - 1]?.id])
    }
  })

  test('a post comes back as it was stored', async () => {
    const db = await open()
    const options = { tags: 'Soup, Stew', comments: 'closed', disclosure: 'affiliate', pinText: 'Save it' } as const
    const post = aBlog({ title: 'Odd “name” 🍕', seoTitle: 'x', category: 'y', ...options })
    await insertBlog(db, post)
    expect(await findBlogBySlug(db, post.urlSlug)).toEqual(post)
  })

  test('an old link made from the title finds the post', async () => {
    const db = await open()
    await insertBlog(db, aBlog({ title: 'Mac & Cheese: why?', urlSlug: 'mac' }))
    expect(await findBlogSlugByTitle(db, 'mac-cheese-why')).toBe('mac')
    expect(await findBlogSlugByTitle(db, 'nothing')).toBeUndefined()
  })

  test('a card without an excerpt gets the beginning of the text', async () => {
    const db = await open()
    await insertBlog(db, aBlog({ content: '<h2>Salt</h2><p>Early &amp; <b>often</b></p>' }))
    expect((await listBlogs(db, { limit: 1, offset: 0 }))[0]?.excerpt).toBe('Salt Early & often')
  })

  test.each([
    ['&amp;', '&'],
    ['🍔', '🍔'],
  ])('on a card %s counts as one character of 200, and a 201st shows as an ellipsis', async (written, read) => {
    const db = await open()
    await insertBlog(db, aBlog({ id: 'a', urlSlug: 'a', content: `<p>${written.repeat(201)}</p>` }))
    await insertBlog(db, aBlog({ id: 'b', urlSlug: 'b', content: `<p>${written.repeat(200)}</p>` }))
    const cards = await listBlogs(db, { limit: 2, offset: 0 })
    expect(cards.map(({ excerpt }) => excerpt)).toEqual([read.repeat(200), `${read.repeat(200)}…`])
  })
})

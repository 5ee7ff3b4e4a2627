import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertBlog, insertBlogs } from '#core/blogs/blog-rows.ts'
import { newId } from '#domain/id.ts'
import { aBlog } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeAll(async () => {
  site = await openTestSite()
  cookie = await signIn(site)
})
afterAll(() => site.close())

const long = 'word '.repeat(60).trim()

async function read(path: string) {
  const response = await site.get(path, cookie)
  return { status: response.status, location: response.headers.get('location'), html: await response.text() }
}

describe('the manager', () => {
  test.each(['/admin/dashboard', '/admin/blog'])('%s says when there is no post', async (path) => {
    const { status, html } = await read(path)
    expect(status).toBe(200)
    expect(html).toContain('No blog found.')
    expect(html).toContain('Add Blog')
  })

  test('shows a post with 200 characters of its text, its dates, and what can be done', async () => {
    await insertBlog(site.db, aBlog({ id: 'short', title: 'Short', urlSlug: 'short', content: `<p>${'x'.repeat(200)}</p>` }))
    await insertBlog(site.db, aBlog({ id: 'long', title: 'Long', urlSlug: 'long', content: `<p>${long}</p>`, formattedDate: '2026-11-03' }))
    const { html } = await read('/admin/dashboard')
    expect(html).toContain('x'.repeat(200))
    expect(html.match(/Read More/g)).toHaveLength(1)
    expect(html).toContain('href="/blogs/long"')
    expect(html).toContain(`${'word '.repeat(40).trim()}…`)
    for (const text of [
      'Date: ',
      'November 3, 2026',
      'Created At: ',
      'Nov 1, 2026, 12:00 PM UTC',
      '/admin/blog/edit?id=long',
      'Delete',
      '2 posts',
    ])
      expect(html).toContain(text)
    await site.db.deleteFrom('_blogs').execute()
  })

  test('has a thousand posts, fifty a page, and finds one among them', async () => {
    const posts = Array.from({ length: 1000 }, (_, index) => {
      const createdAt = new Date(Date.UTC(2020, 0, 1, 0, index)).toISOString()
      const title = index === 3 ? 'The needle' : `Post ${index}`
      return aBlog({ id: newId(new Date(createdAt)), title, urlSlug: `post-${index}`, createdAt, content: '<p>haystack</p>' })
    })
    await insertBlogs(site.db, posts)
    const first = await read('/admin/blog')
    expect(first.html.match(/<article/g)).toHaveLength(50)
    expect(first.html).toContain('1,000 posts')
    expect(first.html).not.toContain('The needle')
    expect((await read('/admin/blog?page=20')).html).toContain('The needle')
    expect((await read('/admin/blog?page=21')).status).toBe(404)
    expect((await read('/admin/blog?page=zero')).status).toBe(400)
    const found = await read('/admin/blog?q=NEEDLE')
    expect(found.html.match(/<article/g)).toHaveLength(1)
    expect((await read('/admin/blog?q=haystack')).html).toContain('The best 1,000 posts for “haystack”')
    expect((await read('/admin/blog?q=nothingatall')).html).toContain('No posts match “nothingatall”.')
    await site.db.deleteFrom('_blogs').execute()
  })

  test('deletes a post with what belongs to it', async () => {
    await insertBlog(site.db, aBlog({ id: 'gone', urlSlug: 'gone' }))
    const response = await site.post('/admin/blog', { id: 'gone' }, cookie)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Blog deleted')
    expect((await site.get('/blogs/gone')).status).toBe(404)
    expect((await site.post('/admin/blog', { id: 'gone' }, cookie)).status).toBe(200)
    expect((await site.post('/admin/blog', { id: '../x' }, cookie)).status).toBe(400)
  })

  test('says so when a post can’t be deleted', async () => {
    const broken = await openTestSite()
    const owner = await signIn(broken)
    await broken.db.schema.dropTable('_blogs').execute()
    const response = await broken.post('/admin/blog', { id: 'gone' }, owner)
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('The blog could not be deleted right now.')
    await broken.close()
  })

  test('goes to the previous page when the last post of a page is deleted', async () => {
    for (let index = 0; index < 101; index++)
      await insertBlog(site.db, aBlog({ id: `salt-${index}`, title: 'Salt', urlSlug: `salt-${index}` }))
    expect((await read('/admin/blog?page=2&q=salt')).html).toContain('action="/admin/blog?q=salt&amp;page=2"')
    const last = await read('/admin/dashboard?page=3&q=salt')
    expect(last.html).toContain('action="/admin/dashboard?q=salt&amp;page=2"')
    expect(last.html).not.toContain('action="/admin/dashboard?q=salt&amp;page=3"')
    await site.db.deleteFrom('_blogs').execute()
  })
})

describe('a post in the legacy collection', () => {
  test('is found by its title in any case', async () => {
    const { findLegacyBlog, insertLegacyBlog } = await import('#core/blogs/legacy-blog-rows.ts')
    const written = { title: 'What Is Antivirus?', category: 'Basics', content: '<p>Kept safe<script>x</script></p>' }
    const { state: _, publishedAt: __, ...legacy } = aBlog(written)
    await insertLegacyBlog(site.db, legacy)
    expect(await findLegacyBlog(site.db, 'what is antivirus?')).toBeDefined()
    const { status, html } = await read(`/admin/blog/${encodeURIComponent('WHAT is antivirus?')}`)
    expect(status).toBe(200)
    for (const text of ['What Is Antivirus?', 'Basics', '<p>Kept safe</p>']) expect(html).toContain(text)
  })

  test('is not found by another title', async () => {
    const { status, html } = await read('/admin/blog/nothing')
    expect(status).toBe(404)
    expect(html).toContain('No blog found.')
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAnyBlog } from '#core/blogs/all-blog-rows.ts'
import { findBlogBySlug, insertBlog } from '#core/blogs/blog-rows.ts'
import { aPicture, inChunks } from '#tests/admin-parts.ts'
import { aBlog } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

const pictures: Record<string, Uint8Array> = {}
const remote = {
  resolve: async () => ['93.184.216.34'],
  open: async ({ url }: { url: URL }) => {
    const bytes = pictures[url.href]
    if (!bytes) throw new Error('Nobody is there')
    return { status: 200, location: undefined, body: inChunks(bytes), close: () => {} }
  },
}

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
let uploaded: string
beforeAll(async () => {
  pictures['https://pictures.example/pie.jpg'] = await aPicture('#123456')
  site = await openTestSite({ remote })
  cookie = await signIn(site)
  const response = await site.send('/admin/upload', {
    method: 'POST',
    body: new Uint8Array(await aPicture()),
    headers: { Origin: 'http://site.test', Cookie: cookie, 'Content-Type': 'image/jpeg' },
  })
  uploaded = (await response.json()).reference
})
beforeEach(() => site.db.deleteFrom('_blogs').execute())
afterAll(() => site.close())

async function send(path: string, fields: Record<string, string>) {
  const response = await site.post(path, fields, cookie)
  return { status: response.status, html: (await response.text()).replaceAll('&quot;', '"').replaceAll('&#x27;', "'") }
}

const count = async () => (await site.db.selectFrom('_blogs').select('id').execute()).length

function newPost(changes: Record<string, string> = {}) {
  return {
    ...{ title: 'Onions, Slowly', formattedDate: '2026-11-21', author: 'June', content: '<p>Low heat.</p>', urlSlug: 'onions-slowly' },
    ...{ imageBase64: uploaded, imageLink: '', imageAlt: 'Onions', seoTitle: '', seoDescription: '', seoKeywords: 'a,  b', formId: '' },
    ...changes,
  }
}

describe('adding a post', () => {
  test('works as a form without scripts', async () => {
    const html = await (await site.get('/admin/blog?add=1', cookie)).text()
    expect(html).toContain('<dialog')
    expect(html).toMatch(/<textarea[^>]*name="content"/)
    expect(html).toContain('value="2026-11-21"')
  })

  test('makes it public at once', async () => {
    const { status, html } = await send('/admin/blog?add=1', newPost())
    expect(status).toBe(200)
    expect(html).toContain('Blog added successfully!')
    expect(html).not.toContain('<dialog')
    expect(await findBlogBySlug(site.db, 'onions-slowly')).toMatchObject({ imageBase64: uploaded, imageAlt: 'Onions', seoKeywords: 'a, b' })
    expect((await site.get('/blogs/onions-slowly')).status).toBe(200)
  })

  test('names what was removed from the text', async () => {
    const content = '<p>See</p><iframe src="https://www.youtube.com/embed/x"></iframe>'
    const { html } = await send('/admin/blog?add=1', newPost({ content }))
    expect(html).toContain('Blog added successfully. Left out: embedded frame (youtube.com)')
  })

  test('requires a picture, a title and an author, and keeps what was typed', async () => {
    const { status, html } = await send('/admin/blog?add=1', newPost({ imageBase64: '', title: ' ', seoTitle: 'Typed before' }))
    expect(status).toBe(400)
    expect(html).toMatch(/role="alert"[^>]*>.*?Please upload an image or provide an image URL/)
    for (const text of ['Enter a title', 'Typed before', '&lt;p&gt;Low heat.']) expect(html).toContain(text)
    expect(await count()).toBe(0)
  })

  test('says which field is wrong if the picture is there', async () => {
    const { html } = await send('/admin/blog?add=1', newPost({ author: '' }))
    expect(html).toContain('Not saved yet. Please check the fields marked below.')
    expect(html).toContain('Enter an author')
  })

  test('refuses an address without letters or digits', async () => {
    const { status, html } = await send('/admin/blog?add=1', newPost({ title: '?!', urlSlug: '' }))
    expect(status).toBe(400)
    expect(html).toContain('Error uploading blog: the address needs at least one letter or digit.')
  })

  test('says why a picture was not fetched, and saves without it on request', async () => {
    const post = newPost({ imageBase64: '', imageLink: 'https://pictures.example/gone.jpg' })
    const refused = await send('/admin/blog?add=1', post)
    expect(refused.status).toBe(400)
    expect(refused.html).toContain('Error uploading blog: No picture could be loaded from this address.')
    expect(refused.html).toContain('Save without the picture')
    expect(await count()).toBe(0)
    expect((await send('/admin/blog?add=1', { ...post, whenPicturesFail: 'save-without' })).status).toBe(200)
    expect(await findBlogBySlug(site.db, 'onions-slowly')).toMatchObject({ imageLink: post.imageLink, imageFetched: null })
  })

  test('after a draft whose picture was not fetched, its own button publishes, and the one without the picture saves the draft', async () => {
    const post = newPost({ imageBase64: '', imageLink: 'https://pictures.example/gone.jpg', earlierWish: 'draft' })
    await send('/admin/blog?add=1', { ...post, whenPicturesFail: 'save-without' })
    expect(await findBlogBySlug(site.db, 'onions-slowly')).toBeUndefined()
    expect(await count()).toBe(1)
    await send('/admin/blog?add=1', newPost({ urlSlug: 'published', earlierWish: 'draft' }))
    expect(await findBlogBySlug(site.db, 'published')).toMatchObject({ state: 'published' })
  })

  test('fetches the picture behind an address', async () => {
    await send('/admin/blog?add=1', newPost({ imageBase64: '', imageLink: 'https://pictures.example/pie.jpg' }))
    expect((await findBlogBySlug(site.db, 'onions-slowly'))?.imageFetched).toMatch(/^\/images\//)
  })

  test('names the pictures of the content that were not fetched', async () => {
    const content = '<p>See</p><img src="https://pictures.example/a.jpg"><img src="https://pictures.example/pie.jpg">'
    const refused = await send('/admin/blog?add=1', newPost({ content }))
    expect(refused.html).toContain('Error uploading blog: a picture in the content could not be fetched.')
    expect(refused.html).toContain('https://pictures.example/a.jpg: No picture')
    await send('/admin/blog?add=1', newPost({ content, whenPicturesFail: 'save-without' }))
    const kept = (await findBlogBySlug(site.db, 'onions-slowly'))?.content
    expect(kept).toMatch(/<img src="\/images\/[a-f0-9]+"/)
    expect(kept).not.toContain('pictures.example')
  })

  test('a form sent twice creates one post', async () => {
    const page = await (await site.get('/admin/blog?add=1', cookie)).text()
    const formId = /name="formId" value="([^"]+)"/.exec(page)?.[1] ?? ''
    await Promise.all([send('/admin/blog?add=1', newPost({ formId })), send('/admin/blog?add=1', newPost({ formId }))])
    expect(formId).not.toBe('')
    expect(await count()).toBe(1)
  })
})

describe('editing a post', () => {
  const path = '/admin/blog/edit?id=one'
  beforeEach(() => insertBlog(site.db, aBlog({ id: 'one', title: 'Onions', urlSlug: 'onions', imageLink: 'https://a.example/x.jpg' })))

  function edited(changes: Record<string, string> = {}) {
    return newPost({ title: 'Onions', urlSlug: 'onions', ...changes })
  }

  test('starts from the stored post', async () => {
    const html = await (await site.get(path, cookie)).text()
    for (const text of [
      'Back to Blog List',
      'Update Blog',
      'Keep the present address',
      'value="onions"',
      'editor--growing',
      'Plain words.',
    ])
      expect(html).toContain(text)
  })

  test('without an id leads to the manager, and an unknown id is a 404', async () => {
    expect((await site.get('/admin/blog/edit', cookie)).headers.get('location')).toBe('/admin/blog')
    expect((await site.get('/admin/blog/edit?id=two', cookie)).status).toBe(404)
    expect((await site.get('/admin/blog/edit?id=..%2F', cookie)).status).toBe(400)
  })

  test('saves, and says so in the form and in the toast', async () => {
    const { status, html } = await send(path, edited({ content: '<p>Lower heat.</p>' }))
    expect(status).toBe(200)
    expect(html).toMatch(/role="status"[^>]*>.*?Blog updated successfully</)
    expect(html).toContain('Blog updated successfully!')
    expect((await findAnyBlog(site.db, 'one'))?.content).toBe('<p>Lower heat.</p>')
  })

  test.each(['title', 'content', 'author', 'formattedDate', 'urlSlug'])('requires a %s', async (field) => {
    const { status, html } = await send(path, edited({ [field]: field === 'content' ? '<p></p>' : ' ', seoTitle: 'Typed before' }))
    expect(status).toBe(400)
    expect(html).toMatch(/role="alert"[^>]*>.*?All fields are required!/)
    expect(html).toContain('Typed before')
  })

  test('a changed address redirects (301) from the old one', async () => {
    await send(path, edited({ title: 'Shallots', urlSlug: 'shallots' }))
    const response = await site.get('/blogs/onions')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/blogs/shallots'])
  })

  test('keeps the present address on request', async () => {
    await send(path, edited({ title: 'Shallots', urlSlug: 'shallots', keepAddress: 'on' }))
    expect(await findAnyBlog(site.db, 'one')).toMatchObject({ title: 'Shallots', urlSlug: 'onions' })
  })

  test.each([
    [{ urlSlug: '?!' }, 'Error updating blog: the address needs at least one letter or digit.'],
    [{ content: '<script>x</script>' }, 'Error updating blog: none of the content could be saved.'],
    [{ imageBase64: '', imageLink: 'http://127.0.0.1/x.png' }, 'Error updating blog: This address is on a private network'],
  ])('says why %o was not saved', async (changes, words) => {
    const { status, html } = await send(path, edited(changes))
    expect(status).toBe(400)
    expect(html).toContain(words)
  })

  test('says if the post was deleted in the meantime', async () => {
    const response = await site.post('/admin/blog/edit.data?id=gone', edited(), cookie)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Error updating blog: this post has been deleted.')
  })
})

describe('an outage while saving a post', () => {
  test.each([
    ['/admin/blog?add=1', 'Error uploading blog: the database could not be reached.'],
    ['/admin/blog/edit?id=one', 'Error updating blog: the database could not be reached.'],
  ])('at %s keeps what was typed', async (path, words) => {
    const broken = await openTestSite()
    const owner = await signIn(broken)
    await insertBlog(broken.db, aBlog({ id: 'one' }))
    await broken.db.schema.dropTable('_blogs').execute()
    const response = await broken.post(path.replace('?', '.data?'), { ...newPost(), imageBase64: '/images/hero' }, owner)
    expect(response.status).toBe(503)
    const text = await response.text()
    expect(text).toContain(words)
    expect(text).toContain('Onions, Slowly')
    await broken.close()
  })
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { listTerms } from '#core/terms/term-rows.ts'
import { aBlog } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeAll(async () => {
  site = await openTestSite({ samples: true })
  cookie = await signIn(site)
})
afterAll(() => site.close())

let tag: string
let slug: string
let count = 0
beforeEach(async () => {
  count++
  tag = `Braising ${count}`
  slug = `braised-${count}`
  await insertBlog(site.db, aBlog({ title: `How to braise ${count}`, urlSlug: slug, tags: `Slow, ${tag}` }))
})

async function findId(name: string) {
  return (await listTerms(site.db, 'tag', name, { limit: 1, offset: 0 }))[0]?.id ?? ''
}

const edit = async (name: string, fields: Record<string, string>) =>
  site.post(`/admin/organise/edit?id=${await findId(name)}`, { description: '', picture: '', pictureAlt: '', ...fields }, cookie)

test('a tag has a page with its posts, feeds, and a place in the sitemap', async () => {
  const page = await (await site.get(`/tags/braising-${count}`)).text()
  for (const shown of [`<h1>${tag}</h1>`, `How to braise ${count}`, '1 post, newest first', `http://site.test/tags/braising-${count}"`])
    expect(page).toContain(shown)
  for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
    const feed = await site.get(`/tags/braising-${count}/${file}`)
    expect([file, feed.status, (await feed.text()).includes(`How to braise ${count}`)]).toEqual([file, 200, true])
    expect(page).toContain(`href="/tags/braising-${count}/${file}"`)
  }
  expect(await (await site.get('/sitemap-terms.xml')).text()).toContain(`<loc>http://site.test/tags/braising-${count}</loc>`)
  expect(await (await site.get('/sitemap.xml')).text()).toContain('sitemap-terms.xml')
  const post = await (await site.get(`/blogs/${slug}`)).text()
  expect(post).toContain(`href="/tags/braising-${count}"`)
  expect(post).toContain(`"keywords":["Slow","${tag}"]`)
  expect((await site.get(`/tags/Braising-${count}?page=2`)).headers.get('location')).toBe(`/tags/braising-${count}?page=2`)
  expect((await site.get(`/tags/braising-${count}?page=2`)).status).toBe(404)
})

test('renaming updates posts and addresses', async () => {
  const answer = await edit(tag, { form: 'term', name: `Pot roasting ${count}`, description: 'Low & slow.' })
  expect(answer.status).toBe(200)
  const moved = await site.get(`/tags/braising-${count}`)
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/tags/pot-roasting-${count}`])
  const feed = await site.get(`/tags/braising-${count}/rss.xml`)
  expect([feed.status, feed.headers.get('location')]).toEqual([301, `/tags/pot-roasting-${count}/rss.xml`])
  const page = await (await site.get(`/tags/pot-roasting-${count}`)).text()
  expect(page).toContain('Low &amp; slow.')
  expect(await (await site.get(`/blogs/${slug}`)).text()).toContain(`href="/tags/pot-roasting-${count}"`)
})

test('a taken name is refused beside the field', async () => {
  const answer = await edit(tag, { form: 'term', name: 'SLOW' })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('There’s already a tag with this name')
  const added = await site.post('/admin/organise', { form: 'new-term', name: 'slow' }, cookie)
  expect([added.status, (await added.text()).includes('There’s already a tag with this name')]).toEqual([400, true])
})

test('merging updates posts and addresses, and saving the earlier name gives the other tag', async () => {
  await edit(tag, { form: 'merge', into: 'Slow' })
  const moved = await site.get(`/tags/braising-${count}`)
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/tags/slow'])
  expect(await (await site.get('/tags/slow')).text()).toContain(`How to braise ${count}`)
  const [post] = await site.db.selectFrom('_blogs').select(['id', 'tags']).where('urlSlug', '=', slug).execute()
  expect(post?.tags).toBe('Slow')
  const typed = {
    title: 'Braise',
    content: '<p>Low.</p>',
    author: 'June',
    formattedDate: '2026-11-01',
    urlSlug: slug,
    tags: `${tag}, New one`,
  }
  expect((await site.post(`/admin/blog/edit?id=${post?.id}`, typed, cookie)).status).toBe(200)
  expect(await (await site.get(`/blogs/${slug}`)).text()).toContain('"keywords":["Slow","New one"]')
})

test('a deleted tag is removed from its posts; someone who saves meanwhile loses nothing', async () => {
  const id = await findId(tag)
  await site.post('/admin/organise', { id }, cookie)
  expect((await site.get(`/tags/braising-${count}`)).status).toBe(404)
  const [post] = await site.db.selectFrom('_blogs').select(['id', 'tags']).where('urlSlug', '=', slug).execute()
  expect(post?.tags).toBe('Slow')
  const typed = { title: 'Braise', content: '<p>Low.</p>', author: 'June', formattedDate: '2026-11-01', urlSlug: slug, tags: tag }
  expect((await site.post(`/admin/blog/edit?id=${post?.id}`, typed, cookie)).status).toBe(200)
  expect((await site.get(`/tags/braising-${count}`)).status).toBe(200)
})

test('a form without the field keeps the tags, an empty field removes them', async () => {
  const [post] = await site.db.selectFrom('_blogs').select('id').where('urlSlug', '=', slug).execute()
  const typed = { title: 'Braise', content: '<p>Low.</p>', author: 'June', formattedDate: '2026-11-01', urlSlug: slug }
  await site.post(`/admin/blog/edit?id=${post?.id}`, typed, cookie)
  expect((await site.get(`/tags/braising-${count}`)).status).toBe(200)
  await site.post(`/admin/blog/edit?id=${post?.id}`, { ...typed, tags: '' }, cookie)
  expect((await site.get(`/tags/braising-${count}`)).status).toBe(404)
  const refused = await site.post(`/admin/blog/edit?id=${post?.id}`, { ...typed, tags: 'x'.repeat(81) }, cookie)
  expect([refused.status, (await refused.text()).includes('Keep each to 80 characters')]).toEqual([400, true])
})

test('a tag is added to several posts at once, each saved normally', async () => {
  const [post] = await site.db.selectFrom('_blogs').select('id').where('urlSlug', '=', slug).execute()
  const id = post?.id ?? ''
  const send = (fields: Record<string, string>) => site.post('/admin/blog', { change: 'tag', ...fields }, cookie)
  expect(await (await send({ ids: id, tag: 'Sunday' })).text()).toContain('1 post tagged “Sunday”')
  expect(await (await send({ ids: id, tag: 'sunday' })).text()).toContain('They already had this tag')
  const [tagged] = await site.db.selectFrom('_blogs').select('tags').where('id', '=', id).execute()
  expect(tagged?.tags).toBe(`Slow, ${tag}, Sunday`)
  const saved = await site.db
    .selectFrom('revisions')
    .select(['author', 'summary'])
    .where('recordId', '=', id)
    .orderBy('number', 'desc')
    .execute()
  expect(saved[0]).toEqual({ author: expect.stringContaining('@'), summary: 'Changed tags (1 word added)' })
  expect((await send({ ids: id, tag: '' })).status).toBe(400)
  expect(await (await send({ tag: 'Sunday' })).text()).toContain('Choose at least one post first.')
})

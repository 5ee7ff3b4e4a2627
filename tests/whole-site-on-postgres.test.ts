import { expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { aBlog } from './builders.ts'
import { openTestSite } from './open-test-site.ts'
import { openPostgresDatabase } from './set-up/postgres.ts'

test('the whole public site works on PostgreSQL', () => readSite('en-US'))
test('the whole public site works on PostgreSQL in a database that sorts text by its bytes', { tags: 'rest' }, () => readSite('C'))

async function readSite(locale: 'en-US' | 'C') {
  const { url, drop } = await openPostgresDatabase('template0', locale)
  const site = await openTestSite({ samples: true, database: url })
  for (const path of [
    '/',
    '/recipes',
    '/recipes/bbq-ribs',
    '/trending-recipes',
    '/blogs',
    '/blogs/pie-crust-without-fear',
    '/search?q=SALT',
    '/contact',
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/sitemap-recipes-1.xml',
    '/sitemap-posts-1.xml',
    '/rss.xml',
    '/atom.xml',
    '/feed.json',
    '/recipes/rss.xml',
    '/recipes/atom.xml',
    '/recipes/feed.json',
    '/recipes/bbq-ribs.json',
    '/recipes/bbq-ribs.cook',
    '/llms.txt',
    '/ready',
    '/api/recipes/1',
  ]) {
    expect([path, (await site.get(path)).status]).toEqual([path, 200])
  }
  for (const path of [
    '/recipes/2147483648',
    '/api/recipes/99999999999',
    '/blogs?page=99999999',
    `/search?q=${encodeURIComponent('a\u0000b')}`,
    '/blogs/%00',
    '/recipes/%00.json',
    '/sitemap-posts-99999.xml',
    '/sitemap-recipes-99999999999.xml',
  ]) {
    const { status } = await site.get(path)
    expect([path, status >= 400 && status < 500]).toEqual([path, true])
  }
  const comment = { name: 'Da\u0000na', email: 'dana@mail.example', comment: 'Flaky \uD800 crust.' }
  for (const time of ['once', 'twice'])
    expect([time, (await site.post('/blogs/pie-crust-without-fear', comment)).status]).toEqual([time, 200])
  expect(await site.db.selectFrom('comments').select(['name', 'approved']).where('email', '=', 'dana@mail.example').execute()).toEqual([
    { name: 'Dana', approved: false },
  ])
  await site.close()
  await drop()
}

test('what one process publishes is on the page of another at the next request', async () => {
  const { url, drop } = await openPostgresDatabase('indexed')
  const writing = await openTestSite({ database: url })
  const reading = await openTestSite({ database: url })
  expect(await (await reading.get('/')).text()).not.toContain('Fresh from the pass')
  await insertBlog(writing.db, aBlog({ title: 'Fresh from the pass', urlSlug: 'fresh-from-the-pass' }))
  expect(await (await reading.get('/')).text()).toContain('Fresh from the pass')
  expect((await reading.get('/blogs/fresh-from-the-pass')).status).toBe(200)
  await writing.close()
  await reading.close()
  await drop()
})

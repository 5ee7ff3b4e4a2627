import { expect, test } from 'vitest'
import { openTestSite } from './open-test-site.ts'
import { openPostgresDatabase } from './set-up/postgres.ts'

test('the whole public site works on PostgreSQL', async () => {
  const { url, drop } = await openPostgresDatabase()
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
    '/rss.xml',
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
})

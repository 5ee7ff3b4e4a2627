import { expect, test } from 'vitest'
import { listContentVersions } from '#core/database/content-versions.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { openHitCounter } from './follow-redirect.ts'
import { deleteRedirect, listRedirects } from './redirect-rows.ts'
import { saveRedirect } from './write-redirect.ts'

onEachDatabase(({ open }) => {
  test('hits are added up, make no page stale, and are stored only for redirects', async () => {
    const db = await open()
    const clock = () => new Date('2026-11-21T12:00:00.000Z')
    const parts = { db, clock, siteUrl: 'http://site.test', isFixed: () => false }
    expect(await saveRedirect(parts, { source: '/old', target: '/new', status: 301 })).toBeUndefined()
    expect(await saveRedirect(parts, { source: '/?p=7', target: '/new', status: 301 })).toBeUndefined()
    expect(await saveRedirect(parts, { source: '/wp-content/uploads/2019/soup.jpg', target: '/images/a', status: 301 })).toBeUndefined()
    const before = await listContentVersions(db)
    const hits = openHitCounter(db, clock)
    for (const address of [
      '/old',
      '/OLD/?page=2',
      '/old.data',
      '/other',
      '/?p=7',
      '/?p=8',
      '/?p=7&p=7',
      '/wp-content/uploads/2019/Soup-300x200.jpg',
    ])
      hits.count(address)
    await hits.write()
    hits.count('/old')
    await hits.write()
    const [plain, redirect, picture] = await listRedirects(db, '', { limit: 9, offset: 0 })
    expect(plain).toMatchObject({ source: '/?p=7', hits: 1 })
    expect(redirect).toMatchObject({ source: '/old', target: '/new', status: 301, hits: 4, lastHitAt: '2026-11-21T12:00:00.000Z' })
    expect(picture).toMatchObject({ source: '/wp-content/uploads/2019/soup.jpg', hits: 1 })
    expect(await listContentVersions(db)).toEqual(before)
    for (const one of [plain, redirect, picture]) expect(await deleteRedirect(db, one?.id ?? '')).toBe(true)
    expect(await db.selectFrom('redirectHits').selectAll().execute()).toEqual([])
  })
})

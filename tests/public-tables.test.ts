import { expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertReview } from '#core/comments/review-rows.ts'
import { maintained } from '#core/database/table-triggers.ts'
import { aBlog } from './builders.ts'
import { openTestSite } from './open-test-site.ts'

/** Pages that no other page links to, and a nonexistent address. */
const unlinked = [
  ...['/sitemap.xml', '/robots.txt', '/rss.xml', '/atom.xml', '/feed.json', '/llms.txt', '/manifest.webmanifest'],
  ...['/recipes/rss.xml', '/recipes/atom.xml', '/recipes/feed.json', '/recipes/fried-chicken.json', '/recipes/fried-chicken.cook'],
  ...['/api/recipes/1', '/favourites', '/recipes?type=trending', '/recipes?page=2', '/blogs?page=2', '/cook-with?have=chicken'],
  ...[
    '/blogs/nothing',
    '/tags/nothing',
    '/tags/technique',
    '/tags/technique/rss.xml',
    '/sitemap-terms.xml',
    '/recipes/nothing',
    '/nothing',
  ],
]

/** Every address of the site that a page or a sitemap names, except searches, admin pages and addresses with filters. */
async function walk(site: Awaited<ReturnType<typeof openTestSite>>) {
  const pages = new Map<string, Set<string>>()
  const waiting = ['/', ...unlinked]
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (pages.has(path)) continue
    const { response, tables } = await site.trace(path)
    pages.set(path, tables)
    if (!/html|xml/.test(response.headers.get('content-type') ?? '')) continue
    const named = [
      ...(await response.text()).matchAll(/(?:href="|<loc>)(?:http:\/\/site\.test)?(\/(?!admin|assets|images|search)[\w./-]*)["<]/g),
    ]
    waiting.push(...named.map(([, found = '/']) => found))
  }
  return pages
}

test('every table that a public page is made from has a content version, so that the page is rendered again when it changes', async () => {
  const site = await openTestSite({ samples: true })
  await insertBlog(site.db, aBlog({ imageBase64: '/images/uploaded' }))
  const review = {
    id: 'r1',
    recipeId: 1,
    name: 'Ann',
    email: 'ann@b.example',
    stars: 5 as const,
    text: 'Good.',
    approved: true,
    createdAt: '2026-11-01T12:00:00.000Z',
  }
  await insertReview(site.db, review)
  const pages = await walk(site)
  await site.close()
  const read = new Set([...pages.values()].flatMap((tables) => [...tables]))
  const versioned = Object.entries(maintained).filter(([, what]) => what.public !== 'none')
  expect(pages.size).toBeGreaterThan(40)
  expect([...read].filter((table) => !versioned.some(([name]) => name === table))).toEqual([])
  // And no table has one needlessly.
  expect(versioned.map(([name]) => name).filter((name) => !read.has(name))).toEqual([])
}, 60_000)

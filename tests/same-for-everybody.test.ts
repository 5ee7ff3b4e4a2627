import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/identity/roles.ts'
import { openTestSite, signInAs } from './open-test-site.ts'
import { publicPages } from './public-pages.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
const cookies: string[] = []
beforeAll(async () => {
  site = await openTestSite({ samples: true })
  for (const role of roles) cookies.push((await signInAs(site, role)).cookie)
  cookies.push('griddle=made-up', '__Host-griddle=made-up')
})
afterAll(() => site.close())

const feeds = ['/sitemap.xml', '/rss.xml', '/recipes/feed.json', '/llms.txt', '/robots.txt', '/api/recipes/1', '/manifest.webmanifest']
const addresses = [...publicPages.flatMap((path) => [path, `${path === '/' ? '/_' : path}.data`]), ...feeds]

test('there are public pages to compare', () => {
  expect(addresses.length).toBeGreaterThan(50)
})

test.each(addresses)('%s is the same for everyone, whoever is signed in, and never asks', async (path) => {
  const guest = await site.get(path)
  const bytes = Buffer.from(await guest.arrayBuffer())
  expect((await site.trace(path)).isPersonal).toBe(false)
  for (const cookie of cookies) {
    const answer = await site.get(path, cookie)
    expect(answer.status).toBe(guest.status)
    expect(headersOf(answer)).toEqual(headersOf(guest))
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  }
})

/** Without the headers that name the request. */
function headersOf({ headers }: Response) {
  return [...headers].filter(([name]) => name !== 'x-reference')
}

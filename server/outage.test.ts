import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite({ samples: true })
  await site.breakDatabase()
})
afterAll(() => site.close())

test.each(['/recipes', '/trending-recipes', '/recipes/fried-chicken', '/blogs', '/blogs/anything', '/search?q=salt'])(
  '%s is a calm 503 with a reference that the log carries while the database is away',
  async (path) => {
    const page = await site.get(path)
    const html = await page.text()
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toBe('30')
    expect(html).toContain('Unexpected Application Error!')
    const reference = page.headers.get('x-reference') ?? 'none'
    expect(html).toContain(reference)
    expect(site.lines.some(({ level, facts }) => level === 'error' && JSON.stringify(facts).includes(reference))).toBe(true)
    expect(html).not.toMatch(/select |sqlite|at \w+ \(/i)
  },
)

test.each(['/', '/about', '/contact', '/favourites', '/privacy-policy'])('%s goes on without the database', async (path) => {
  expect((await site.get(path)).status).toBe(200)
})

test('what a page went without is in the log, in the words of the specification', async () => {
  site.lines.length = 0
  await site.get('/')
  const messages = site.lines.filter(({ level }) => level === 'error').map(({ message }) => message)
  expect(messages).toContain('Error fetching TFN')
  expect(messages).toContain('Error fetching all blogs')
})

test('the process is alive, but not ready', async () => {
  expect((await site.get('/health')).status).toBe(200)
  expect((await site.get('/ready')).status).toBe(503)
})

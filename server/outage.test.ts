import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

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

describe('on a full disk', () => {
  let full: typeof site
  let cookie: string
  beforeAll(async () => {
    full = await openTestSite({ samples: true })
    cookie = await signIn(full)
    // No further page of the file.
    await sql`pragma max_page_count = 1`.execute(full.db)
  })
  afterAll(() => full.close())

  test('pages are read, and a form is answered 503 with what was typed and when to try again', async () => {
    const content = `<p>${'Salt early. '.repeat(2000)}</p>`
    const post = { title: 'A full disk', formattedDate: '2026-11-21', author: 'June', content, urlSlug: '', formId: '' }
    const picture = { imageBase64: '/images/hero', imageLink: '', imageAlt: 'A burger', seoTitle: '', seoDescription: '', seoKeywords: '' }
    const answer = await full.post('/admin/blog?add=1', { ...post, ...picture }, cookie)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    const html = await answer.text()
    expect(html).toContain('A full disk')
    expect(html).toContain('Error uploading blog: the disk is full. Your text is still here: make some room, then try again.')
    expect(full.lines.map(({ message }) => message)).toContain('The disk is full')
    for (const path of ['/', '/blogs', '/recipes']) expect([path, (await full.get(path)).status]).toEqual([path, 200])
  })

  test('a session that is due to be renewed, and can’t be, is still one', async () => {
    const soon = new Date(Date.now() + 12 * 24 * 60 * 60 * 1000).toISOString()
    await full.db.updateTable('identity_session').set({ expiresAt: soon }).execute()
    await sql`pragma query_only = on`.execute(full.db)
    expect((await full.get('/admin/sessions', cookie)).status).toBe(200)
    await sql`pragma query_only = off`.execute(full.db)
  })
})

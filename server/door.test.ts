import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSite } from '#tests/open-test-site.ts'
import { commonHeaders, strictTransport } from './security-headers.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite({ samples: true, siteUrl: 'https://eat.example' })
})
afterAll(() => site.close())

const publicPages = [
  '/',
  '/recipes',
  '/recipes/fried-chicken',
  '/trending-recipes',
  '/favourites',
  '/blogs',
  '/search',
  '/search?q=salt',
  '/about',
  '/contact',
  '/disclaimer',
  '/privacy-policy',
  '/terms-and-condition',
]

describe.each(publicPages)('%s', (path) => {
  test('is a page with a strict policy and no inline style or handler', async () => {
    const page = await site.get(path)
    const html = await page.text()
    expect(page.status).toBe(200)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/)
    expect(policy).not.toContain('unsafe')
    expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/)
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(page.headers.get('permissions-policy')).toContain('camera=()')
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(page.headers.has('set-cookie')).toBe(false)
  })

  test('has a complete head', async () => {
    const html = await (await site.get(path)).text()
    expect(html).toMatch(/<html lang="en-US"/)
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    for (const name of ['description', 'theme-color', 'twitter:card']) expect(html).toContain(`name="${name}"`)
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image']) expect(html).toContain(`property="${property}"`)
    expect(html).toMatch(/property="og:image" content="https:\/\/eat\.example\/images\//)
    if (!path.includes('?')) expect(html).toContain(`rel="canonical" href="https://eat.example${path}"`)
    expect(html).toContain('rel="manifest"')
    expect(html).toContain('rel="icon"')
  })

  test('is the same bytes each time', async () => {
    expect(await (await site.get(path)).text()).toBe(await (await site.get(path)).text())
  })
})

test('the response to HEAD has no body', async () => {
  const head = await site.send('/', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
  expect(head.headers.get('content-security-policy')).toBe((await site.get('/')).headers.get('content-security-policy'))
})

test('HSTS is sent over TLS', async () => {
  expect((await site.get('/about')).headers.has('strict-transport-security')).toBe(false)
  expect((await site.get('https://site.test/about')).headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test.each([
  ['a page', 'GET', '/recipes', 200],
  ['the data of a page', 'GET', '/recipes.data', 200],
  ['the head of a page', 'HEAD', '/recipes', 200],
  ['a page that is not there', 'GET', '/no-such-page', 404],
  ['a search that is not understood', 'GET', '/search?page=x', 400],
  ['an address that leads on', 'GET', '/recipes/', 301],
  ['a form that is refused', 'POST', '/contact', 403],
  ['a method that there is not', 'PUT', '/contact', 405],
  ['a picture', 'GET', '/images/hero/800.webp', 200],
  ['a feed', 'GET', '/rss.xml', 200],
  ['a sitemap', 'GET', '/sitemap.xml', 200],
  ['a recipe', 'GET', '/recipes/fried-chicken', 200],
  ['a recipe as data', 'GET', '/recipes/fried-chicken.json', 200],
  ['the sign-in page', 'GET', '/admin/login', 200],
  ['a page for admins', 'GET', '/admin/dashboard', 302],
  ['the health of the site', 'GET', '/health', 200],
])('%s has the security headers of every response', async (_, method, path, status) => {
  const answer = await site.send(`https://site.test${path}`, { method })
  expect(answer.status).toBe(status)
  expect(Object.fromEntries(answer.headers)).toMatchObject(
    Object.fromEntries(Object.entries(commonHeaders).map(([name, value]) => [name.toLowerCase(), value])),
  )
  expect(answer.headers.get('strict-transport-security')).toBe(strictTransport)
  if (answer.headers.get('content-type')?.startsWith('text/html') && method !== 'PUT')
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  await answer.body?.cancel()
})

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not an allowed method', async (method) => {
  expect((await site.send('/contact', { method })).status).toBe(405)
})

test.each([
  [{ Origin: 'https://evil.example' }, 403],
  [{ Origin: 'null' }, 403],
  [{}, 403],
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  [{ Referer: 'https://evil.example/contact' }, 403],
  [{ Origin: 'http://site.test' }, 400],
  [{ Origin: 'https://eat.example' }, 400],
  [{ 'Sec-Fetch-Site': 'same-origin' }, 400],
  [{ Referer: 'http://site.test/contact' }, 400],
])('a POST with %j gets %i', async (headers, status) => {
  const body = new URLSearchParams({ form: 'contact' })
  expect((await site.send('/contact', { method: 'POST', body, headers })).status).toBe(status)
})

test.each([
  ['/recipes/', '/recipes'],
  ['/blogs///', '/blogs'],
  ['//recipes?page=1', '/recipes?page=1'],
])('%s redirects to the canonical address of its page', async (path, target) => {
  const answer = await site.get(`http://site.test${path}`)
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(target)
})

test('a missing file below /assets/ is a plain one-line 404', async () => {
  for (const path of ['/assets/no-such-script.js', '/assets/', '/assets/a/b.css?x=1']) {
    const answer = await site.get(`http://site.test${path}`)
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not found\n',
    ])
  }
})

test('the American spelling leads to the favourites', async () => {
  const answer = await site.get('/favorites')
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe('/favourites')
})

test('an unknown address is a 404 in the site’s design', async () => {
  const page = await site.get('/no-such-page')
  expect(page.status).toBe(404)
  const html = await page.text()
  expect(html).toContain('<footer')
  expect(html).toContain('action="/search"')
})

test.each(['/blogs/%00', '/recipes/%ff', '/%', '/recipes/a%0ab', '/api/recipes/%00', '/blogs/%c3%28.data'])(
  '%s appears nowhere',
  async (path) => {
    expect((await site.get(path)).status).toBe(404)
    const posted = await site.post(path, {})
    expect(posted.status).toBe(404)
  },
)

test('every request has one line in the log, without its query', async () => {
  site.lines.length = 0
  await site.get('/search?q=my-secret')
  const requests = site.lines.filter(({ message }) => message === 'request')
  expect(requests).toHaveLength(1)
  expect(requests[0]?.facts).toMatchObject({
    method: 'GET',
    path: '/search',
    status: 200,
    reference: expect.stringMatching(/^[0-9A-F]{10}$/),
  })
  expect(JSON.stringify(site.lines)).not.toContain('my-secret')
})

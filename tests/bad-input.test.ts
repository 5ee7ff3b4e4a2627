import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSite } from './open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite({ samples: true })
})
afterAll(() => site.close())

const post = '/blogs/oven-fries-that-crunch'
const recipe = '/recipes/fried-chicken'

describe.each(['/recipes', recipe, '/trending-recipes', '/blogs', post, '/search'])('%s?page=', (path) => {
  test.each([
    '-1',
    '0',
    '1e9',
    '1.5',
    '01',
    '+1',
    '',
    ' 1',
    '1%00',
    '%ff',
    'abc',
    "1'--",
    '__proto__',
    '[]',
    '123456789',
    '9'.repeat(10_000),
  ])('page=%s is refused with the site’s error page', async (value) => {
    const page = await site.get(`${path}?page=${value}`)
    expect(page.status).toBe(400)
    expect(await page.text()).toContain('<footer')
  })

  test('a repeated one is refused, one past the end is a 404, and unknown parameters are ignored', async () => {
    expect((await site.get(`${path}?page=1&page=1`)).status).toBe(400)
    expect((await site.get(`${path}?page=99999999`)).status).toBe(404)
    expect((await site.get(`${path}?utm_source=%ff&page[]=x&__proto__=1`)).status).toBe(200)
  })
})

describe.each(['/search', '/recipes'])('%s?q=', (path) => {
  test.each(['a%00b', '%ff', '%c3%28', 'a%0ab', 'x'.repeat(101), 'x'.repeat(10_000)])(
    'q=%s is refused with the site’s error page',
    async (value) => {
      const page = await site.get(`${path}?q=${value}`)
      expect(page.status).toBe(400)
      expect(await page.text()).toContain('<footer')
    },
  )

  test.each(["'", '"', '%', '_', '\\', '__proto__', "' or 1=1 --", '<script>', '{{7*7}}', '🍔', 'é'])(
    'q=%s finds or finds nothing',
    async (value) => {
      expect((await site.get(`${path}?q=${encodeURIComponent(value)}`)).status).toBe(200)
    },
  )

  test('a repeated one is refused', async () => {
    expect((await site.get(`${path}?q=a&q=b`)).status).toBe(400)
  })
})

test.each(['hot', 'trending,top-seller', '', '%00', "trending'--", '__proto__', 'x'.repeat(10_000)])(
  '/recipes?type=%s is refused',
  async (value) => {
    expect((await site.get(`/recipes?type=${value}`)).status).toBe(400)
  },
)

const forms = [
  {
    path: '/contact',
    fields: { form: 'contact', first: 'Ann', email: 'ann@mail.example', message: 'Hello there.' },
    text: 'message',
    table: 'contacts',
  },
  { path: '/contact', fields: { form: 'join', fullName: 'Ann Baker', email: 'ann@mail.example' }, text: 'fullName', table: 'users' },
  { path: post, fields: { name: 'Ann', email: 'ann@mail.example', comment: 'Crunchy.' }, text: 'comment', table: 'comments' },
  { path: recipe, fields: { stars: '5', name: 'Ann', email: 'ann@mail.example', text: 'Crisp.' }, text: 'text', table: 'reviews' },
  { path: recipe, fields: { form: 'question', name: 'Ann', email: 'ann@mail.example', text: 'Why?' }, text: 'text', table: 'questions' },
] as const

describe.each(forms)('the form on $path that fills $table', ({ path, fields, text, table }) => {
  const headers = { Origin: 'http://site.test' }
  const urlEncoded = { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' }
  const encoded = new URLSearchParams(fields).toString()

  async function countRows() {
    return (await site.db.selectFrom(table).select('id').execute()).length
  }

  test.each([
    ['a field that is too long', 400, { body: new URLSearchParams({ ...fields, [text]: 'x'.repeat(20_000) }), headers }],
    ['an e-mail address that is none', 400, { body: new URLSearchParams({ ...fields, email: 'ann' }), headers }],
    ['a field sent twice', 400, { body: `${encoded}&${text}=again`, headers: urlEncoded }],
    ['bytes that are not UTF-8', 400, { body: `${encoded}&last=%ff`, headers: urlEncoded }],
    ['thousands of fields', 400, { body: Array.from({ length: 30_000 }, (_, i) => i.toString(36)).join('&'), headers: urlEncoded }],
    ['nothing', 400, { body: '', headers: urlEncoded }],
    ['JSON', 400, { body: JSON.stringify(fields), headers: { ...headers, 'Content-Type': 'application/json' } }],
    ['plain text', 400, { body: encoded, headers: { ...headers, 'Content-Type': 'text/plain' } }],
    ['broken multipart', 400, { body: '--x\r\nnonsense', headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=x' } }],
    ['10 MB', 413, { body: `${encoded}&last=${'x'.repeat(10_000_000)}`, headers: urlEncoded }],
  ])('%s is refused with %i and the site’s error page, and nothing is stored', async (_, status, init) => {
    const before = await countRows()
    const answer = await site.send(path, { method: 'POST', ...init })
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain('<footer')
    expect(await countRows()).toBe(before)
  })

  test('a file in place of text is refused', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, name === text ? new Blob(['x']) : value)
    expect((await site.send(path, { method: 'POST', headers, body })).status).toBe(400)
  })
})

test('a page without forms refuses posts with the site’s error page', async () => {
  const answer = await site.post('/recipes', { any: 'thing' })
  expect(answer.status).toBe(405)
  expect(await answer.text()).toContain('<footer')
})

test('no visitor’s email address is in any public response', async () => {
  await site.post('/contact', { form: 'join', fullName: 'Jo', email: 'jo-secret@mail.example' })
  await site.post('/contact', { form: 'contact', first: 'Jo', email: 'jo-secret@mail.example', message: 'Hi' })
  await site.post(recipe, { stars: '5', name: 'Jo', email: 'jo-secret@mail.example' })
  await site.post(recipe, { form: 'question', name: 'Jo', email: 'jo-secret@mail.example', text: 'Why?' })
  for (const table of ['reviews', 'questions'] as const) await site.db.updateTable(table).set({ approved: true }).execute()
  const addresses = (await site.db.selectFrom('comments').select('email').execute()).map(({ email }) => email)
  const sitemaps = await listAddresses('/sitemap.xml')
  const pages = (await Promise.all(sitemaps.map(listAddresses))).flat()
  const feeds = ['rss.xml', 'atom.xml', 'feed.json'].flatMap((name) => [`/${name}`, `/recipes/${name}`])
  const answers = [
    ...sitemaps,
    ...pages,
    ...pages.map((path) => (path === '/' ? '/_.data' : `${path}.data`)),
    ...feeds,
    ...[`${recipe}.json`, `${recipe}.cook`, '/llms.txt'],
    '/search?q=a',
    '/api/recipes/1',
    '/manifest.webmanifest',
  ]
  expect(answers.length).toBeGreaterThan(50)
  for (const path of answers) {
    const text = await (await site.get(path)).text()
    for (const address of [...addresses, 'jo-secret@mail.example']) expect([path, text.includes(address)]).toEqual([path, false])
  }
})

async function listAddresses(sitemap: string) {
  const text = await (await site.get(sitemap)).text()
  return [...text.matchAll(/<loc>http:\/\/site\.test(.*?)<\/loc>/g)].map(([, path = '']) => path)
}

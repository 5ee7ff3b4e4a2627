import { afterEach, expect, test } from 'vitest'
import type { Remote } from '#core/remote/ask-remote.ts'
import { inChunks } from '#tests/admin-parts.ts'
import { openTestSite } from '#tests/open-test-site.ts'

const address = 'https://eat.example/soup'
const page = `<html><head><script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name: 'Soup <b>of</b> the day<script>alert(1)</script>',
  author: { '@type': 'Person', name: 'Ann' },
  recipeYield: '4 bowls',
  recipeIngredient: ['1 l <i>water</i>', '2 carrots'],
  recipeInstructions: [{ '@type': 'HowToStep', text: '<p>Boil it<img src=x onerror=alert(1)>.</p>' }],
}).replaceAll('</', '<\\/')}</script></head></html>`

type Site = Awaited<ReturnType<typeof openTestSite>>
const sites: Site[] = []
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close()
})

/** A site, other sites that respond by address, and the addresses that were requested. */
async function open({
  pages = {},
  remote = {},
  canReadPages = true,
}: {
  pages?: Record<string, string | { to: string }>
  remote?: Partial<Remote>
  canReadPages?: boolean
} = {}) {
  const asked: string[] = []
  const others: Remote = {
    resolve: async () => ['93.184.216.34'],
    async open({ url }) {
      asked.push(url.href)
      const found = pages[url.href]
      if (found === undefined) throw new Error('Nobody is there')
      const isPage = typeof found === 'string'
      return {
        status: isPage ? 200 : 302,
        location: isPage ? undefined : found.to,
        body: inChunks(Buffer.from(isPage ? found : '')),
        close: () => {},
      }
    },
    ...remote,
  }
  const site = await openTestSite({ remote: others, canReadPages })
  sites.push(site)
  const read = async (wanted: string) => {
    const response = await site.post('/api/page-recipe', { address: wanted })
    return { status: response.status, answer: await response.json() }
  }
  return { site, read, asked }
}

test('the recipe of a page is returned as plain text with its source, and nothing is stored', async () => {
  const { site, read } = await open({ pages: { [address]: page } })
  const { status, answer } = await read(address)
  expect(status).toBe(200)
  expect(answer).toEqual({
    recipe: {
      title: expect.stringMatching(/^Soup of the day/),
      source: address,
      makes: '4 bowls',
      ingredients: ['1 l water', '2 carrots'],
      steps: ['Boil it.'],
      notes: 'By Ann.',
    },
  })
  expect(JSON.stringify(answer)).not.toMatch(/<|script>|onerror/)
  expect(JSON.stringify(await site.db.selectFrom('submissions').selectAll().execute())).not.toContain('eat.example')
})

test('a page without a recipe, a missing page and an invalid address have different responses', async () => {
  const { read } = await open({ pages: { 'https://eat.example/': '<h1>Welcome</h1>' } })
  expect(await read('https://eat.example/')).toEqual({ status: 200, answer: { reason: 'no-recipe' } })
  expect(await read('https://gone.example/')).toEqual({ status: 200, answer: { reason: 'unreachable' } })
  for (const wrong of [
    '',
    'soup',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'ftp://eat.example/',
    `https://eat.example/${'x'.repeat(3000)}`,
  ])
    expect(await read(wrong)).toEqual({ status: 400, answer: { reason: 'not-an-address' } })
})

test('a recipe of this site is named instead of fetched', async () => {
  const { read, asked } = await open()
  expect(await read('http://site.test/recipes/fried-chicken?servings=2')).toEqual({
    status: 200,
    answer: { path: '/recipes/fried-chicken' },
  })
  expect(asked).toEqual([])
})

test.each([
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://10.0.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://0x7f.1/',
  'http://localhost/',
])('no page inside a private network can be read: %s', async (inside) => {
  const { read, asked } = await open({ pages: { [inside]: page }, remote: { resolve: async () => ['127.0.0.1'] } })
  expect((await read(inside)).answer).toEqual({ reason: 'unreachable' })
  expect(asked).toEqual([])
})

test('nor one that a public page redirects to, nor one on a port of another service', async () => {
  const { read, asked } = await open({
    pages: {
      'https://eat.example/a': { to: 'http://192.168.0.1/' },
      'http://192.168.0.1/': page,
      'https://eat.example/b': { to: 'https://eat.example:8443/' },
      'https://eat.example:8443/': page,
      'https://eat.example:22/': page,
    },
  })
  for (const wanted of ['https://eat.example/a', 'https://eat.example/b', 'https://eat.example:22/'])
    expect((await read(wanted)).answer).toEqual({ reason: 'unreachable' })
  expect(asked).toEqual(['https://eat.example/a', 'https://eat.example/b'])
})

test('an endless page is read up to a limit, and a silent one times out', async () => {
  let sent = 0
  async function* endless() {
    for (;;) {
      sent += 100_000
      yield Buffer.alloc(100_000, ' ')
    }
  }
  const { read } = await open({ remote: { open: async () => ({ status: 200, location: undefined, body: endless(), close: () => {} }) } })
  expect((await read(address)).answer).toEqual({ reason: 'no-recipe' })
  expect(sent).toBeLessThan(2_000_000)
  const silent = await open({ remote: { open: () => new Promise(() => {}), maxMilliseconds: 50 } })
  expect((await silent.read(address)).answer).toEqual({ reason: 'unreachable' })
})

test('a network address can read twenty pages an hour, repeated ones included, apart from forms', async () => {
  const { site, read, asked } = await open({ pages: { [address]: page } })
  for (let time = 0; time < 20; time++) expect((await read(address)).status).toBe(200)
  expect(await read(address)).toEqual({ status: 429, answer: { reason: 'too-many' } })
  expect(asked).toHaveLength(20)
  const joined = await site.post('/contact', { form: 'join', fullName: 'Ann Baker', email: 'ann@mail.example' })
  expect(joined.status).toBe(200)
  site.visitor.address = '192.0.2.2'
  expect((await read(address)).status).toBe(200)
  site.visitor.address = '192.0.2.1'
  site.clock.now = new Date(site.clock.now.getTime() + 61 * 60_000)
  expect((await read(address)).status).toBe(200)
})

test('two pages are read at a time, one for each reader', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let opened = 0
  const { site, read } = await open({
    remote: {
      open: async () => {
        opened += 1
        await promise
        return { status: 200, location: undefined, body: inChunks(Buffer.from(page)), close: () => {} }
      },
    },
  })
  const readAs = (sender: string) => {
    site.visitor.address = sender
    return read(address)
  }
  const first = readAs('192.0.2.1')
  await expect.poll(() => opened, { timeout: 20_000 }).toBe(1)
  expect(await readAs('192.0.2.1')).toEqual({ status: 503, answer: { reason: 'busy' } })
  const two = [first, readAs('192.0.2.2')]
  await expect.poll(() => opened, { timeout: 20_000 }).toBe(2)
  expect((await readAs('192.0.2.3')).answer).toEqual({ reason: 'busy' })
  resolve()
  expect((await Promise.all(two)).map(({ status }) => status)).toEqual([200, 200])
})

test('other sites can’t have pages read, nobody can with READ_PAGES=off, and an outage is reported', async () => {
  const { site, read } = await open({ pages: { [address]: page }, canReadPages: false })
  expect(await read(address)).toEqual({ status: 403, answer: { reason: 'off' } })
  const body = new URLSearchParams({ address })
  expect((await site.send('/api/page-recipe', { method: 'POST', body, headers: { Origin: 'https://evil.example' } })).status).toBe(403)
  expect((await site.get('/api/page-recipe')).status).toBe(405)
  const broken = await open({ pages: { [address]: page } })
  await broken.site.breakDatabase()
  expect(await broken.read(address)).toEqual({ status: 503, answer: { reason: 'outage' } })
})

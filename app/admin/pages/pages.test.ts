import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeAll(async () => {
  site = await openTestSite({ samples: true })
  cookie = await signIn(site)
})
afterAll(() => site.close())

const aPage = { title: 'Gift cards', urlSlug: '', intro: '', content: '<p>They fit in a pocket.</p>', description: '', layout: 'plain' }

async function read(path: string) {
  const response = await site.get(path)
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}

async function save(fields: Partial<Record<keyof typeof aPage | 'wish' | 'base', string>>, id = '') {
  const response = await site.post(`/admin/pages/edit${id && `?id=${id}`}`, { ...aPage, ...fields }, cookie)
  const text = await response.text()
  return { status: response.status, text, id: /\/admin\/pages\/edit\?id=([\w-]+)"[^>]*>Continue/.exec(text)?.[1] ?? id }
}

test('the built-in pages show their original texts until the owner changes them', async () => {
  const about = await read('/about')
  expect(about.text).toContain('<h1>About Us</h1><p>Diner food for people with a home stove, a hungry table and no line cook.</p>')
  expect(about.text).toContain('<p>Griddle is about the food you order at a counter: burgers, wings, ribs')
  expect(about.text).toContain('<a href="mailto:hello@example.com">hello@example.com</a>')
  const terms = await read('/terms-and-condition')
  expect(terms.text).toContain('<title>Terms &amp; Conditions | Griddle</title>')
  expect(terms.text.replaceAll('<!-- -->', '')).toContain('Last updated <time class="date" dateTime="2026-11-26">November 26, 2026</time>')
  expect(terms.text).toContain('<a href="#your-words-stay-yours">Your words stay yours</a>')
  expect(terms.text).toContain('<h2 id="your-words-stay-yours">')
})

test('the owner changes one of them, and restores the original', async () => {
  const editor = await site.get('/admin/pages/edit?id=about', cookie)
  expect(await editor.text()).toContain('&lt;h2&gt;How the recipes are written&lt;/h2&gt;')
  const saved = await save(
    { title: 'Who we are', content: '<p>Two cooks.<script>alert(1)</script></p>', description: 'Two of us.' },
    'about',
  )
  expect(saved.status).toBe(200)
  const changed = await read('/about')
  expect(changed.text).toContain('<h1>Who we are</h1>')
  expect(changed.text).toContain('<p>Two cooks.</p>')
  expect(changed.text).toContain('<meta name="description" content="Two of us."/>')
  expect(changed.text).toContain('<link rel="canonical" href="http://site.test/about"/>')
  expect((await read('/sitemap-pages.xml')).text).toContain('/about</loc><lastmod>2026-11-21')
  expect((await save({ wish: 'draft' }, 'about')).status).toBe(200)
  expect((await read('/about')).status).toBe(200)
  await site.post('/admin/pages', { id: 'about' }, cookie)
  expect((await read('/about')).text).toContain('<h1>About Us</h1>')
})

test('another page has an address of its own, which redirects when it changes', async () => {
  const { id } = await save({ wish: 'draft' })
  expect((await read('/gift-cards')).status).toBe(404)
  expect((await read('/sitemap-pages.xml')).text).not.toContain('gift-cards')
  await save({ wish: 'publish' }, id)
  expect(await read('/Gift-Cards')).toMatchObject({ status: 301, location: '/gift-cards' })
  expect((await read('/gift-cards')).text).toContain('<p>They fit in a pocket.</p>')
  expect((await read('/sitemap-pages.xml')).text).toContain('http://site.test/gift-cards</loc>')
  await save({ urlSlug: 'vouchers' }, id)
  expect(await read('/gift-cards')).toMatchObject({ status: 301, location: '/vouchers' })
  await site.post('/admin/pages', { id }, cookie)
  for (const path of ['/gift-cards', '/vouchers', '/no-such-page']) {
    const gone = await read(path)
    expect([path, gone.status]).toEqual([path, 404])
    expect(gone.text).toContain('That page is off the menu.')
  }
})

test.each(['admin', 'recipes', 'about', 'api', 'favorites', 'assets', '404'])(
  'no page takes the address /%s from the site',
  async (urlSlug) => {
    const refused = await save({ urlSlug })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('This address is reserved')
  },
)

test('what can’t be saved is reported beside its field, and stays in the form', async () => {
  const empty = await save({ title: '', intro: 'A sentence' })
  expect(empty.text).toContain('Enter a title')
  expect(empty.text).toContain('>A sentence</textarea>')
  expect((await save({ content: '<p> </p>' })).text).toContain('Write some text before publishing the page')
  expect((await save({}, 'no-such-page')).status).toBe(404)
})

test('someone who saves a page that was saved meanwhile sees both versions first, and then replaces it knowingly', async () => {
  const begun = await save({ title: 'Two at once' })
  const base = /name="base" value="(\d+)"/.exec(await (await site.get(`/admin/pages/edit?id=${begun.id}`, cookie)).text())?.[1] ?? ''
  expect(Number(base)).toBeGreaterThan(0)
  site.clock.now = new Date(site.clock.now.getTime() + 60_000)
  expect((await save({ title: 'Two at once', content: '<p>Theirs.</p>', base }, begun.id)).status).toBe(200)
  const refused = await save({ title: 'Two at once', content: '<p>Ours.</p>', base }, begun.id)
  expect(refused.status).toBe(409)
  for (const text of ['Two versions', 'Theirs.', '&lt;p&gt;Ours.&lt;/p&gt;'])
    expect([text, refused.text.includes(text)]).toEqual([text, true])
  expect((await read('/two-at-once')).text).toContain('Theirs.')
  const next = /name="base" value="(\d+)"/.exec(refused.text)?.[1] ?? ''
  expect((await save({ title: 'Two at once', content: '<p>Ours.</p>', base: next }, begun.id)).status).toBe(200)
  expect((await read('/two-at-once')).text).toContain('Ours.')
})

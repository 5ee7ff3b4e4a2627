import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { checkLinks } from '#core/links/check-links.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { aBlog } from '#tests/builders.ts'
import { openTestSite, signIn, signInAs } from '#tests/open-test-site.ts'

/** Other sites' responses by host. */
const answers: Record<string, number> = { 'dead.example': 404, 'gone.example': 410, 'fine.example': 200 }

const remote = {
  resolve: async () => ['93.184.216.34'],
  open: async ({ url }: { url: URL }) => ({
    ...{ status: answers[url.hostname] ?? 200, location: undefined, close: () => {} },
    body: (async function* () {})(),
  }),
}

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeAll(async () => {
  site = await openTestSite({ remote })
  cookie = await signIn(site)
  const link = (host: string) => `<p><a href="https://${host}/a?b=1&amp;c=&lt;2&gt;">x</a></p>`
  await insertBlog(
    site.db,
    aBlog({ id: 'stew', title: 'Stew <3', content: link('dead.example') + link('gone.example') + link('fine.example') }),
  )
})
afterAll(() => site.close())

const read = async (query = '', as = cookie) => (await (await site.get(`/admin/dead-links${query}`, as)).text()).replaceAll('<!-- -->', '')
const press = async (change: string, host: string) => {
  const { id } = await site.db.selectFrom('links').select('id').where('address', 'like', `%${host}%`).executeTakeFirstOrThrow()
  const answer = await site.post('/admin/dead-links', { id, change }, cookie)
  return { status: answer.status, text: (await answer.text()).replaceAll('<!-- -->', '') }
}
const check = async () => {
  const { db, clock } = site
  const signal = new AbortController().signal
  await checkLinks({ db, remote, siteUrl: 'https://eat.example', clock: () => clock.now, signal, pauseMilliseconds: 0 })
  clock.now = new Date(clock.now.getTime() + 24 * 60 * 60_000)
}

test('while checking is off, the page says so and how to turn it on', async () => {
  const html = await read()
  expect(html).toContain('Links aren’t checked at the moment.')
  expect(html).toContain('href="/admin/settings#links"')
  const editor = await signInAs(site, 'editor')
  const other = await read('', editor.cookie)
  expect(other).toContain('An owner can turn it on in the settings.')
  expect(other).not.toContain('href="/admin/settings#links"')
  expect((await site.get('/admin/dead-links', (await signInAs(site, 'author')).cookie)).status).toBe(403)
})

test('once turned on in the settings, dead links are listed with their responses and places', async () => {
  const { status } = await site.post('/admin/settings', { form: 'settings', name: 'Diner', builtInRecipes: 'on', checkLinks: 'on' }, cookie)
  expect(status).toBeLessThan(400)
  expect(await read()).toContain('No dead links.')
  await check()
  expect(await read()).toContain('2 links failed once and will be checked again tomorrow.')
  await check()
  const html = await read()
  expect(html).toContain('2 links')
  expect(html).toContain('1 other is checked once a week.')
  expect(html).toContain('href="https://dead.example/a?b=1&amp;c=%3C2%3E"')
  expect(html).toContain('The page was removed (410).')
  expect(html).toMatch(/href="\/admin\/blog\/edit\?id=stew"[^>]*>Stew &lt;3</)
  expect(html).toMatch(/Dead links.{0,300}>2</s)
})

test('a link can be checked at once, and leaves the list if it works', async () => {
  expect((await press('check', 'dead.example')).text).toContain('Still dead. The page was not found (404).')
  answers['dead.example'] = 503
  expect((await press('check', 'dead.example')).text).toContain('Not sure. The site answered 503. It will be checked again later.')
  answers['dead.example'] = 200
  expect((await press('check', 'dead.example')).text).toContain('The link works again, so it’s off the list.')
  expect(await read()).not.toContain('dead.example')
})

test('ignored links have their own list, from which they can be restored', async () => {
  await press('ignore', 'gone.example')
  expect(await read()).toContain('No dead links.')
  expect(await read('?state=ignored')).toContain('gone.example')
  await press('watch', 'gone.example')
  expect(await read('?state=ignored')).toContain('No ignored links.')
  expect(await read()).toContain('gone.example')
})

test('missing links are refused', async () => {
  expect((await site.get('/admin/dead-links?page=9', cookie)).status).toBe(404)
  expect((await site.get('/admin/dead-links?state=fine', cookie)).status).toBe(400)
  for (const fields of [{ id: 'x y', change: 'check' }, { id: 'x', change: 'burn' }, { change: 'check' }])
    expect((await site.post('/admin/dead-links', fields as Record<string, string>, cookie)).status).toBe(400)
  await updateSettings(site.db, {})
})

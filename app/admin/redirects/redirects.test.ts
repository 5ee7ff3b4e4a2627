import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeAll(async () => {
  site = await openTestSite({ samples: true })
  cookie = await signIn(site)
})
afterAll(() => site.close())

async function add(source: string, target: string, more: Record<string, string> = {}) {
  const response = await site.post('/admin/redirects', { form: 'redirect', source, target, ...more }, cookie)
  return { status: response.status, text: await response.text() }
}

async function follow(path: string) {
  const response = await site.get(path)
  return `${response.status} ${response.headers.get('location') ?? ''}`.trim()
}

test('an old address redirects with its query, and other missing addresses stay 404', async () => {
  expect(await follow('/2019/apple-pie')).toBe('404')
  expect((await add('/2019/Apple-Pie/', '/recipes/fried-chicken')).status).toBe(200)
  expect(await follow('/2019/apple-pie')).toBe('301 /recipes/fried-chicken')
  expect(await follow('/2019/APPLE-pie?utm=x')).toBe('301 /recipes/fried-chicken?utm=x')
  await add('/shop', 'https://shop.example/', { status: '302' })
  expect(await follow('/shop')).toBe('302 https://shop.example/')
  await add('/feed.xml', 'http://site.test/rss.xml')
  expect(await follow('/feed.xml')).toBe('301 /rss.xml')
  expect(await follow('/2019/other')).toBe('404')
  const moved = await site.get('/2019/apple-pie.data')
  expect(moved.status).toBe(202)
  expect(await moved.text()).toContain('/recipes/fried-chicken')
})

test('pages always take precedence', async () => {
  const { urlSlug } = await site.db.selectFrom('_blogs').select('urlSlug').executeTakeFirstOrThrow()
  const terms = await (await site.get('/sitemap-terms.xml')).text()
  const term = URL.parse(/<loc>([^<]+)</.exec(terms)?.[1] ?? '')?.pathname ?? ''
  const shown = ['/recipes/fried-chicken', `/blogs/${urlSlug}`, term]
  for (const source of shown) expect([source, await follow(source)]).toEqual([source, '200'])
  for (const source of ['/', '/about', '/recipes', '/admin/blog', '/images/hero', '/sitemap.xml', ...shown])
    expect([source, (await add(source, '/blogs')).text.includes('pages always win')]).toEqual([source, true])
})

test('posts of a WordPress site without permalinks redirect by their number, which is not passed on', async () => {
  expect(await follow('/?p=12')).toBe('200')
  expect((await add('/?p=12', '/recipes/fried-chicken')).status).toBe(200)
  expect((await add('https://old.example/blog/?page_id=7', '/about')).status).toBe(200)
  expect(await follow('/?p=12')).toBe('301 /recipes/fried-chicken')
  expect(await follow('/?utm=x&p=12')).toBe('301 /recipes/fried-chicken?utm=x')
  expect(await follow('/blog?page_id=7')).toBe('301 /about')
  for (const path of ['/', '/?p=1', '/?p=x', '/?p=', '/?p=%00', '/?p=12&p=12', '/?p=x&page_id=y&page_id=z', '/?page_id=12'])
    expect([path, await follow(path)]).toEqual([path, '200'])
  expect(await follow('/blog?page_id=8')).toBe('404')
})

test('an old address with a trailing slash redirects in one hop', async () => {
  await add('/slashed/pie', '/recipes/fried-chicken')
  expect(await follow('/slashed/pie/')).toBe('301 /recipes/fried-chicken')
  expect(await follow('/Slashed//pie/?utm=x')).toBe('301 /recipes/fried-chicken?utm=x')
  // Where there is a page, or nothing, its own address comes first.
  expect(await follow('/recipes/')).toBe('301 /recipes')
  expect(await follow('/nothing/here/')).toBe('301 /nothing/here')
})

test('loops, chains and duplicates are refused beside the field', async () => {
  await add('/a', '/b')
  expect((await add('/a', '/c')).text).toContain('This address already redirects to /b')
  expect((await add('/b', '/a')).status).toBe(400)
  expect((await add('/x', '/X/')).text).toContain('This redirects to itself')
  expect((await add('/c', '/a')).text).toContain('That address redirects to /b: enter /b instead')
  expect((await add('/b', '/d')).text).toContain('/a redirects here. Change that redirect first')
  const bad = await add('/old?q=1', 'javascript:alert(1)')
  expect(bad.text).toContain('Leave out the ? or # and what follows')
  expect(bad.text).toContain('value="javascript:alert(1)"')
})

test('a redirect can be edited and deleted', async () => {
  await add('/temporary', '/blogs')
  const { id } = await site.db.selectFrom('redirects').select('id').where('source', '=', '/temporary').executeTakeFirstOrThrow()
  expect((await (await site.get(`/admin/redirects?id=${id}`, cookie)).text()).includes('value="/temporary"')).toBe(true)
  await add('/temporary', '/recipes', { id })
  expect(await follow('/temporary')).toBe('301 /recipes')
  await site.post('/admin/redirects', { id }, cookie)
  expect(await follow('/temporary')).toBe('404')
  expect((await add('/temporary', '/recipes', { id })).text).toContain('This redirect has been deleted')
})

test('a CSV file is imported, with an explanation for each refused line', async () => {
  const csv = 'from,to,status\n/one,/recipes\n/two,/blogs,302\n/one,/blogs\n/about,/blogs\nonly\n/three,/two'
  const response = await site.post('/admin/redirects', { form: 'import', csv }, cookie)
  const text = (await response.text()).replaceAll('<!-- -->', '')
  expect(text).toContain('2 redirects imported, 4 lines refused.')
  expect(text).toContain('<b>Line 4</b> /one → /blogs: This address already redirects to /recipes')
  expect(text).toContain('<b>Line 6</b> only: Enter the new address')
  expect(text).toContain('<b>Line 7</b> /three → /two: That address redirects to /blogs')
  expect(await follow('/two')).toBe('302 /blogs')
})

test('redirects are found by either address', async () => {
  await add('/found/100%25_pie', '/recipes')
  await add('/found/other', 'https://Shop.example/pies')
  const find = async (q: string) => {
    const html = await (await site.get(`/admin/redirects?q=${encodeURIComponent(q)}`, cookie)).text()
    return [...html.matchAll(/data-label="Old address">([^<]*)</g)].map(([, source]) => source)
  }
  expect(await find('FOUND/')).toEqual(['/found/100%_pie', '/found/other'])
  expect(await find('%_')).toEqual(['/found/100%_pie'])
  expect(await find('shop.example/p')).toEqual(['/found/other'])
  expect(await find('nowhere')).toEqual([])
})

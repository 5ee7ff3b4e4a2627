import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { aPicture } from '#tests/admin-parts.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeAll(async () => {
  site = await openTestSite({ samples: true })
  cookie = await signIn(site)
})
afterAll(() => site.close())

const look = { form: 'look', accent: '', logo: '', socialPicture: '', icon: '', socialAlt: '' }

async function save(fields: Record<string, string>) {
  const response = await site.post('/admin/look', { ...look, ...fields }, cookie)
  return { status: response.status, text: await response.text() }
}

/** Sends a menu as its form does: repeated fields. */
async function saveMenu(name: string, links: [label: string, to: string][], change = '') {
  const body = new URLSearchParams({ form: `menu-${name}`, ...(change && { change }) })
  for (const [label, to] of links) {
    body.append('labels', label)
    body.append('addresses', to)
  }
  const response = await site.send('/admin/look', { method: 'POST', body, headers: { Origin: 'http://site.test', Cookie: cookie } })
  return { status: response.status, text: (await response.text()).replaceAll('&#x27;', "'") }
}

const read = async (path: string) => (await site.get(path)).text()

test('an accent colour reaches every page in a style sheet, and the policy stays strict', async () => {
  expect(await read('/')).not.toContain('/look/')
  expect((await save({ accent: '0F766E' })).status).toBe(200)
  const page = await site.get('/')
  expect(page.headers.get('content-security-policy')).toContain("style-src 'self';")
  expect(await page.text()).toMatch(/<link rel="stylesheet" href="\/assets\/site-[^>]*><link rel="stylesheet" href="\/look\/0f766e\.css"/)
  const sheet = await site.get('/look/0f766e.css')
  expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8')
  const text = await sheet.text()
  expect(text).toMatch(/--action: light-dark\(#0f766e, #[0-9a-f]{6}\);/)
  // For browsers that don't know light-dark().
  expect(text).toMatch(/@supports not \(color: light-dark\(red, red\)\) \{ :root \{[^}]*--action: #0f766e;/)
  expect((await site.get('/look/no.css')).status).toBe(404)
  for (const [path, as] of [['/admin/settings', cookie], ['/admin/login']] as const)
    expect(await (await site.get(path, as)).text()).toContain('<link rel="stylesheet" href="/look/0f766e.css"')
  const refused = await save({ accent: 'teal' })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('Enter a color like #0f766e')
  await save({})
  expect(await read('/')).not.toContain('/look/')
})

test('a logo and a social picture are shown, kept, and removed again', async () => {
  const upload = async (colour: string) => {
    const body = new Uint8Array(await aPicture(colour, 300, 200))
    const response = await site.send('/admin/upload', {
      method: 'POST',
      body,
      headers: { Origin: 'http://site.test', Cookie: cookie, 'Content-Type': 'image/png' },
    })
    const { reference }: { reference: string } = await response.json()
    return reference
  }
  const [logo, socialPicture] = [await upload('#0f766e'), await upload('#2563eb')]
  expect((await site.get(`${logo}/400.webp`)).status).toBe(404)
  await save({ logo, socialPicture, socialAlt: 'Soup' })
  const page = await read('/about')
  expect(page).toContain(`<img src="${logo}/400.webp" width="300" height="200" alt="" data-pin-nopin="true"/>`)
  expect(page).toContain(`<meta property="og:image" content="http://site.test${socialPicture}/1200.jpg"/>`)
  expect(page).toContain('<meta property="og:image:alt" content="Soup"/>')
  expect(await read('/blogs/pie-crust-without-fear')).not.toContain(`content="http://site.test${socialPicture}`)
  expect((await site.get(`${logo}/400.webp`)).status).toBe(200)
  expect((await save({ logo: `/images/${'0'.repeat(64)}` })).text).toContain('Upload the picture again')
  await save({})
  expect(await read('/about')).toContain('logo__patty')
  expect((await site.get(`${logo}/400.webp`)).status).toBe(404)
})

test('menus can be edited, and restored to the original', async () => {
  expect(
    (
      await saveMenu('header', [
        ['Food', '/recipes'],
        ['', ''],
        ['Shop', 'https://shop.example/'],
      ])
    ).status,
  ).toBe(200)
  const page = await read('/')
  expect(page).toMatch(
    /<nav class="main-nav" aria-label="Main"><a href="\/recipes" data-discover="true">Food<\/a><a href="https:\/\/shop.example\/">Shop<\/a><\/nav>/,
  )
  const refused = await saveMenu('header', [
    ['Fine', '/recipes'],
    ['Bad', 'javascript:alert(1)'],
    ['', '/about'],
  ])
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('Link 2: Enter a path like /about')
  expect(refused.text).toContain('Link 3: Enter a label')
  expect(refused.text).toContain('value="javascript:alert(1)"')
  expect(await read('/')).toContain('>Shop</a>')
  await saveMenu('house', [])
  expect(await read('/')).not.toContain('The house')
  for (const name of ['header', 'house']) await saveMenu(name, [], 'original')
  expect(await read('/')).toContain('<a href="/trending-recipes" data-discover="true">Trending Recipe</a>')
  expect(await read('/')).toContain('<a href="/rss.xml">RSS Feed</a>')
})

test('a menu too long for the header’s line is in the menu card', async () => {
  expect(await read('/')).not.toContain('data-long')
  await saveMenu(
    'header',
    Array.from({ length: 9 }, (_, index) => [`A rather long label ${index}`, `/page-${index}`]),
  )
  expect(await read('/')).toContain('data-long')
  await saveMenu('header', [], 'original')
})

test('dates are in the owner’s language', async () => {
  await updateSettings(site.db, { dateLanguage: 'de' })
  expect(await read('/blogs/pie-crust-without-fear')).toMatch(
    /<time class="date" dateTime="2026-\d\d-\d\d" lang="de">\d+\. [A-Z][a-zä]+ 2026<\/time>/,
  )
  await updateSettings(site.db, { dateLanguage: 'ja' })
  expect(await read('/blogs/pie-crust-without-fear')).toMatch(/lang="ja">2026年\d+月\d+日<\/time>/)
  await updateSettings(site.db, {})
})

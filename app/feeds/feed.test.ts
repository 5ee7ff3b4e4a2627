import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBlog, updateBlog } from '#core/blogs/blog-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { keepFeedAuthority } from '#core/settings/feed-authority.ts'
import { insertIndexNowKey, updateSettings } from '#core/settings/setting-rows.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { openTestSite } from '#tests/open-test-site.ts'
import { findAll, readXml, textOf } from '#tests/read-xml.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite({ samples: true, siteUrl: 'https://eat.example' })
})
afterAll(() => site.close())

const feeds = ['/rss.xml', '/atom.xml', '/feed.json', '/recipes/rss.xml', '/recipes/atom.xml', '/recipes/feed.json']
const hostile = 'Salt & <b>pepper</b> ]]> &amp; ]]> "🌶️" \u0001\u000B\uFFFE <![CDATA[x]]>'
const told = 'Salt & <b>pepper</b> ]]> &amp; ]]> "🌶️"  <![CDATA[x]]>'

test.each(feeds)('%s has a title and an address, and no email address', async (path) => {
  const answer = await site.get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^application\/(?:rss\+xml|atom\+xml|feed\+json); charset=utf-8$/)
  const text = await answer.text()
  expect(text).toContain(`https://eat.example${path}`)
  expect(text).not.toMatch(/[\w.]@[\w.]/)
  expect(text).not.toMatch(/(?:src|href)=(?:\\?"|&quot;)\//)
})

test.each(['/rss.XML', '/feed.JSON', '/recipes/RSS.xml', '/rss%2Exml'])('%s is not a feed', async (path) => {
  expect((await site.get(path)).status).toBe(404)
  expect(site.lines.filter(({ level }) => level === 'error')).toEqual([])
})

test.each(['/rss.xml', '/recipes/rss.xml'])('%s is RSS 2.0 with everything that a reader shows', async (path) => {
  const root = readXml(await (await site.get(path)).text())
  expect([root.name, root.attributes.version]).toEqual(['rss', '2.0'])
  const [channel] = findAll(root, 'channel')
  if (!channel) throw new Error('There is no channel')
  for (const name of ['title', 'link', 'description', 'language', 'lastBuildDate'])
    expect([name, textOf(channel, name)]).toEqual([name, expect.stringMatching(/\S/)])
  expect(findAll(channel, 'atom:link')[0]?.attributes).toEqual({
    href: `https://eat.example${path}`,
    rel: 'self',
    type: 'application/rss+xml',
  })
  const items = findAll(channel, 'item')
  expect(items.length).toBeGreaterThanOrEqual(8)
  expect(new Set(items.map((item) => textOf(item, 'guid'))).size).toBe(items.length)
  for (const item of items) {
    for (const name of ['title', 'link', 'description', 'pubDate', 'dc:creator', 'content:encoded'])
      expect([name, textOf(item, name)]).toEqual([name, expect.stringMatching(/\S/)])
    const link = textOf(item, 'link') ?? ''
    expect([link, (await site.get(link.replace('https://eat.example', ''))).status]).toEqual([link, 200])
    expect(findAll(item, 'media:content')[0]?.attributes).toMatchObject({ type: 'image/jpeg', medium: 'image', width: '1200' })
  }
})

test.each(['/atom.xml', '/recipes/atom.xml'])('%s is Atom with everything that RFC 4287 requires', async (path) => {
  const feed = readXml(await (await site.get(path)).text())
  expect([feed.name, feed.attributes.xmlns]).toEqual(['feed', 'http://www.w3.org/2005/Atom'])
  for (const element of [feed, ...findAll(feed, 'entry')]) {
    for (const name of ['id', 'title', 'updated']) expect([name, textOf(element, name)]).toEqual([name, expect.stringMatching(/\S/)])
    expect(Number.isNaN(Date.parse(textOf(element, 'updated') ?? ''))).toBe(false)
    expect(findAll(element, 'author').length).toBeGreaterThan(0)
  }
  expect(feed.children.filter(({ name }) => name === 'link').map(({ attributes }) => attributes.rel)).toEqual(['self', 'alternate'])
  for (const entry of findAll(feed, 'entry')) expect(findAll(entry, 'content')[0]?.attributes.type).toBe('html')
})

test.each(['/feed.json', '/recipes/feed.json'])('%s is JSON Feed 1.1', async (path) => {
  const feed = await (await site.get(path)).json()
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: expect.stringContaining('Griddle'),
    feed_url: `https://eat.example${path}`,
    home_page_url: expect.stringMatching(/^https:\/\/eat\.example\/(?:blogs|recipes)$/),
    language: 'en-US',
    authors: [{ name: 'Griddle', url: 'https://eat.example' }],
  })
  for (const item of feed.items) {
    expect(item).toMatchObject({
      id: expect.stringMatching(/^tag:eat\.example,\d{4}-\d\d-\d\d:(?:blogs|recipes)\/\w+$/),
      url: expect.stringMatching(/^https:\/\/eat\.example\//),
      content_html: expect.stringMatching(/^</),
      image: expect.stringMatching(/^https:\/\/eat\.example\/images\/[a-z-]+-[0-9a-f]{12}\/1200\.jpg$/),
      date_published: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect(item.author).toBeUndefined()
  }
})

test('pages, feeds and the manifest are in the owner’s language', async () => {
  const other = await openTestSite({ siteUrl: 'https://eat.example' })
  await insertBlog(other.db, aBlog())
  const read = async (path: string) => (await other.get(path)).text()
  expect(await read('/')).toMatch(/<html lang="en-US"/)
  await updateSettings(other.db, { dateLanguage: 'de-AT' })
  for (const path of ['/', '/recipes/']) {
    expect(await read(`${path}rss.xml`)).toContain('<language>de-AT</language>')
    expect(JSON.parse(await read(`${path}feed.json`)).language).toBe('de-AT')
  }
  expect(JSON.parse(await read('/manifest.webmanifest')).lang).toBe('de-AT')
  const page = await read('/')
  expect(page).toMatch(/<html lang="de-AT"/)
  expect(page).toContain('<meta property="og:locale" content="de_AT"/>')
  expect(await read('/admin/login')).toMatch(/<html lang="en-US"/)
  await other.close()
})

test('ids stay when the site’s address changes, and begin with its first public one', async () => {
  const moving = await openTestSite({ siteUrl: 'https://new.example' })
  await insertBlog(moving.db, aBlog())
  for (const siteUrl of ['http://localhost:3000', 'http://192.0.2.1', 'https://old.example', 'https://new.example'])
    await keepFeedAuthority(moving.db, siteUrl)
  for (const path of ['/', '/recipes/']) {
    const atom = readXml(await (await moving.get(`${path}atom.xml`)).text())
    for (const element of [atom, ...findAll(atom, 'entry')]) expect(textOf(element, 'id')).toMatch(/^tag:old\.example,/)
    const feed = await (await moving.get(`${path}feed.json`)).json()
    for (const { id, url } of feed.items)
      expect([id, url]).toEqual([expect.stringMatching(/^tag:old/), expect.stringMatching(/^https:\/\/new/)])
    for (const guid of findAll(readXml(await (await moving.get(`${path}rss.xml`)).text()), 'guid')) expect(guid.text).toMatch(/^tag:old/)
  }
  await moving.close()
})

test('markup, emoji and control characters in a title break no feed', async () => {
  const other = await openTestSite({ siteUrl: 'https://eat.example' })
  await insertBlog(other.db, aBlog({ title: hostile, author: hostile, category: hostile, content: `<p>${hostile}</p>` }))
  await insertRecipe(other.db, aRecipe({ title: hostile, short: hostile, category: hostile, author: 'ann@mail.example', steps: [hostile] }))
  for (const path of ['/', '/recipes/']) {
    const [item] = findAll(readXml(await (await other.get(`${path}rss.xml`)).text()), 'item')
    const [entry] = findAll(readXml(await (await other.get(`${path}atom.xml`)).text()), 'entry')
    expect(item && [textOf(item, 'title'), textOf(item, 'category')]).toEqual([told, told])
    expect(entry && [textOf(entry, 'title'), findAll(entry, 'category')[0]?.attributes.term]).toEqual([told, told])
    const feed = await (await other.get(`${path}feed.json`)).json()
    expect(feed.items[0].title).toBe(hostile)
  }
  expect(await (await other.get('/recipes/rss.xml')).text()).not.toContain('ann@')
  await other.close()
})

test('a reader with a current copy gets 304 until something changes, and ids outlive a change of address', async () => {
  const other = await openTestSite()
  const post = aBlog({ id: 'one' })
  await insertBlog(other.db, post)
  const first = await other.get('/atom.xml')
  const headers = { 'If-None-Match': first.headers.get('etag') ?? '' }
  const since = { 'If-Modified-Since': first.headers.get('last-modified') ?? '' }
  for (const known of [headers, since, { 'If-None-Match': `"x", W/${headers['If-None-Match']}` }]) {
    const again = await other.send('/atom.xml', { headers: known })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', headers['If-None-Match']])
  }
  await updateBlog(other.db, { ...post, title: 'Changed', urlSlug: 'changed', updatedAt: '2026-11-21T11:00:00.000Z' })
  for (const known of [headers, since]) expect((await other.send('/atom.xml', { headers: known })).status).toBe(200)
  const changed = await (await other.get('/atom.xml')).text()
  const idOf = (text: string) => findAll(readXml(text), 'entry').map((entry) => textOf(entry, 'id'))
  expect(idOf(changed)).toEqual(idOf(await first.text()))
  expect(changed).toContain('2026-11-21T11:00:00.000Z')
  await other.close()
})

test('the feeds have the newest 30, and an empty feed is valid', async () => {
  const other = await openTestSite()
  for (const path of feeds.slice(0, 3)) expect([path, (await other.get(path)).status]).toEqual([path, 200])
  expect((await (await other.get('/feed.json')).json()).items).toEqual([])
  for (let day = 1; day <= 31; day++)
    await insertBlog(other.db, aBlog({ id: `p${day}`, urlSlug: `p${day}`, createdAt: new Date(Date.UTC(2026, 9, day)).toISOString() }))
  const { items } = await (await other.get('/feed.json')).json()
  expect(items.map(({ url }: { url: string }) => url.replace(/.*\//, ''))).toEqual(
    Array.from({ length: 30 }, (_, index) => `p${31 - index}`),
  )
  await other.close()
})

test('a post in a feed is sanitised, and its links and pictures lead to the site', async () => {
  const other = await openTestSite({ siteUrl: 'https://eat.example' })
  const content =
    '<p onclick="x()"><a href="/recipes">A</a> <a href="#b">B</a> <a href="https://c.example/?d=1&amp;e">C</a></p><img src="/images/hero"><script>x</script>'
  await insertBlog(other.db, aBlog({ content }))
  const { items } = await (await other.get('/feed.json')).json()
  expect(items[0].content_html).toContain(
    '<p><a href="https://eat.example/recipes">A</a> <a href="https://eat.example/blogs/a-plain-post#b">B</a> <a href="https://c.example/?d=1&amp;e">C</a></p>',
  )
  expect(items[0].content_html).toMatch(
    /<img src="https:\/\/eat\.example\/images\/hero-[0-9a-f]{12}\/1200\.jpg" alt="" width="\d+" height="\d+" \/>$/,
  )
  await other.close()
})

test('feeds name the hub once there is one, except those it isn’t notified about', async () => {
  const read = async (path: string) => {
    const answer = await site.get(path)
    return { link: answer.headers.get('link'), text: await answer.text() }
  }
  const hub = 'https://hub.example/?a=1&b=2'
  for (const path of feeds) expect((await read(path)).link).toBeNull()
  await updateSettings(site.db, { webSubHub: hub })
  for (const path of feeds) expect((await read(path)).link).toBe(`<${hub}>; rel="hub", <https://eat.example${path}>; rel="self"`)
  for (const path of ['/rss.xml', '/atom.xml', '/recipes/rss.xml', '/recipes/atom.xml']) {
    const links = findAll(readXml((await read(path)).text), path.endsWith('rss.xml') ? 'atom:link' : 'link')
    const byRel = Object.fromEntries(links.map(({ attributes: { rel = '', href } }) => [rel, href]))
    expect(byRel).toMatchObject({ hub, self: `https://eat.example${path}` })
  }
  for (const path of ['/feed.json', '/recipes/feed.json'])
    expect(JSON.parse((await read(path)).text)).toMatchObject({
      feed_url: `https://eat.example${path}`,
      hubs: [{ type: 'WebSub', url: hub }],
    })
  const { link, text } = await read('/authors/june-okafor/rss.xml')
  expect([link, text.includes('rel="hub"')]).toEqual([null, false])
  await updateSettings(site.db, {})
})

test('the key of IndexNow is at its own address, and at no other', async () => {
  expect((await site.get('/undefined.txt')).status).toBe(404)
  await insertIndexNowKey(site.db, 'a1b2c3d4e5f6a7b8')
  const answer = await site.get('/a1b2c3d4e5f6a7b8.txt')
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'a1b2c3d4e5f6a7b8',
  ])
  for (const path of ['/other.txt', '/a1b2c3d4e5f6a7b8', '/.txt']) expect((await site.get(path)).status).toBe(404)
  expect(await (await site.get('/robots.txt')).text()).toContain('User-agent')
})

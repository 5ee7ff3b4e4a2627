import { expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { putPage } from '#core/pages/all-page-rows.ts'
import { moveToTrash } from '#core/publication/change-publication.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import type { Remote } from '#core/remote/ask-remote.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { startWebServer } from '#tests/start-web-server.ts'
import { askLink } from './ask-link.ts'
import { browseLinks } from './browse-links.ts'
import { checkLinkNow, checkLinks } from './check-links.ts'
import { updateIgnored } from './link-rows.ts'

const siteUrl = 'https://eat.example'
const { signal } = new AbortController()
const hour = 60 * 60_000
const day = 24 * hour

const ask = (remote: Remote, address: string) => askLink({ remote, siteUrl, clock: () => new Date(), signal }, address)

test.each([
  [200, 'fine'],
  [204, 'fine'],
  [401, 'unknown'],
  [403, 'unknown'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'unknown'],
  [451, 'unknown'],
  [500, 'unknown'],
  [503, 'unknown'],
  [999, 'unknown'],
])('a page that answers %i is %s', async (status, kind) => {
  const { remote, asked } = await startWebServer(() => ({ status }))
  expect(await ask(remote, 'https://shop.example/pan?a=1')).toMatchObject({ kind })
  const isAskedTwice = ![200, 204, 429, 503].includes(status)
  expect(asked.map(({ method }) => method)).toEqual(isAskedTwice ? ['HEAD', 'GET'] : ['HEAD'])
  expect(asked[0]).toMatchObject({ url: 'shop.example/pan?a=1', headers: { 'user-agent': 'Griddle link check (+https://eat.example)' } })
})

test.each([404, 405, 403, 500])('a host that answers HEAD with %i and GET with the page is fine', async (status) => {
  const { remote } = await startWebServer(({ method }) => ({ status: method === 'HEAD' ? status : 200 }))
  expect(await ask(remote, 'https://shop.example/')).toMatchObject({ kind: 'fine' })
})

test('redirects are followed, to public addresses only', async () => {
  const { remote, asked } = await startWebServer(
    ({ url }) => {
      if (url === 'old.example/') return { status: 301, headers: { Location: 'https://new.example/here' } }
      return url === 'trap.example/' ? { status: 302, headers: { Location: 'http://router.example/reboot' } } : { status: 200 }
    },
    { 'router.example': ['192.168.1.1'], localhost: ['127.0.0.1'] },
  )
  expect(await ask(remote, 'https://old.example/')).toMatchObject({ kind: 'fine' })
  for (const address of [
    'https://trap.example/',
    'http://router.example/',
    'http://localhost/',
    'http://169.254.169.254/latest',
    'http://[::1]/',
  ])
    expect(await ask(remote, address)).toMatchObject({ kind: 'unknown' })
  expect(asked.filter(({ url }) => /router|localhost|169|::1/.test(url))).toEqual([])
})

test('a host that no longer resolves is gone, but not on a machine without a network', async () => {
  const { remote } = await startWebServer(() => ({ status: 200 }), { 'gone.example': [] })
  expect(await ask(remote, 'https://gone.example/')).toEqual({ kind: 'gone', said: 'The site no longer exists.' })
  const offline = { ...remote, resolve: () => Promise.reject(Object.assign(new Error('x'), { code: 'ENOTFOUND' })) }
  expect(await ask(offline, 'https://gone.example/')).toMatchObject({ kind: 'unknown' })
})

test('a host that doesn’t respond or disconnects counts as unknown', async () => {
  const { remote } = await startWebServer(() => 'nothing')
  expect(await ask({ ...remote, maxMilliseconds: 100 }, 'https://slow.example/')).toEqual({
    kind: 'unknown',
    said: 'The site doesn’t answer.',
  })
  const broken = { ...remote, open: () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })) }
  expect(await ask(broken, 'https://closed.example/')).toEqual({ kind: 'unknown', said: 'The site can’t be reached (ECONNREFUSED).' })
})

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30', 200, 'fine', ''],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 404, 'gone', 'The video was removed.'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 403, 'gone', 'The video is private.'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 401, 'gone', 'The video can’t be played on other sites.'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 400, 'gone', 'There is no such video.'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 429, 'unknown', 'The site answered 429.'],
  ['https://vimeo.com/76979871', 200, 'fine', ''],
  ['https://vimeo.com/76979871', 404, 'gone', 'The video was removed.'],
  ['https://vimeo.com/76979871', 403, 'unknown', 'The site answered 403.'],
] as const)('the video %s is asked for by oEmbed: %i is %s', async (address, status, kind, said) => {
  const { remote, asked } = await startWebServer(() => ({ status }))
  expect(await ask(remote, address)).toMatchObject({ kind, said })
  expect(asked.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`)).toEqual([
    address.includes('vimeo')
      ? 'GET vimeo.com/api/oembed.json?url=https://vimeo.com/76979871'
      : 'GET www.youtube.com/oembed?format=json&url=https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ])
})

onEachDatabase(({ open }) => {
  async function openSite(remote: Remote, isOn = true) {
    const db = await open()
    if (isOn) await updateSettings(db, { checkLinks: 'on' })
    const time = { now: new Date('2026-11-28T12:00:00.000Z') }
    const parts = { db, remote, siteUrl, clock: () => time.now, signal, pauseMilliseconds: 0 }
    const pass = (milliseconds: number) => {
      time.now = new Date(time.now.getTime() + milliseconds)
    }
    const states = async () => {
      const links = await db.selectFrom('links').select(['address', 'state']).orderBy('address').execute()
      return Object.fromEntries(links.map(({ address, state }) => [address, state]))
    }
    return { db, time, parts, pass, states, check: () => checkLinks(parts) }
  }

  const link = (address: string) => `<p><a href="${address}">x</a></p>`

  test('finds links of posts, recipes and pages; drafts and the site’s own links are not checked', async () => {
    const { remote, asked } = await startWebServer(() => ({ status: 200 }))
    const { db, check, states } = await openSite(remote)
    const video = '<hr data-video="https://vimeo.com/76979871" />'
    await insertBlog(db, aBlog({ content: `${link('https://a.example/')}${link('https://eat.example/b')}${video}` }))
    await insertBlog(db, aBlog({ urlSlug: 'draft', state: 'draft', content: link('https://draft.example/') }))
    const places = { sourceUrl: 'https://source.example/x', videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }
    await insertRecipe(db, aRecipe({ ...places, notes: 'From https://notes.example/y.', steps: ['Fry (https://step.example).'] }))
    const times = { createdAt: '2026-11-01T12:00:00.000Z', updatedAt: '2026-11-01T12:00:00.000Z' }
    const page = {
      id: 'p',
      slug: 'shops',
      title: 'Shops',
      description: '',
      layout: 'plain' as const,
      state: 'published' as const,
      ...times,
    }
    await putPage(db, { ...page, intro: 'https://intro.example/', content: link('https://page.example/') })
    await check()
    expect(Object.keys(await states())).toEqual([
      ...['https://a.example/', 'https://intro.example/', 'https://notes.example/y', 'https://page.example/'],
      ...['https://source.example/x', 'https://step.example/', 'https://vimeo.com/76979871', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ])
    expect(asked).toHaveLength(8)
    expect(new Set(Object.values(await states()))).toEqual(new Set(['fine']))
  })

  test('each link is checked once a week, however often the job runs, and dead ones are listed with their records', async () => {
    const { remote, asked } = await startWebServer(({ url }) => ({ status: url.startsWith('dead') ? 404 : 200 }))
    const { db, check, states, pass } = await openSite(remote)
    await insertBlog(db, aBlog({ id: 'one', title: 'Stew', content: link('https://dead.example/') + link('https://fine.example/') }))
    await insertBlog(db, aBlog({ id: 'two', title: 'Bread', urlSlug: 'bread', content: link('https://dead.example/') }))
    await check()
    await check()
    expect(await states()).toEqual({ 'https://dead.example/': 'failing', 'https://fine.example/': 'fine' })
    expect((await browseLinks(db, 'dead', 1))?.total).toBe(0)
    for (let hours = 0; hours < 24 * 6; hours++) {
      pass(hour)
      if (hours % 12 === 0) await check()
    }
    expect(await browseLinks(db, 'dead', 1)).toMatchObject({
      total: 1,
      entries: [
        {
          ...{ address: 'https://dead.example/', said: 'The page was not found (404).', failedAt: '2026-11-28T12:00:00.000Z' },
          places: [
            { title: 'Bread', path: '/admin/blog/edit?id=two' },
            { title: 'Stew', path: '/admin/blog/edit?id=one' },
          ],
        },
      ],
    })
    expect(asked.filter(({ url }) => url.startsWith('fine'))).toHaveLength(1)
    expect(asked.filter(({ url, method }) => url.startsWith('dead') && method === 'GET')).toHaveLength(2)
    pass(2 * day)
    await check()
    expect(asked.filter(({ url }) => url.startsWith('fine'))).toHaveLength(2)
  })

  test('links that were removed or are no longer public are deleted', async () => {
    const { remote } = await startWebServer(() => ({ status: 200 }))
    const { db, check, states, pass, time } = await openSite(remote)
    await insertBlog(db, aBlog({ id: 'one', content: link('https://a.example/') + link('https://b.example/') }))
    await insertBlog(db, aBlog({ id: 'two', urlSlug: 'two', content: link('https://b.example/') + link('https://c.example/') }))
    await check()
    await db
      .updateTable('_blogs')
      .set({ content: link('https://d.example/') })
      .where('id', '=', 'one')
      .execute()
    await moveToTrash(db, { kind: 'blog', id: 'two' }, time.now)
    pass(day)
    await check()
    expect(Object.keys(await states())).toEqual(['https://d.example/'])
  })

  test('nothing is checked unless the owner wants it', async () => {
    const { remote, asked } = await startWebServer(() => ({ status: 200 }))
    const { db, check, states } = await openSite(remote, false)
    await insertBlog(db, aBlog({ content: link('https://a.example/') }))
    await check()
    expect([asked, await states()]).toEqual([[], {}])
  })

  test('a host gets one request at a time, ten an hour; others don’t wait for it', async () => {
    let [atOnce, most] = [0, 0]
    const { remote, asked } = await startWebServer(async ({ url }) => {
      if (!url.startsWith('large')) return { status: 200 }
      most = Math.max(most, ++atOnce)
      await new Promise((done) => setTimeout(done, 5))
      atOnce--
      return { status: 200 }
    })
    const { db, check, pass } = await openSite(remote)
    const many = Array.from({ length: 25 }, (_, index) => link(`https://large.example/${index}`))
    await insertBlog(db, aBlog({ content: [...many, link('https://small.example/')].join('') }))
    await check()
    expect([most, asked.length]).toEqual([1, 11])
    for (let run = 0; run < 3; run++) {
      pass(hour)
      await check()
    }
    expect(new Set(asked.map(({ url }) => url)).size).toBe(26)
    expect(asked).toHaveLength(26)
  })

  test('a busy host is skipped with all its links for as long as it says', async () => {
    const { remote, asked } = await startWebServer(() => ({ status: 429, headers: { 'Retry-After': String((3 * day) / 1000) } }))
    const { db, check, pass, states } = await openSite(remote)
    await insertBlog(db, aBlog({ content: link('https://busy.example/1') + link('https://busy.example/2') }))
    await check()
    for (let days = 1; days < 3; days++) {
      pass(day - hour)
      await check()
    }
    expect(asked).toHaveLength(1)
    pass(day + 3 * hour)
    await check()
    expect(asked).toHaveLength(2)
    expect(new Set(Object.values(await states()))).toEqual(new Set(['fine']))
  })

  test('a link can be checked at once, ignored and restored', async () => {
    let status = 410
    const { remote, asked } = await startWebServer(() => ({ status }))
    const { db, check, parts, pass, states } = await openSite(remote)
    await insertBlog(db, aBlog({ content: link('https://a.example/') }))
    await check()
    pass(day)
    await check()
    const { id } = await db.selectFrom('links').select('id').executeTakeFirstOrThrow()
    expect(await checkLinkNow(parts, id)).toMatchObject({ kind: 'gone' })
    expect(await updateIgnored(db, id, { from: 'dead', to: 'ignored' })).toBe('https://a.example/')
    const before = asked.length
    pass(30 * day)
    await check()
    await checkLinkNow(parts, id)
    expect([await states(), (await browseLinks(db, 'ignored', 1))?.total]).toEqual([{ 'https://a.example/': 'ignored' }, 1])
    expect(asked.length - before).toBe(2)
    await updateIgnored(db, id, { from: 'ignored', to: 'dead' })
    status = 200
    expect(await checkLinkNow(parts, id)).toMatchObject({ kind: 'fine' })
    expect(await states()).toEqual({ 'https://a.example/': 'fine' })
    expect(await checkLinkNow(parts, 'none')).toBeUndefined()
  })

  test('a time written by a wrong clock delays nothing', async () => {
    const { remote, asked } = await startWebServer(() => ({ status: 200 }))
    const { db, check, pass } = await openSite(remote)
    pass(400 * day)
    await insertBlog(db, aBlog({ content: link('https://a.example/') }))
    await check()
    pass(-400 * day)
    await check()
    expect(asked).toHaveLength(2)
  })
})

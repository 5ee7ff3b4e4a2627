import { request as ask } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { insertBlog, listBlogs } from '#core/blogs/blog-rows.ts'
import { insertComment } from '#core/comments/comment-rows.ts'
import { noticeMilliseconds, watchFile } from '#core/database/content-watch.ts'
import { openDatabase } from '#core/database/database.ts'
import { updateApproval } from '#core/database/visitor-rows.ts'
import { storeUpload } from '#core/pictures/store-upload.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { putRedirect } from '#core/redirects/redirect-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { updateSiteNumbers } from '#core/settings/site-number-rows.ts'
import { aPicture, inChunks } from '#tests/admin-parts.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import { toCookieHeader } from '#tests/open-test-site.ts'
import { startSite } from '#tests/set-up/running-site.ts'

const cleanUps: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

async function start(options: Parameters<typeof startSite>[0] = {}) {
  const site = await startSite(options)
  cleanUps.push(site.close)
  return site
}

type Site = Awaited<ReturnType<typeof start>>

/** Sends a request as a browser does, without `fetch`'s redirects and decompression. */
async function get({ origin }: Site, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { promise, resolve, reject } = Promise.withResolvers<import('node:http').IncomingMessage>()
  ask(origin + path, { method, headers: { 'Accept-Encoding': 'br, gzip', ...headers } }, resolve)
    .on('error', reject)
    .end()
  const answer = await promise
  const tags = answer.rawHeaders.filter((_, index) => answer.rawHeaders[index - 1]?.toLowerCase() === 'etag')
  return { status: answer.statusCode, headers: answer.headers, tags, body: await buffer(answer) }
}

async function read(site: Site, path: string) {
  return toText(await get(site, path)).toString()
}

/** The same page is compressed better on the second request. */
function toText({ body }: { body: Buffer }) {
  return brotliDecompressSync(body)
}

/** Reads a page until it contains a text: at once on SQLite, and on PostgreSQL when it has notified the site. */
async function untilRead(site: Site, path: string, words: string) {
  await sleep(noticeMilliseconds)
  const readsAnew = async () => expect(await read(site, path)).toContain(words)
  await (site.database.startsWith('postgres') ? vi.waitFor(readsAnew, { timeout: 5000 }) : readsAnew())
}

/** Signs the owner in and returns the cookie. */
async function signIn({ origin, admin }: Site) {
  const body = new URLSearchParams(admin)
  return toCookieHeader(await fetch(`${origin}/admin/login`, { method: 'POST', redirect: 'manual', headers: { Origin: origin }, body }))
}

const pages = [
  '/',
  '/recipes',
  '/trending-recipes',
  '/recipes/fried-chicken',
  '/favourites',
  '/blogs',
  '/blogs/pie-crust-without-fear',
  '/contact',
]
const others = [
  '/_.data',
  '/recipes.data',
  '/blogs/pie-crust-without-fear.data',
  '/sitemap.xml',
  '/rss.xml',
  '/api/recipes/1',
  '/about',
  '/search',
]

whereDatabasesDiffer('PostgreSQL notifies other processes, SQLite is looked at', ({ address, kind }) => {
  async function startHere(options: Parameters<typeof startSite>[0] = {}) {
    const url = await address('indexed')
    return start({ ...options, settings: { ...(kind === 'postgres' ? { DATABASE_URL: url } : {}), ...options.settings } })
  }

  test('every public page, its data and every feed is rendered once and then served the same', async () => {
    const site = await startHere()
    for (const path of [...pages, ...others]) {
      const first = await get(site, path)
      const second = await get(site, path)
      expect([path, first.status, toText(second).equals(toText(first))]).toEqual([path, 200, true])
      expect(second.headers).toMatchObject({ etag: first.headers.etag, 'content-encoding': 'br', vary: 'Accept-Encoding' })
      if (String(first.headers['content-type']).startsWith('text/html'))
        expect(second.headers['content-security-policy']).toContain("'sha256-")
    }
    expect(site.renders).toEqual([...pages, ...others])
  })

  test('a thousand simultaneous requests wait for one rendering', async () => {
    const site = await startHere()
    const answers = await Promise.all(Array.from({ length: 1000 }, () => get(site, '/recipes')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(site.renders).toEqual(['/recipes'])
  })

  test('a new post is on the pages that show posts at the next request, and the others stay cached', async () => {
    const site = await startHere()
    for (const path of ['/', '/blogs', '/about']) await get(site, path)
    await insertBlog(
      site.db,
      aBlog({ createdAt: '2026-12-01T12:00:00.000Z', title: 'Fresh from the pass', urlSlug: 'fresh-from-the-pass' }),
    )
    for (const path of ['/', '/blogs']) await untilRead(site, path, 'Fresh from the pass')
    await get(site, '/about')
    expect(site.renders).toEqual(['/', '/blogs', '/about', '/', '/blogs'])
  })

  test('a post that another process writes appears within a second, on SQLite at once', async () => {
    const site = await startHere()
    await get(site, '/')
    const other = openDatabase(kind === 'postgres' ? site.database : `${site.dataDir}/griddle.sqlite`)
    cleanUps.unshift(other.close)
    await insertBlog(other.db, aBlog({ createdAt: '2026-12-01T12:00:00.000Z', title: 'Written next door', urlSlug: 'written-next-door' }))
    await untilRead(site, '/', 'Written next door')
  })

  test('a comment awaiting approval doesn’t refresh any page; its approval does', async () => {
    const site = await startHere()
    const [post] = await listBlogs(site.db, { limit: 1, offset: 0 })
    if (!post) throw new Error('There is no sample post')
    const path = `/blogs/${post.urlSlug}`
    await get(site, path)
    const comment = { id: 'c1', blogId: post.id, blogTitle: post.title, name: 'Dana', email: 'dana@mail.example', comment: 'Crisp indeed.' }
    await insertComment(site.db, { ...comment, createdAt: '2026-11-21T12:00:00.000Z', approved: false })
    await sleep(kind === 'postgres' ? 200 : noticeMilliseconds)
    await get(site, path)
    expect(site.renders).toEqual([path])
    await updateApproval(site.db, 'comments', ['c1'], true)
    await untilRead(site, path, 'Crisp indeed.')
    expect(site.renders).toEqual([path, path])
  })
})

test('another process sees a write as soon as the writer has its response, however often it looks', async () => {
  const site = await start()
  const watch = watchFile(`${site.dataDir}/griddle.sqlite`)
  cleanUps.unshift(watch.close)
  for (let time = 0; time < 5; time++) {
    const writing = signIn(site)
    let isAnswered = false
    void writing.finally(() => {
      isAnswered = true
    })
    while (!isAnswered) {
      watch.pollForChange()
      await nextTurn()
    }
    await writing
    watch.pollForChange()
    await sleep(noticeMilliseconds)
    expect(watch.pollForChange()).toBe(false)
  }
})

test('a known entity tag gets 304 without a body, and HEAD only the headers', async () => {
  const site = await start()
  const { headers } = await get(site, '/recipes')
  const again = await get(site, '/recipes', { 'If-None-Match': String(headers.etag) })
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  const head = await get(site, '/recipes', {}, 'HEAD')
  expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, headers.etag])
  expect(Number(head.headers['content-length'])).toBeGreaterThan(1000)
  expect(site.renders).toEqual(['/recipes'])
})

test('a feed has one entity tag, and a client that has it or has read it since its last change gets 304', async () => {
  const site = await start()
  for (const path of ['/rss.xml', '/recipes/atom.xml', '/feed.json']) {
    const { headers, tags } = await get(site, path)
    expect([path, tags]).toEqual([path, [headers.etag]])
    expect((await get(site, path, { 'If-None-Match': String(headers.etag) })).status).toBe(304)
    const changedAt = String(headers['last-modified'])
    expect((await get(site, path, { 'If-Modified-Since': changedAt })).status).toBe(304)
    expect((await get(site, path, { 'If-Modified-Since': changedAt, 'If-None-Match': '"another"' })).status).toBe(200)
    for (const other of ['Mon, 01 Jan 2001 00:00:00 GMT', 'Fri, 01 Jan 2100 00:00:00 GMT'])
      expect((await get(site, path, { 'If-Modified-Since': other })).status).toBe(200)
    expect((await get(site, path, { 'If-Modified-Since': 'lately' })).status).toBe(200)
  }
})

test('each encoding has the same page with its own tag', async () => {
  const site = await start()
  const br = await get(site, '/about')
  const gzip = await get(site, '/about', { 'Accept-Encoding': 'gzip, br;q=0' })
  const plain = await get(site, '/about', { 'Accept-Encoding': 'identity' })
  expect([gzip.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined])
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
  expect(new Set([br.headers.etag, gzip.headers.etag, plain.headers.etag]).size).toBe(3)
  expect(site.renders).toHaveLength(1)
})

test('parameters that a page takes distinguish its entries, and others don’t', async () => {
  const site = await start()
  await get(site, '/blogs')
  for (const path of ['/blogs?utm_source=x', '/blogs?fbclid=1&utm_medium=y']) expect((await get(site, path)).status).toBe(200)
  expect(site.renders).toEqual(['/blogs'])
  for (const path of ['/recipes', '/recipes?type=trending', '/recipes?type=trending&utm_source=x']) await get(site, path)
  expect(site.renders).toEqual(['/blogs', '/recipes', '/recipes?type=trending'])
  for (let time = 0; time < 2; time++) {
    expect((await get(site, '/recipes?page=-1')).status).toBe(400)
    await sleep(150)
  }
  expect(site.renders.filter((path) => path === '/recipes?page=-1')).toHaveLength(2)
})

test('a request for a part of the data reveals nothing about a page', async () => {
  const site = await start()
  for (const name of ['_routes', '%5Froutes']) await get(site, `/recipes.data?${name}=site/site-layout`)
  const [narrowed, all] = [await get(site, '/recipes.data?q=zzzqqq'), await get(site, '/recipes.data')]
  expect(narrowed.body.equals(all.body)).toBe(false)
})

test('a part of the data is never served from the cache, nor stored there', async () => {
  const site = await start()
  const all = await get(site, '/recipes.data')
  for (const path of ['/recipes.data?_routes=root', '/recipes.data?%5Froutes=root']) {
    site.renders.length = 0
    for (let time = 0; time < 2; time++) {
      const part = await get(site, path)
      expect([path, part.status, part.body.equals(all.body)]).toEqual([path, 200, false])
    }
    expect([path, site.renders]).toEqual([path, ['/recipes.data', '/recipes.data'].map((data) => expect.stringContaining(data))])
  }
})

test('a redirect keeps its parameters, however often it is requested', async () => {
  const site = await start()
  for (const page of ['2', '3', '2']) {
    const { status, headers } = await get(site, `/recipes/?page=${page}`)
    expect([status, headers.location]).toEqual([301, `/recipes?page=${page}`])
  }
})

test('signed-in users get what guests get, from the cache, and admin pages of their own', async () => {
  const site = await start()
  const cookie = await signIn(site)
  expect(cookie).toContain('griddle=')
  const first = await get(site, '/recipes', { Cookie: cookie })
  site.renders.length = 0
  for (const headers of [undefined, { Cookie: cookie }])
    expect((await get(site, '/recipes', headers)).headers.etag).toBe(first.headers.etag)
  expect(site.renders).toEqual([])
  for (let time = 0; time < 2; time++) expect((await get(site, '/admin/dashboard', { Cookie: cookie })).status).toBe(200)
  expect((await get(site, '/admin/dashboard')).status).toBe(302)
})

test('a page with the same data after a change is not rendered, and stays compressed', async () => {
  const site = await start()
  await insertBlog(site.db, aBlog({ createdAt: '2020-01-01T12:00:00.000Z', title: 'Of the last page', urlSlug: 'of-the-last-page' }))
  await untilRead(site, '/', '</html>')
  const before = await get(site, '/')
  site.renders.length = 0
  site.known.length = 0
  await sql`update "_blogs" set "title" = 'Still of the last page' where "urlSlug" = 'of-the-last-page'`.execute(site.db)
  await sleep(noticeMilliseconds)
  const after = await get(site, '/')
  expect([site.renders, site.known]).toEqual([['/'], ['/']])
  expect(after.headers.etag).toBe(before.headers.etag)
  await get(site, '/')
  expect(site.renders).toEqual(['/'])
  // From the second time on, not even the loaders run: the reads of what changed gave the same.
  await sql`update "_blogs" set "title" = 'Of the last page for ever' where "urlSlug" = 'of-the-last-page'`.execute(site.db)
  await sleep(noticeMilliseconds)
  expect((await get(site, '/')).headers.etag).toBe(before.headers.etag)
  expect(site.renders).toEqual(['/'])
  await updateSettings(site.db, { name: 'The Pass' })
  await untilRead(site, '/', 'The Pass')
  expect(site.known).toEqual(['/'])
})

test('a page is correct after each of many changes, of rows and of only their number', async () => {
  const site = await start()
  const [post, other] = await listBlogs(site.db, { limit: 2, offset: 0 })
  if (!post || !other) throw new Error('There are no sample posts')
  const path = `/blogs/${post.urlSlug}`
  const write = (id: string, { id: blogId, title }: typeof post, day: number) =>
    insertComment(site.db, {
      ...{ id, blogId, blogTitle: title, name: `Guest ${id}`, email: 'guest@mail.example', comment: `Words of ${id}.` },
      ...{ createdAt: `2026-01-${String(1 + (day % 28)).padStart(2, '0')}T12:00:00.000Z`, approved: true },
    })
  for (let number = 0; number < 60; number++) await write(`c${number}`, post, number)
  const countOn = async () => Number(/([0-9]+) comments/i.exec(await read(site, path))?.[1])
  const written = await countOn()
  expect(written).toBeGreaterThanOrEqual(60)
  for (let number = 0; number < 3; number++) {
    await write(`elsewhere${number}`, other, 1)
    await sleep(noticeMilliseconds)
    expect(await countOn()).toBe(written)
  }
  // The oldest, which the page doesn't show.
  await sql`delete from "comments" where "id" = 'c0'`.execute(site.db)
  await sleep(noticeMilliseconds)
  expect(await countOn()).toBe(written - 1)
  await sql`update "comments" set "comment" = 'Crisp indeed.' where "id" = 'c27'`.execute(site.db)
  await untilRead(site, path, 'Crisp indeed.')
  await updateSettings(site.db, { name: 'The Pass' })
  await untilRead(site, path, 'The Pass')
})

test('what a page took from the index of recipes in memory is looked up again when a recipe changes', async () => {
  const site = await start()
  const common = {
    ingredients: ['2 tbsp gochujang', '1 jicama', '100 g butter', '1 onion', '200 g cheddar', '2 eggs', '200 g flour'],
    publishedAt: '2026-11-01T12:00:00.000Z',
  }
  await insertRecipe(site.db, aRecipe({ ...common, title: 'The first', slug: 'the-first' }))
  await insertRecipe(
    site.db,
    aRecipe({ title: 'Of no interest', slug: 'of-no-interest', ingredients: ['1 durian'], publishedAt: '2020-01-01T12:00:00.000Z' }),
  )
  for (let number = 0; number < 3; number++) {
    await untilRead(site, '/recipes/the-first', 'The first')
    await sql`update "_recipes" set "type" = 'trending', "short" = ${`Words ${number}`} where "slug" = 'of-no-interest'`.execute(site.db)
  }
  site.renders.length = 0
  await untilRead(site, '/recipes/the-first', 'The first')
  expect(site.renders).toEqual([])
  await insertRecipe(site.db, aRecipe({ ...common, title: 'The related one', slug: 'the-related-one' }))
  await untilRead(site, '/recipes/the-first', 'The related one')
})

test('an immutable picture is made once, and is sent uncompressed', async () => {
  const site = await start()
  const [path = ''] = /\/images\/[\w-]+\/800\.webp/.exec(await read(site, '/recipes')) ?? []
  site.renders.length = 0
  const first = await get(site, path)
  expect([first.status, first.headers['content-type'], first.headers['content-encoding']]).toEqual([200, 'image/webp', undefined])
  expect(first.headers['cache-control']).toContain('immutable')
  const again = await get(site, path, { 'Accept-Encoding': 'identity' })
  expect([again.body.equals(first.body), again.headers.etag]).toEqual([true, first.headers.etag])
  expect((await get(site, path, { 'If-None-Match': String(first.headers.etag) })).status).toBe(304)
  expect(site.renders).toEqual([path])
})

test('guests can see an upload from when something shows it until nothing does, and admins always', async () => {
  const site = await start()
  const cookie = await signIn(site)
  const stored = await storeUpload(site.parts, inChunks(await aPicture('#ea580c', 1000, 750)))
  if (!stored.ok) throw new Error(stored.reason)
  const path = `${stored.reference}/800.webp`
  const look = async (unusedSince: string | null) => {
    await site.db.updateTable('images').set({ unusedSince }).where('id', '=', stored.reference.slice(8)).execute()
    await sleep(noticeMilliseconds)
    const asAdmin = await get(site, path, { Cookie: cookie })
    return {
      guests: [(await get(site, path)).status, (await get(site, path)).status],
      asAdmin: [asAdmin.status, asAdmin.headers['cache-control']],
    }
  }
  const forAll = { guests: [200, 200], asAdmin: [200, 'public, max-age=31536000, immutable'] }
  const forAdmins = { guests: [404, 404], asAdmin: [200, 'private, no-store'] }
  const unused = '2026-11-01T12:00:00.000Z'
  for (const round of [1, 2, 3]) {
    expect([round, await look(unused)]).toEqual([round, forAdmins])
    expect([round, await look(null)]).toEqual([round, forAll])
  }
  expect(await look(unused)).toEqual(forAdmins)
})

test('a missing address redirects as soon as the owner adds a redirect, however often it was requested', async () => {
  const site = await start()
  for (let number = 0; number < 2; number++) {
    expect((await get(site, '/gone-long-ago')).status).toBe(404)
    await sql`update "contentVersions" set "version" = "version" + 1 where "collection" = 'settings'`.execute(site.db)
    await sleep(noticeMilliseconds)
  }
  const redirect = { source: '/gone-long-ago', target: '/recipes', targetKey: null, status: 301 } as const
  await putRedirect(site.db, { id: 'r1', ...redirect, createdAt: '2026-11-28T12:00:00.000Z' })
  await sleep(noticeMilliseconds)
  const { status, headers } = await get(site, '/gone-long-ago')
  expect([status, headers.location]).toEqual([301, '/recipes'])
})

test('the page of a tag is there as soon as its first post is published', async () => {
  const site = await start()
  const post = aBlog({ urlSlug: 'of-parsnips', title: 'Of parsnips', tags: 'Parsnips', state: 'draft' })
  await insertBlog(site.db, post)
  expect((await get(site, '/tags/parsnips')).status).toBe(404)
  await sql`update "_blogs" set "state" = 'published' where "urlSlug" = 'of-parsnips'`.execute(site.db)
  await sql`update "recordTerms" set "shownAt" = '2026-11-01T12:00:00.000Z' where "recordId" = ${post.id}`.execute(site.db)
  await untilRead(site, '/tags/parsnips', 'Of parsnips')
})

test('a client with a picture that may change at its address is told that it has not', async () => {
  const site = await start()
  const stored = await storeUpload(site.parts, inChunks(await aPicture('#ea580c', 1000, 750)))
  if (!stored.ok) throw new Error(stored.reason)
  await site.db.updateTable('images').set({ unusedSince: null }).where('id', '=', stored.reference.slice(8)).execute()
  await sleep(noticeMilliseconds)
  const first = await get(site, stored.reference)
  expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-cache'])
  const again = await get(site, stored.reference, { 'If-None-Match': String(first.headers.etag) })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test('a picture is not served from memory if nobody can tell whether it is still public', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const site = await start()
  const stored = await storeUpload(site.parts, inChunks(await aPicture('#ea580c', 1000, 750)))
  if (!stored.ok) throw new Error(stored.reason)
  const path = `${stored.reference}/800.webp`
  await site.db.updateTable('images').set({ unusedSince: null }).where('id', '=', stored.reference.slice(8)).execute()
  await sleep(noticeMilliseconds)
  expect((await get(site, path)).status).toBe(200)
  await site.db.updateTable('images').set({ unusedSince: '2026-11-01T12:00:00.000Z' }).execute()
  await sql`alter table "images" rename to "gone"`.execute(site.db)
  await sleep(noticeMilliseconds)
  expect((await get(site, path)).status).toBe(503)
})

test('the first request gets quick compression, and all later ones the best', async () => {
  const site = await start()
  const first = await get(site, '/recipes')
  await get(site, '/recipes')
  await vi.waitFor(async () => expect((await get(site, '/recipes')).body.length).toBeLessThan(first.body.length))
  const later = await get(site, '/recipes')
  expect(brotliDecompressSync(later.body).equals(brotliDecompressSync(first.body))).toBe(true)
  expect(later.headers.etag).toBe(first.headers.etag)
})

test('made-up addresses do not evict pages, and the cache stays within its limit', async () => {
  const site = await start({ settings: { PAGE_CACHE_MB: '1' } })
  for (const path of pages) await get(site, path)
  site.renders.length = 0
  for (let number = 0; number < 300; number++) expect((await get(site, `/nothing-${number}`)).status).toBe(404)
  expect(site.renders).toHaveLength(300)
  for (const path of pages) await get(site, path)
  expect(site.renders).toHaveLength(300)
})

test('a page that can’t be rendered again is served as it was', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const site = await start()
  const before = await get(site, '/recipes')
  await sql`alter table "_recipes" rename to "gone"`.execute(site.db)
  await sql`update "contentVersions" set "version" = "version" + 1`.execute(site.db)
  const after = await get(site, '/recipes')
  expect(after.status).toBe(200)
  expect(toText(after).equals(toText(before))).toBe(true)
  expect((await get(site, '/recipes?type=trending')).status).toBe(503)
})

test('requests that wait for a failing page share one rendering, and later ones try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const site = await start()
  await sql`alter table "_recipes" rename to "gone"`.execute(site.db)
  const answers = await Promise.all(Array.from({ length: 200 }, () => get(site, '/recipes')))
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers['retry-after']}`))).toEqual(new Set(['503 30']))
  const failed = site.renders.length
  expect(failed).toBeLessThan(100)
  await sleep(150)
  await get(site, '/recipes')
  expect(site.renders).toHaveLength(failed + 1)
})

test('a page with a failed read is never cached', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const site = await start()
  // The versions can be read, so the cache is not bypassed: only the trace says that a part of the page is missing.
  await sql`alter table "_function" rename to "gone"`.execute(site.db)
  for (let time = 0; time < 2; time++) expect((await get(site, '/about')).status).toBe(200)
  expect(site.renders).toEqual(['/about', '/about'])
  await sql`alter table "gone" rename to "_function"`.execute(site.db)
  for (let time = 0; time < 2; time++) await get(site, '/about')
  expect(site.renders).toEqual(['/about', '/about', '/about'])
})

test('while the versions can not be read at the start, every page is rendered and none is cached', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const site = await start()
  await sql`alter table "siteNumbers" rename to "gone"`.execute(site.db)
  for (let time = 0; time < 2; time++) expect((await get(site, '/about')).status).toBe(200)
  expect(site.renders).toEqual(['/about', '/about'])
})

test('a page that couldn’t be rendered again is retried at the next request, though nothing was written meanwhile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const site = await start()
  await get(site, '/recipes')
  await sql`alter table "_recipes" rename to "gone"`.execute(site.db)
  await sql`update "contentVersions" set "version" = "version" + 1`.execute(site.db)
  for (let time = 0; time < 3; time++) expect((await get(site, '/recipes')).status).toBe(200)
  expect(site.renders).toEqual(['/recipes', '/recipes', '/recipes', '/recipes'])
})

test('a page over TLS and the same one without are two pages, according to the trusted proxy', async () => {
  const site = await start({ settings: { TRUST_PROXY: '1' } })
  const overTls = { 'X-Forwarded-Proto': 'https' }
  for (let time = 0; time < 2; time++) {
    expect((await get(site, '/about', overTls)).headers['strict-transport-security']).toContain('max-age=')
    expect((await get(site, '/about')).headers['strict-transport-security']).toBeUndefined()
  }
  expect(site.renders).toEqual(['/about', '/about'])
})

test('without a trusted proxy, a visitor’s claim about the protocol makes no separate page', async () => {
  const site = await start()
  expect((await get(site, '/about', { 'X-Forwarded-Proto': 'https' })).headers['strict-transport-security']).toBeUndefined()
  await get(site, '/about')
  expect(site.renders).toEqual(['/about'])
})

test('an invalid host is refused, cached page or not, and no page is rendered for an invalid port', async () => {
  const site = await start()
  expect((await get(site, '/about', { Host: 'a.example:99999' })).status).toBe(400)
  await get(site, '/about')
  for (const host of ['a b', 'a/b']) expect((await get(site, '/about', { Host: host })).status).toBe(400)
})

test('a host with its own phone numbers has its own pages; others share theirs', async () => {
  const site = await start()
  await updateSiteNumbers(site.db, 'west.example', { numberIntl: '+15550111', numberLocal: '555 0111' })
  const west = await get(site, '/contact', { Host: 'west.example' })
  expect(brotliDecompressSync(west.body).toString()).toContain('555 0111')
  for (const host of ['a.example', 'b.example', 'c.example:81']) {
    const { body } = await get(site, '/contact', { Host: host })
    expect(brotliDecompressSync(body).toString()).not.toMatch(/555 0111|a\.example/)
  }
  expect(site.renders).toHaveLength(2)
})

test('a page whose rendering began before midnight UTC is rendered again after it', async () => {
  const moments = ['2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.001Z']
  const site = await start({ clock: () => new Date(moments.shift() ?? '2027-01-01T00:00:01.000Z') })
  await get(site, '/about')
  await get(site, '/about')
  expect(site.renders).toEqual(['/about', '/about'])
})

test('every page is rendered again after midnight UTC', async () => {
  let now = new Date('2026-12-31T23:59:59.000Z')
  const site = await start({ clock: () => now })
  expect(await read(site, '/about')).toMatch(/© (?:<!-- -->)?2026/)
  now = new Date('2027-01-01T00:00:00.000Z')
  expect(await read(site, '/about')).toMatch(/© (?:<!-- -->)?2027/)
})

test('a page cached by a clock a year ahead is rendered again once the clock is right', async () => {
  let now = new Date('2027-11-25T12:00:00.000Z')
  const site = await start({ clock: () => now })
  await get(site, '/about')
  now = new Date('2026-11-25T12:00:00.000Z')
  await get(site, '/about')
  await get(site, '/about')
  expect(site.renders).toEqual(['/about', '/about'])
})

test('what is counted for the owner is counted at each request, including from the cache', async () => {
  const site = await start()
  const headers = { 'User-Agent': 'Firefox' }
  const asked = ['/search?q=xyzzy', '/search?q=xyzzy', '/search?q=burger', '/search?q=xyzzy&kind=blogs']
  for (const path of [...asked, '/about', '/about', '/about.data', '/nowhere', '/nowhere', '/rss.xml', '/api/recipes/1', '/health'])
    await get(site, path, headers)
  const missed = ['missed search', '/search?q=xyzzy']
  const views = ['/search?q=burger', '/about', '/about', '/about.data'].map((path) => ['view', path])
  const missing = ['missing', '/nowhere']
  expect(site.counted.map(([what, { url }]) => [what, url])).toEqual([missed, missed, ...views, missing, missing])
})

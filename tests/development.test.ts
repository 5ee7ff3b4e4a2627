// @module-tag rest
import { load } from 'cheerio'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '#core/database/database.ts'
import { aPicture } from './admin-parts.ts'
import { aBlog } from './builders.ts'
import { openTestSite, testOwner, toCookieHeader } from './open-test-site.ts'
import { patience, startDevelopment } from './set-up/development-site.ts'
import { openPostgresDatabase } from './set-up/postgres.ts'

let database: Awaited<ReturnType<typeof openPostgresDatabase>>
let open: ReturnType<typeof openDatabase>
let site: Awaited<ReturnType<typeof startDevelopment>>
let origin: string

beforeAll(async () => {
  database = await openPostgresDatabase('migrated')
  open = openDatabase(database.url)
  site = await startDevelopment({ DATABASE_URL: database.url, ADMIN_EMAIL: testOwner.email, ADMIN_PASSWORD: testOwner.password })
  origin = site.origin
}, 120_000)

afterAll(async () => {
  await site.close()
  await open.close()
  await database.drop()
}, 20_000)

function get(path: string) {
  return fetch(origin + path, { redirect: 'manual' })
}

function post(path: string, fields: Record<string, string>, cookie = '') {
  return fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { Origin: origin, Cookie: cookie },
  })
}

const message = { form: 'contact', first: 'Ann', email: 'ann@mail.example', message: 'Where do the onions go?' }

/** A policy without the hashes of the page's scripts, directive by directive. */
function readPolicy({ headers }: Response) {
  return headers
    .get('content-security-policy')
    ?.replace(/ 'sha256-[^']+'/g, '')
    .split('; ')
}

test('the home page is the same as in production, with the same headers and the same policy except for what Vite needs', async () => {
  const production = await openTestSite({ samples: true })
  const [made, built] = [await get('/'), await production.get('/')]
  await production.close()
  expect(made.status).toBe(200)
  const [html, expected] = [await made.text(), await built.text()].map((page) => load(page)('main').html() ?? '')
  expect(expected?.length).toBeGreaterThan(5000)
  expect(html).toBe(expected)
  const headers = [...built.headers].filter(([name]) => name !== 'content-security-policy')
  expect(Object.fromEntries(made.headers)).toMatchObject(Object.fromEntries(headers))
  expect(readPolicy(made)).toEqual([...(readPolicy(built) ?? []), "style-src-elem 'self' 'unsafe-inline'", "worker-src 'self' blob:"])
}, 120_000)

test('a page comes from the cache, where it needs no database', async () => {
  const html = await (await get('/')).text()
  await sql`alter table "_recipes" rename to "away"`.execute(open.db)
  const again = await get('/')
  await sql`alter table "away" rename to "_recipes"`.execute(open.db)
  expect([again.status, await again.text()]).toEqual([200, html])
  expect(again.headers.get('etag')).toMatch(/^"/)
}, 120_000)

test('a form sent while its table is missing gets a 503 and keeps its text', async () => {
  await sql`alter table "contacts" rename to "away"`.execute(open.db)
  const answer = await post('/contact', message)
  await sql`alter table "away" rename to "contacts"`.execute(open.db)
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain(message.message)
  expect((await post('/contact', message)).status).toBe(200)
}, 120_000)

test('an address taken at the same moment is retried, by an admin whose cookie is like production’s', async () => {
  const signedIn = await post('/admin/login', testOwner)
  expect(signedIn.status).toBe(302)
  expect(signedIn.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Lax/)
  const cookie = toCookieHeader(signedIn)
  const upload = {
    method: 'POST',
    body: new Uint8Array(await aPicture()),
    headers: { Origin: origin, Cookie: cookie, 'Content-Type': 'image/jpeg' },
  }
  const { reference } = await (await fetch(`${origin}/admin/upload`, upload)).json()
  const draft = {
    title: 'Soup',
    formattedDate: '2026-11-21',
    author: 'June',
    content: '<p>Low heat.</p>',
    imageBase64: reference,
    imageAlt: 'Soup',
  }
  const saving = await open.db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('_blogs')
      .values({ ...aBlog({ id: 'first', urlSlug: 'soup' }), titleSlug: 'soup', textStart: null })
      .execute()
    const answer = post(
      '/admin/blog?add=1',
      { ...draft, urlSlug: 'soup', imageLink: '', seoTitle: '', seoDescription: '', seoKeywords: '', formId: '' },
      cookie,
    )
    await untilSomebodyWaits()
    return { answer }
  })
  expect((await saving.answer).status).toBe(200)
  expect((await get('/blogs/soup-2')).status).toBe(200)
}, 120_000)

async function untilSomebodyWaits() {
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await vi.waitFor(async () => expect((await waiting.execute(open.db)).rows).toHaveLength(1), patience)
}

test('an edited page appears without a restart although it was cached, an edited lower layer after a restart', async () => {
  expect(await (await get('/contact')).text()).not.toContain('<h1>Contact us')
  site.edit('app/public/contact.tsx', '<h1>Contact', '<h1>Contact us')
  await vi.waitFor(async () => expect(await (await get('/contact')).text()).toContain('<h1>Contact us'), patience)
  await site.untilStarted(1)
  expect((await get('/ready')).status).toBe(200)
  site.edit('core/database/database.ts', 'return true', 'return false')
  await site.untilStarted(2)
  expect((await get('/ready')).status).toBe(503)
}, 120_000)

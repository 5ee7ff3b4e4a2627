// @module-tag rest
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { load } from 'cheerio'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '#core/database/database.ts'
import { root } from '#scripts/process.mjs'
import { aPicture } from './admin-parts.ts'
import { aBlog } from './builders.ts'
import { openTestSite, testOwner, toCookieHeader } from './open-test-site.ts'
import { findFreePort } from './set-up/free-port.ts'
import { openPostgresDatabase } from './set-up/postgres.ts'

const unused = ['.env', '.git', '.react-router', 'bench', 'build', 'data', 'docs', 'node_modules', 'tests']

const patience = { timeout: 100_000, interval: 50 }

let checkout: string
let database: Awaited<ReturnType<typeof openPostgresDatabase>>
let open: ReturnType<typeof openDatabase>
let origin: string
let site: ChildProcess
let output = ''

beforeAll(async () => {
  checkout = copyCheckout()
  database = await openPostgresDatabase('migrated')
  open = openDatabase(database.url)
  const port = await findFreePort()
  origin = `http://127.0.0.1:${port}`
  const owner = { ADMIN_EMAIL: testOwner.email, ADMIN_PASSWORD: testOwner.password }
  const settings = { DATABASE_URL: database.url, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent', SITE_URL: origin, ...owner }
  site = spawn(process.execPath, ['scripts/run.mjs', 'server/dev.ts'], { cwd: checkout, env: { ...process.env, ...settings } })
  for (const stream of [site.stdout, site.stderr]) stream?.on('data', (chunk) => (output += chunk))
  await untilStarted(1)
}, 120_000)

afterAll(async () => {
  const ended = once(site, 'exit')
  site.kill('SIGTERM')
  await ended
  await open.close()
  await database.drop()
  rmSync(checkout, { recursive: true, force: true })
}, 20_000)

/** The sources in a folder of their own, so that they can be edited; packages are those of the real one. */
function copyCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-development-'))
  const filter = (path: string) => !unused.includes(basename(path))
  for (const name of readdirSync(root).filter(filter)) cpSync(join(root, name), join(folder, name), { recursive: true, filter })
  mkdirSync(join(folder, 'node_modules'))
  // One by one, because Vite keeps what it makes of them among them.
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => !one.startsWith('.vite') && one !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  return folder
}

async function untilStarted(times: number) {
  const starts = () => output.split(`Griddle in development: `).length - 1
  await vi.waitFor(() => expect(starts(), output).toBe(times), patience)
}

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

function mainText(html: string) {
  return load(html)('main').text()
}

const message = { form: 'contact', first: 'Ann', email: 'ann@mail.example', message: 'Where do the onions go?' }

test('the home page says what it says in production, with the same headers but for the scripts of development', async () => {
  const production = await openTestSite({ samples: true })
  const [made, built] = [await get('/'), await production.get('/')]
  await production.close()
  expect(made.status).toBe(200)
  const [text, expected] = [mainText(await made.text()), mainText(await built.text())]
  expect(text.length).toBeGreaterThan(500)
  expect(text).toBe(expected)
  const policy = 'content-security-policy'
  const headers = [...built.headers].filter(([name]) => name !== policy)
  expect(Object.fromEntries(made.headers)).toMatchObject(Object.fromEntries(headers))
  expect(made.headers.get(policy)).toContain("default-src 'self'")
}, 120_000)

test('what a form was sent to while its table is missing is a 503 with the text kept', async () => {
  await sql`alter table "contacts" rename to "away"`.execute(open.db)
  const answer = await post('/contact', message)
  await sql`alter table "away" rename to "contacts"`.execute(open.db)
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain(message.message)
  expect((await post('/contact', message)).status).toBe(200)
}, 120_000)

test('an address that is taken in the same moment is tried again, by an admin whose cookie is that of production', async () => {
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

test('an edit of a page is seen without a restart, one of a layer beneath by a restart', async () => {
  edit('app/public/contact.tsx', '<h1>Contact', '<h1>Contact us')
  await vi.waitFor(async () => expect(await (await get('/contact')).text()).toContain('<h1>Contact us'), patience)
  await untilStarted(1)
  expect((await get('/ready')).status).toBe(200)
  edit('core/database/database.ts', 'return true', 'return false')
  await untilStarted(2)
  expect((await get('/ready')).status).toBe(503)
}, 120_000)

function edit(path: string, from: string, to: string) {
  const file = join(checkout, path)
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Right, type Role, roles } from '#domain/identity/roles.ts'
import { adminPatterns } from './admin-patterns.ts'
import { openTestSite, signIn } from './open-test-site.ts'

/** What visitors who are not signed in need; everything else under /admin is for admins only. */
const open = [
  ...['/admin/login', '/admin/forgot-password', '/admin/reset-password', '/admin/second-step', '/admin/sign-out'],
  ...['/admin/passkey', '/admin/invitation', '/admin/confirm-email', '/admin/notice'],
]

/** Every other address, with a value for each parameter. */
const guarded = adminPatterns
  .map((path) => path.replace(/:\w+\??/g, 'x').replace('*', 'no/such/page'))
  .filter((path) => !open.includes(path))

let site: Awaited<ReturnType<typeof openTestSite>>
let notAdmin: string
beforeAll(async () => {
  site = await openTestSite({ samples: true })
  notAdmin = await signIn(site, { role: 'reader' })
})
// Each case starts with sessions whose use is due to be recorded, as on a machine where it takes minutes.
beforeEach(async () => {
  const expiresAt = new Date(Date.now() + 13 * 24 * 60 * 60_000).toISOString()
  await site.db.updateTable('identity_session').set({ expiresAt }).execute()
})
afterAll(() => site.close())

/** The addresses that each right opens. A new address belongs in one of these lists. */
const opened: Record<Right, string[]> = {
  own: ['/admin', '/admin/account', '/admin/sessions', '/admin/no/such/page'],
  write: [
    ...['/admin/dashboard', '/admin/blog', '/admin/blog/edit', '/admin/manage-recipe', '/admin/manage-recipe/edit'],
    ...[
      '/admin/term-names',
      '/admin/link-targets',
      '/admin/recipe-card',
      '/admin/upload',
      '/admin/media/choices',
      '/admin/preview',
      '/admin/preview/x',
      '/admin/preview/blog',
      '/admin/preview/recipe',
      '/admin/working-copy',
      '/admin/history/x/x',
    ],
  ],
  edit: [
    ...[
      '/admin/pages',
      '/admin/pages/edit',
      '/admin/blog/x',
      '/admin/organise',
      '/admin/organise/edit',
      '/admin/collections',
      '/admin/collections/edit',
      '/admin/recipe-health',
      '/admin/numbers',
      '/admin/dead-links',
      '/admin/preview/page',
      '/admin/preview/collection',
    ],
    ...['/admin/media', '/admin/media/edit'],
    ...['/admin/manage-comments', '/admin/manage-reviews', '/admin/export/x'],
  ],
  run: [
    ...[
      '/admin/popup',
      '/admin/manage-users',
      '/admin/manage-contacts',
      '/admin/look',
      '/admin/settings',
      '/admin/redirects',
      '/admin/mail',
      '/admin/person',
      '/admin/person/data.json',
      '/admin/newsletter',
      '/admin/newsletter/send',
      '/admin/newsletter/letter',
      '/admin/newsletter/readers',
    ],
    ...['/admin/admins', '/admin/log', '/admin/backup', '/admin/backup/site.zip', '/admin/backup/restore/x'],
    ...['/admin/export', '/admin/export/file'],
    ...['/admin/import', '/admin/import/x', '/admin/import/file', '/admin/import/x/report.csv'],
  ],
}

const refused: Record<Role, string[]> = { author: [...opened.edit, ...opened.run], editor: opened.run, all: [] }

test('each address declares the one right it needs', () => {
  expect(Object.values(opened).flat().sort()).toEqual([...guarded].sort())
})

describe.each(roles)('the role %s', (role) => {
  let cookie: string
  beforeAll(async () => {
    await setRole('all')
    cookie = await signIn(site)
    await setRole(role)
  })
  afterAll(() => setRole('reader'))

  test.each(guarded)('opens %s only with the right to', async (path) => {
    const isForbidden = refused[role].includes(path)
    const read = await site.get(path, cookie)
    expect(read.status === 403).toBe(isForbidden)
    if (!isForbidden) return
    const before = await dump()
    const html = await read.text()
    if (html.includes('<html')) expect(html).toContain('class="admin-shell"')
    expect((await site.get(`${path}.data`, cookie)).status).toBe(403)
    for (const address of [path, `${path}.data`]) {
      const written = await site.post(address, { id: 'x', title: 'x' }, cookie)
      // An address without forms says so.
      expect([403, 405]).toContain(written.status)
    }
    expect(await dump()).toBe(before)
  })

  test('has a menu of what it opens', async () => {
    const html = await (await site.get('/admin/account', cookie)).text()
    const linked = [...html.matchAll(/href="(\/admin\/[\w-]+)"/g)].flatMap(([, path]) => path ?? [])
    expect(linked).toContain('/admin/blog')
    expect(linked.filter((path) => refused[role].includes(path))).toEqual([])
  })
})

test('a forbidden page says so in the admin’s design, and the menu leaves it out', async () => {
  await setRole('all')
  const cookie = await signIn(site)
  await setRole('editor')
  const html = await (await site.get('/admin/settings', cookie)).text()
  expect(html).toContain('You don’t have access to this')
  expect(html).toContain('href="/admin/blog"')
  expect(html).not.toContain('href="/admin/settings"')
  expect((await site.get('/admin/export/users', cookie)).status).toBe(403)
  expect((await site.get('/admin/export/recipes', cookie)).status).toBe(200)
  expect(await (await site.get('/admin/dashboard', cookie)).text()).not.toMatch(/manage-contacts|Popup:/)
  await setRole('reader')
})

test('the site map has addresses to guard', () => {
  expect(guarded).toContain('/admin')
  expect(guarded).toContain('/admin/sessions')
})

describe.each(guarded)('%s', (path) => {
  const toLogin = path === '/admin' ? '/admin/login' : `/admin/login?next=${encodeURIComponent(path)}`

  test.each(['a guest', 'somebody who is no admin'])('sends %s to the sign-in page and changes nothing', async (who) => {
    const cookie = who === 'a guest' ? '' : notAdmin
    const before = await dump()

    const page = await site.get(path, cookie)
    expect(page.status).toBe(302)
    expect(page.headers.get('location')).toBe(toLogin)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await page.text()).toBe('')

    for (const routesParameter of ['', '?_routes=root', '?_routes=none']) {
      const data = await site.get(`${path}.data${routesParameter}`, cookie)
      expect(data.status).toBe(202)
      const text = await data.text()
      expect(text).toContain('SingleFetchRedirect')
      expect(text).toContain('/admin/login')
      expect(text).not.toContain('loaderData')
    }

    const body = { id: 'x', session: 'others', title: 'x' }
    for (const address of [path, `${path}.data`, `${path}?index`, `${path}.data?index`]) {
      const written = await site.post(address, body, cookie)
      expect([address, written.status]).toEqual([address, 401])
      expect(written.headers.get('cache-control')).toBe('no-store')
    }
    expect((await site.send(path, { method: 'HEAD', headers: { Cookie: cookie } })).status).toBe(302)
    expect(await dump()).toBe(before)
  })
})

const setRole = (role: string) => site.db.updateTable('admin').set({ role }).execute()

/** Everything that an attack could have changed. Sessions record that they were used. */
async function dump() {
  const { db } = site
  const tables = ['_blogs', '_recipes', 'comments', 'reviews', 'contacts', 'users', '_function', 'images', 'settings', 'admin'] as const
  const rows = await Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table)
        .selectAll()
        .orderBy(table === 'admin' ? 'admin.uid' : `${table}.id`)
        .execute(),
    ),
  )
  const sessions = await db.selectFrom('identity_session').select(['id', 'userId', 'token']).orderBy('id').execute()
  return JSON.stringify([...rows, sessions])
}

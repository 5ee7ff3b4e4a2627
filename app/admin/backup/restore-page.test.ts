import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRestoredIndex } from '#core/backups/index-restored.ts'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { aBlog } from '#tests/builders.ts'
import { openTestSite, signIn, signInAs, testOwner } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
let name: string
beforeEach(async () => {
  site = await openTestSite({ samples: true })
  cookie = await signIn(site)
  await site.backups.beginNow()
  await site.backups.close()
  const [newest] = await site.backups.list()
  name = newest?.name ?? ''
  site.clock.now = new Date('2026-11-21T12:30:00.000Z')
  await insertBlog(site.db, aBlog({ title: 'Cold soup', urlSlug: 'cold-soup', createdAt: site.clock.now.toISOString() }))
})
afterEach(() => site.close())

const toPath = (backup = name) => `/admin/backup/restore/${backup}`
const right = { form: 'restore', current: testOwner.password, word: 'Restore ' }

async function read(address: string, as = cookie) {
  const html = await (await site.get(address, as)).text()
  const [body = ''] = html.replaceAll('<!-- -->', '').split('window.__reactRouterContext')
  return body
}

async function restore(fields: Record<string, string>, as = cookie) {
  const response = await site.post(toPath(), fields, as)
  await site.restores.close()
  return response
}

const countOutdated = async () => (await site.db.selectFrom('searchDocuments').select('recordId').where('format', '=', 0).execute()).length

test('an admin sees what would be lost, restores it, is signed out, and is told so on the sign-in page', async () => {
  const indexRestored = await openRestoredIndex(site.db, new AbortController().signal)
  expect(await read('/admin/backup')).toContain(`href="${toPath()}"`)
  const page = await read(toPath())
  expect(page).toMatch(/Newest of posts now: “Cold soup” from .*Nov 21, 2026, 12:30 PM UTC.*; in the backup: “/)
  expect(page).toMatch(/>Posts<\/td><td[^>]*>10<\/td><td[^>]*>9<\/td><td[^>]*>1<\/td><td[^>]*>0<\/td><td[^>]*>0<\/td>/)
  const response = await restore(right)
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('The site is being restored.')])
  expect((await site.get('/blogs/cold-soup')).status).toBe(404)
  const gone = await site.get(toPath(), cookie)
  expect(gone.status).toBe(302)
  expect(await countOutdated()).toBeGreaterThan(0)
  await indexRestored()
  expect(await countOutdated()).toBe(0)
  const login = gone.headers.get('location') ?? ''
  expect(await read(login, '')).toContain('The site was restored to its state on Nov 21, 2026, 12:00 PM. Everyone was signed out')
  expect((await site.post(login, testOwner)).headers.get('location')).toBe('/admin/dashboard')
  const again = await signIn(site)
  const [before] = await site.backups.list()
  expect(await read('/admin/backup', again)).toContain(`The previous site is in <code>${before?.name}</code>.`)
  expect(await read('/admin/log', again)).toMatch(
    new RegExp(
      `${testOwner.email}[\\s\\S]*restored the site to its state on 2026-11-21 12:00 UTC; the previous site is in ${before?.name}`,
    ),
  )
  site.clock.now = new Date('2026-11-21T13:30:00.001Z')
  expect(await read('/admin/login', '')).not.toContain('The site was restored')
})

test('without the password and the word nothing is restored, and each field says why', async () => {
  for (const [fields, message] of [
    [{ ...right, current: '' }, 'Enter your current password'],
    [{ ...right, current: 'not the password' }, 'That’s not your current password.'],
    [{ ...right, word: '' }, 'Type “restore” to confirm'],
    [{ form: 'restore', current: testOwner.password }, 'Type “restore” to confirm'],
  ] as const) {
    const response = await restore(fields)
    expect([message, response.status]).toEqual([message, 400])
    expect(await response.text()).toContain(message)
  }
  expect((await site.get('/blogs/cold-soup')).status).toBe(200)
  expect(await site.backups.list()).toHaveLength(1)
})

test('a backup that can’t be restored has an explanation instead of the form, and a failed restore changes nothing', async () => {
  writeFileSync(join(site.backupFolder, name), 'No zip')
  const page = await read(toPath())
  expect(page).toMatch(/role="alert".*This backup can’t be restored\. .*can’t be read/)
  expect(page).not.toContain('Current password')
  await restore(right)
  expect(await read('/admin/backup')).toMatch(
    /role="alert".*The site could not be restored on .*, and nothing was changed: .*can’t be read/,
  )
  expect((await site.get('/blogs/cold-soup')).status).toBe(200)
  site.clock.now = new Date('2026-11-22T12:30:00.000Z')
  expect(await read('/admin/backup')).not.toContain('could not be restored')
  rmSync(join(site.backupFolder, name))
  for (const other of [name, '..%2Fsite.zip', 'x']) expect((await site.get(toPath(other), cookie)).status).toBe(404)
})

test('while one is being restored the page says so, and no second one starts', async () => {
  const heldUntil = '2026-11-21T12:35:00.000Z'
  await site.db.insertInto('jobs').values({ name: 'restore', holder: 'one', heldUntil }).execute()
  for (const address of [toPath(), '/admin/backup']) expect(await read(address)).toMatch(/role="status">The site is being restored\./)
  expect(await read(toPath())).not.toContain('Current password')
  expect(await (await restore(right)).text()).toContain('A backup is already being restored.')
  expect((await site.get('/blogs/cold-soup')).status).toBe(200)
})

test('an editor can’t restore, and neither can another site', async () => {
  const editor = await signInAs(site, 'editor')
  expect([(await site.get(toPath(), editor.cookie)).status, (await restore(right, editor.cookie)).status]).toEqual([403, 403])
  const forged = await site.send(toPath(), {
    method: 'POST',
    body: new URLSearchParams(right),
    headers: { Origin: 'https://evil.example', Cookie: cookie },
  })
  expect(forged.status).toBe(403)
  expect((await site.get('/blogs/cold-soup')).status).toBe(200)
})

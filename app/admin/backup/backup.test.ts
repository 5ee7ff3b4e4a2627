import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openZip } from '#core/archive/open-zip.ts'
import { manifestPath } from '#domain/archive/archive-manifest.ts'
import { openTestSite, signIn, signInAs, testOwner } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeEach(async () => {
  site = await openTestSite({ samples: true })
  cookie = await signIn(site)
})
afterEach(() => site.close())

const download = (current: string, as = cookie) => site.post('/admin/backup/site.zip', { current }, as)

test('an admin who types the password gets the whole site as a zip file, and the log says so', async () => {
  const response = await download(testOwner.password)
  const { status, headers } = response
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'application/zip', 'no-store'])
  expect(headers.get('content-disposition')).toBe('attachment; filename="griddle-2026-11-21.zip"')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(headers.get('content-length')).toBe(String(bytes.length))
  const folder = mkdtempSync(join(tmpdir(), 'griddle-backup-'))
  const path = join(folder, 'site.zip')
  writeFileSync(path, bytes)
  const zip = await openZip(path)
  const manifest = JSON.parse((await zip.readFile(manifestPath, 1_000_000)).toString())
  zip.close()
  rmSync(folder, { recursive: true })
  expect(manifest).toMatchObject({ madeAt: '2026-11-21T12:00:00.000Z', tables: { _blogs: { rows: 9 }, admin: { rows: 1 } } })
  const logged = await site.db.selectFrom('adminLog').select(['kind', 'what']).where('kind', '=', 'downloads').execute()
  expect(logged).toEqual([{ kind: 'downloads', what: 'downloaded an archive of the whole site' }])
})

test('without the password there is none, and the page says why beside the field', async () => {
  for (const current of ['', 'not the password', 'x'.repeat(5000)]) {
    const response = await download(current)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/admin/backup?refused=wrong'])
  }
  const html = await (await site.get('/admin/backup?refused=wrong', cookie)).text()
  expect(html).toContain('That’s not your current password.')
  expect(await (await site.get('/admin/backup?refused=else&minutes=x', cookie)).text()).not.toContain('present password.')
  expect((await site.get('/admin/backup/site.zip', cookie)).headers.get('location')).toBe('/admin/backup')
})

test('the password can’t be guessed', async () => {
  for (let attempt = 0; attempt < 5; attempt++) await download('not the password')
  const response = await download(testOwner.password)
  expect(response.headers.get('location')).toMatch(/^\/admin\/backup\?refused=throttled&minutes=\d+$/)
  const html = await (await site.get('/admin/backup?refused=throttled&minutes=7', cookie)).text()
  expect(html).toContain('Too many attempts. Try again in 7 minutes.')
})

test('an editor gets none, even with their own password, and neither does another site', async () => {
  const editor = await signInAs(site, 'editor')
  expect((await download(testOwner.password, editor.cookie)).status).toBe(403)
  expect((await download(testOwner.password, '')).status).not.toBe(200)
  const forged = await site.send('/admin/backup/site.zip', {
    method: 'POST',
    body: new URLSearchParams({ current: testOwner.password }),
    headers: { Origin: 'https://evil.example', Cookie: cookie },
  })
  expect(forged.status).toBe(403)
})

test('a failure leads back to the page, and is logged', async () => {
  await site.db.schema.dropTable('missedSearches').execute()
  const response = await download(testOwner.password)
  expect(response.headers.get('location')).toBe('/admin/backup?refused=failed')
  expect(site.lines.some(({ message }) => message === 'An archive could not be created')).toBe(true)
})

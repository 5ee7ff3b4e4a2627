import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openZip } from '#core/archive/open-zip.ts'
import { putCollection } from '#core/collections/all-collection-rows.ts'
import { type ExportFormat, exportFormats } from '#domain/exports/export-formats.ts'
import { openTestSite, signIn, signInAs, testOwner } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeEach(async () => {
  site = await openTestSite({ samples: true })
  cookie = await signIn(site)
  const moment = '2026-11-20T12:00:00.000Z'
  await putCollection(site.db, {
    ...{ id: 'c', slug: 'sunday-roast', title: 'Sunday roast', intro: '', picture: '', pictureFetched: null, pictureAlt: null },
    ...{ recipes: [1, 2], homePlace: null, state: 'published', createdAt: moment, updatedAt: moment },
  })
})
afterEach(() => site.close())

const ask = (fields: Record<string, string>, as = cookie) => site.post('/admin/export/file', fields, as)
const readPage = async (query = '') => {
  const html = await (await site.get(`/admin/export${query}`, cookie)).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '')
}
const readLog = async () =>
  (await site.db.selectFrom('adminLog').select('what').where('kind', '=', 'downloads').execute()).map(({ what }) => what)

test.each(Object.keys(exportFormats) as ExportFormat[])('%s is a file with the date in its name, and is logged', async (format) => {
  const answer = await ask({ format, current: exportFormats[format].isPrivate ? testOwner.password : '' })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="${exportFormats[format].file.replace('.', '-2026-11-21.')}"`,
  )
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(bytes.length))
  expect(bytes.length).toBeGreaterThan(50)
  expect(await readLog()).toHaveLength(1)
})

test('a collection is a cookbook', async () => {
  const answer = await ask({ format: 'epub', collection: 'sunday-roast' })
  expect(answer.headers.get('content-type')).toBe('application/epub+zip')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="sunday-roast-2026-11-21.epub"')
  const folder = mkdtempSync(join(tmpdir(), 'griddle-exports-'))
  writeFileSync(join(folder, 'book'), Buffer.from(await answer.arrayBuffer()))
  const zip = await openZip(join(folder, 'book'))
  expect(zip.names().filter((name) => name.includes('recipe-'))).toHaveLength(2)
  zip.close()
  rmSync(folder, { recursive: true })
  expect(await readLog()).toEqual(['downloaded the cookbook for sunday-roast'])
  const gone = await ask({ format: 'epub', collection: 'none' })
  expect(gone.headers.get('location')).toBe('/admin/export?refused=no-collection&format=epub#epub')
  expect(await readPage('?refused=no-collection&format=epub')).toContain('This collection no longer exists.')
})

test('private files require the password, and the page says so beside that card’s field', async () => {
  for (const format of ['wordpress', 'ghost-members', 'csv']) {
    const answer = await ask({ format, current: 'not the password' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/admin/export?refused=wrong&format=${format}#${format}`])
  }
  const html = await readPage('?refused=wrong&format=wordpress')
  expect(html.match(/That’s not your current password\./g)).toHaveLength(1)
  expect(html.indexOf('That’s not your current password.')).toBeGreaterThan(html.indexOf('id="wordpress"'))
  expect(html.indexOf('That’s not your current password.')).toBeLessThan(html.indexOf('id="ghost"'))
  expect(await readLog()).toEqual([])
  for (let attempt = 0; attempt < 2; attempt++) await ask({ format: 'csv', current: 'no' })
  const throttled = await ask({ format: 'csv', current: testOwner.password })
  expect(throttled.headers.get('location')).toMatch(/^\/admin\/export\?refused=throttled&format=csv&minutes=\d+#csv$/)
})

test('an admin gets one file at a time', async () => {
  const answers = await Promise.all([ask({ format: 'mealie' }), ask({ format: 'cooklang' })])
  const [refused, made] = answers.toSorted((one, other) => other.status - one.status)
  expect([refused?.status, made?.status]).toEqual([303, 200])
  expect(refused?.headers.get('location')).toContain('refused=busy')
  expect((await ask({ format: 'cooklang' })).status).toBe(200)
  expect(await readPage('?refused=busy&format=mealie')).toContain('Another file is still being created for you.')
})

test('the page says that a file is being created', async () => {
  const { uid } = await site.db.selectFrom('admin').select('uid').executeTakeFirstOrThrow()
  const held = { name: `export for ${uid}`, holder: 'another process', heldUntil: '2026-11-21T12:05:00.000Z' }
  await site.db.insertInto('jobs').values(held).execute()
  expect(await readPage()).toContain('Your file is being created.')
  expect((await ask({ format: 'mealie' })).headers.get('location')).toContain('refused=busy')
  site.clock.now = new Date('2026-11-21T12:06:00.000Z')
  expect(await readPage()).not.toContain('Your file is being created.')
})

test('a failure leads back to the page, and is logged', async () => {
  await site.db.schema.dropTable('termSlugs').execute()
  await site.db.schema.dropTable('terms').execute()
  const answer = await ask({ format: 'ghost' })
  expect(answer.headers.get('location')).toBe('/admin/export?refused=failed&format=ghost#ghost')
  expect(site.lines.some(({ message }) => message === 'An export could not be created')).toBe(true)
  expect(await readPage('?refused=failed&format=ghost')).toContain('The file couldn’t be created.')
})

test('the page describes each file and its size, and text in its address does no harm', async () => {
  const html = await readPage()
  expect(html).toMatch(/All recipes with their pictures\..*About \d[\d.]* KB\./)
  expect(html).toContain('<option value="sunday-roast">Sunday roast</option>')
  for (const kind of ['recipes', 'posts', 'comments', 'reviews', 'contacts', 'users', 'tags', 'redirects'])
    expect(html).toContain(`href="/admin/export/${kind}"`)
  expect(await readPage('?collection=sunday-roast')).toContain('<option value="sunday-roast" selected="">')
  expect((await site.get(`/admin/export?refused=else&format=${'x'.repeat(99)}&minutes=-1`, cookie)).status).toBe(200)
  const unknown = await ask({ format: 'else' })
  expect([unknown.status, unknown.headers.get('location')]).toEqual([303, '/admin/export'])
})

test('a collection links to its cookbook, for those who may export', async () => {
  const read = async (as: string) => (await site.get('/admin/collections/edit?id=c', as)).text()
  expect(await read(cookie)).toContain('href="/admin/export?collection=sunday-roast#epub"')
  const editor = await signInAs(site, 'editor')
  expect(await read(editor.cookie)).not.toContain('Download as EPUB')
  expect((await ask({ format: 'mealie' }, editor.cookie)).status).toBe(403)
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { archivedNames } from '#core/archive/archived-tables.ts'
import { findAnyBlog } from '#core/blogs/all-blog-rows.ts'
import { editBlog } from '#core/blogs/write-blog.ts'
import { insertComment } from '#core/comments/comment-rows.ts'
import type { Database } from '#core/database/database.ts'
import { openIdentity } from '#core/identity/open-identity.ts'
import { openFiles } from '#core/pictures/files.ts'
import { openUploads } from '#core/pictures/uploads.ts'
import type { Remote } from '#core/remote/ask-remote.ts'
import { readBlogFields } from '#core/revisions/stored-fields.ts'
import { findSettings, updateSettings } from '#core/settings/setting-rows.ts'
import { findSiteNumbers } from '#core/settings/site-number-rows.ts'
import { newId } from '#domain/id.ts'
import { terminal } from '#domain/identity/log-entry.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { fastPasswords } from '#tests/fast-passwords.ts'
import { packZip } from '#tests/fixtures/imports/read-packed.ts'
import { applyImport, retryPictures } from './apply-import.ts'
import type { ImportParts } from './import-parts.ts'
import {
  countImportEntries,
  findImport,
  findImported,
  insertImport,
  listEntriesWithMissing,
  listGroupEntries,
  updateImport,
} from './import-rows.ts'
import { openKeptPictures } from './kept-pictures.ts'
import { planImport } from './plan-import.ts'
import { openSource, openZipBytes } from './source-files.ts'
import { undoImport } from './undo-import.ts'

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
  .png()
  .toBuffer()
const pasted = `data:image/png;base64,${picture.toString('base64')}`

/** A site as the specification's data model stores it. */
function toExport(changes: object = {}) {
  const soup = {
    title: 'Slow onion soup',
    content: '<p>Low heat. <img src="https://pictures.test/pot.png" alt="A pot"></p><script>alert(1)</script>',
    author: 'Ada',
    createdAt: { _seconds: 1_700_000_000, _nanoseconds: 0 },
    formattedDate: 'November 14, 2023',
    urlSlug: 'slow-onion-soup',
    imageLink: 'https://pictures.test/soup.png',
    seoKeywords: 'onions',
    ...changes,
  }
  return {
    _blogs: { one: soup, two: { ...soup, title: 'Bread', urlSlug: 'bread', content: `<p>Crust <img src="${pasted}"></p>`, imageLink: '' } },
    comments: { c1: { blogId: 'one', name: 'Bo', email: 'bo@example.com', comment: 'So good', approved: 'true' } },
    contacts: { m1: { first: 'Cy', last: 'Dee', email: 'cy@example.com', phone: '', message: 'Hello', createdAt: '2024-01-01T00:00:00Z' } },
    users: { u1: { fullName: 'Eve', email: 'eve@example.com', phone: '1' } },
    siteNumbers: { 'food.test': { numberIntl: '+1 555', numberLocal: '555' } },
    _function: { popupControl: { enabled: true } },
  }
}

/** A WordPress site with one post and one page, each with a picture. */
const wordpress = `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>https://old.test</link>
${['post', 'page']
  .map(
    (type, index) => `<item><title>${type}</title><link>https://old.test/${type}-1/</link><wp:post_id>${index + 1}</wp:post_id>
<content:encoded><![CDATA[<img src="https://old.test/wp-content/uploads/2020/${type}-300x200.png"><img src="https://far.test/wp-content/uploads/x.png">]]></content:encoded>
<wp:post_date_gmt>2020-05-01 08:00:00</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type></item>`,
  )
  .join('')}</channel></rss>`

let folders: string[] = []
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  folders = []
})

type Answers = { isUp: boolean }

function openParts(db: Database, kind: 'sqlite' | 'postgres', answers: Answers): ImportParts & { write: (content: unknown) => string } {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-import-'))
  folders.push(folder)
  const remote: Remote = {
    resolve: async () => ['93.184.215.14'],
    async open() {
      if (!answers.isUp) throw new Error('down')
      return { status: 200, location: undefined, close: () => {}, body: toChunks() }
    },
  }
  async function* toChunks() {
    yield picture
  }
  const files = openFiles(join(folder, 'files'))
  const log = { request: () => {}, warn: () => {}, error: () => {} }
  const secret = 'a secret that is long enough for tests'
  const siteUrl = 'http://site.test'
  return {
    ...{
      db,
      files,
      remote,
      siteUrl,
      kept: openKeptPictures(folder),
      by: terminal,
      clock: () => new Date('2026-11-25T12:00:00.000Z'),
    },
    uploads: openUploads({ files, folder: join(folder, 'incoming') }),
    identity: openIdentity({ db, databaseKind: kind, secret, siteUrl, log, passwords: fastPasswords }),
    write(content) {
      const path = join(folder, typeof content === 'string' ? 'export.xml' : 'export.json')
      writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
      return path
    },
  }
}

async function plan(parts: ReturnType<typeof openParts>, content: unknown) {
  const files = await openSource(parts.write(content))
  const id = newId(parts.clock())
  await insertImport(parts.db, { id, name: 'export.json', createdAt: parts.clock().toISOString() })
  await planImport(parts, files, id)
  return id
}

async function runImport(parts: ReturnType<typeof openParts>, content: unknown) {
  const id = await plan(parts, content)
  await applyImport(parts, id)
  return id
}

async function tally(db: Database, id: string) {
  const counts = await countImportEntries(db, id)
  return Object.fromEntries(counts.map(({ kind, action, state, entries }) => [`${kind} ${action} ${state}`, entries]))
}

/** All rows of a site except those of imports and the log, to compare. */
async function readAll(db: Database) {
  const left = ['imports', 'importEntries', 'adminLog', 'rowCounts', 'contentVersions']
  const rows: Record<string, unknown[]> = {}
  for (const table of archivedNames.filter((name) => !left.includes(name)))
    rows[table] = (await sql`select * from ${sql.table(table)}`.execute(db)).rows
  return rows
}

onEachDatabase(({ open, kind }) => {
  test('everything in an export is stored, sanitised, with its pictures, and nothing twice', async () => {
    const db = await open()
    const parts = openParts(db, kind, { isUp: true })
    const id = await plan(parts, toExport())
    expect(await db.selectFrom('_blogs').selectAll().execute()).toEqual([])
    await applyImport(parts, id)
    expect(await tally(db, id)).toEqual({
      ...{ 'post new done': 2, 'comment new done': 1, 'message new done': 1 },
      ...{ 'member new done': 1, 'phoneNumbers new done': 1, 'popup new done': 1 },
    })
    const imported = await findImported(db, 'firestore', 'post', '_blogs/one')
    const soup = await findAnyBlog(db, imported?.recordId ?? '')
    expect(soup).toMatchObject({
      ...{ title: 'Slow onion soup', urlSlug: 'slow-onion-soup', state: 'published', author: 'Ada' },
      ...{ publishedAt: '2023-11-14T22:13:20.000Z', imageLink: 'https://pictures.test/soup.png' },
    })
    expect(soup?.imageFetched).toMatch(/^\/images\/[0-9a-f]{64}$/)
    expect(soup?.content).toMatch(/^<p>Low heat\. <img src="\/images\/[0-9a-f]{64}" alt="A pot" \/><\/p>$/)
    const bread = await findAnyBlog(db, (await findImported(db, 'firestore', 'post', '_blogs/two'))?.recordId ?? '')
    expect(bread?.content).toContain('<img src="/images/')
    const [comment] = await db.selectFrom('comments').selectAll().execute()
    expect(comment).toMatchObject({ blogId: soup?.id, name: 'Bo', comment: 'So good', blogTitle: 'Slow onion soup' })

    const before = await readAll(db)
    const second = await runImport(parts, toExport())
    expect(await tally(db, second)).toMatchObject({ 'post same done': 2, 'comment same done': 1 })
    expect(await readAll(db)).toEqual(before)
  })

  test('a newer file updates what the owner did not touch, and nothing else', async () => {
    const db = await open()
    const parts = openParts(db, kind, { isUp: true })
    await runImport(parts, toExport())
    const { recordId = '' } = (await findImported(db, 'firestore', 'post', '_blogs/one')) ?? {}
    const blog = await findAnyBlog(db, recordId)
    const draft = blog && readBlogFields(blog, { title: 'My own title' })
    if (!draft?.success) throw new Error('The post can’t be edited')
    expect(await editBlog(parts, recordId, draft.data, 'save-without')).toMatchObject({ ok: true })
    const newer = await runImport(parts, toExport({ title: 'A newer title', author: 'Bea' }))
    expect(await tally(db, newer)).toMatchObject({ 'post changed done': 2 })
    expect(await findAnyBlog(db, recordId)).toMatchObject({ title: 'My own title', author: 'Bea' })

    await undoImport(parts, newer)
    const [first] = await listGroupEntries(db, newer, { kind: 'post', action: 'changed', state: 'left' }, { limit: 1, offset: 0 })
    expect(first?.notes.join()).toContain('Not undone because it was changed since (title)')
    expect(await findAnyBlog(db, recordId)).toMatchObject({ title: 'My own title' })
  })

  test('nutrition that a source leaves empty is unknown, even where an earlier release stored 0 for it', async () => {
    const db = await open()
    const parts = openParts(db, kind, { isUp: true })
    const soup = { title: 'Soup', short: 'Hot.', image: '', steps: ['Boil.'], ingredients: ['Water'] }
    const toRecipes = (calories: number) => ({ _recipes: { r1: { ...soup, nutritionalValues: { calories, protein: '', fats: null } } } })
    await runImport(parts, toRecipes(250))
    const read = async () => (await db.selectFrom('_recipes').select('nutritionalValues').execute()).map((row) => row.nutritionalValues)
    expect(await read()).toEqual(['{"calories":250}'])

    const nutritionalValues = JSON.stringify({ calories: 250, protein: 0, fats: 0, carbs: 0 })
    const [imported] = await db.selectFrom('importedRecords').select('fields').where('kind', '=', 'recipe').execute()
    await db
      .updateTable('importedRecords')
      .set({ fields: JSON.stringify({ ...JSON.parse(imported?.fields ?? ''), nutritionalValues }) })
      .where('kind', '=', 'recipe')
      .execute()
    // The owner has saved it since, in today's form.
    await runImport(parts, toRecipes(300))
    expect(await read()).toEqual(['{"calories":300}'])
  })

  test('comments show the title that a newer file gives their post', async () => {
    const db = await open()
    const parts = openParts(db, kind, { isUp: true })
    await runImport(parts, toExport())
    await runImport(parts, toExport({ title: 'A newer title' }))
    expect(await db.selectFrom('comments').select('blogTitle').execute()).toEqual([{ blogTitle: 'A newer title' }])
  })

  test('undoing restores the site row by row', async () => {
    const db = await open()
    const parts = openParts(db, kind, { isUp: true })
    const before = await readAll(db)
    const id = await runImport(parts, toExport())
    await undoImport(parts, id)
    expect((await findImport(db, id))?.state).toBe('undone')
    expect(await readAll(db)).toEqual(before)
    // What was undone can be imported again.
    expect(await tally(db, await runImport(parts, toExport()))).toMatchObject({ 'post new done': 2 })
  })

  test('the owner’s own About and Privacy pages replace the built-in ones, and undoing restores those', async () => {
    const db = await open()
    const parts = openParts(db, kind, { isUp: true })
    const page = (uuid: string, title: string, slug: string, status = 'published') => {
      const created_at = '2020-12-29T08:00:00.000Z'
      return { id: uuid, uuid, title, slug, status, type: 'page', html: `<p>${title} here</p>`, created_at, published_at: created_at }
    }
    const toGhost = (title = 'About us') => ({
      meta: { version: '5.80.0' },
      data: {
        posts: [
          page('1', title, 'about-us'),
          page('2', 'Privacy Policy', 'privacy', 'draft'),
          page('3', 'Terms', 'terms'),
          page('4', 'About', 'about'),
        ],
      },
    })
    const before = await readAll(db)
    const id = await runImport(parts, toGhost())
    const pages = await db.selectFrom('pages').select(['id', 'slug', 'title', 'state', 'layout']).orderBy('title').execute()
    expect(pages).toEqual([
      { id: expect.stringMatching(/^[0-9a-z]{20}$/), slug: 'about-page', title: 'About', state: 'published', layout: 'plain' },
      { id: 'about', slug: 'about', title: 'About us', state: 'published', layout: 'plain' },
      { id: expect.stringMatching(/^[0-9a-z]{20}$/), slug: 'privacy', title: 'Privacy Policy', state: 'draft', layout: 'plain' },
      { id: 'terms-and-condition', slug: 'terms-and-condition', title: 'Terms', state: 'published', layout: 'legal' },
    ])
    expect(await db.selectFrom('redirects').select(['source', 'target']).orderBy('source').execute()).toEqual([
      { source: '/about-us', target: '/about' },
      { source: '/terms', target: '/terms-and-condition' },
    ])
    expect(await tally(db, await runImport(parts, toGhost()))).toMatchObject({ 'page same done': 4 })
    await undoImport(parts, id)
    expect(await readAll(db)).toEqual(before)
  })

  test('the owner’s own Contact page fills in missing details, and undoing removes them', async () => {
    const db = await open()
    const parts = openParts(db, kind, { isUp: true })
    const html =
      '<p>Write to <a href="mailto:ann@old.test?subject=Hi">me</a> or call <a href="tel:+1%20555%20123">(555) 123</a></p><address>1 Main St</address>'
    const page = { id: '1', uuid: '1', title: 'Contact me', slug: 'contact-me', status: 'published', type: 'page', html }
    const toGhost = (status = 'published') => ({ meta: { version: '5.80.0' }, data: { posts: [{ ...page, status }] } })
    const before = await readAll(db)
    const listDetails = async () => ({ ...(await findSettings(db)), ...(await findSiteNumbers(db, 'site.test')) })
    const draft = await runImport(parts, toGhost('draft'))
    expect(await listDetails()).toEqual({})
    await undoImport(parts, draft)
    const id = await runImport(parts, toGhost())
    const phone = { numberIntl: '+1 555 123', numberLocal: '(555) 123' }
    expect(await listDetails()).toMatchObject({ email: 'ann@old.test', address: '1 Main St', ...phone })
    await undoImport(parts, id)
    expect(await readAll(db)).toEqual(before)

    await updateSettings(db, { email: 'own@new.test', name: 'Mine' })
    const second = await runImport(parts, toGhost())
    expect(await listDetails()).toMatchObject({ email: 'own@new.test', address: '1 Main St', name: 'Mine', ...phone })
    await updateSettings(db, { ...(await findSettings(db)), address: '2 Side St' })
    await undoImport(parts, second)
    expect(await listDetails()).toEqual({ email: 'own@new.test', name: 'Mine', address: '2 Side St', addressCity: '' })
  })

  test('what others have added since stays when an import is undone', async () => {
    const db = await open()
    const parts = openParts(db, kind, { isUp: true })
    const id = await runImport(parts, toExport())
    const { recordId = '' } = (await findImported(db, 'firestore', 'post', '_blogs/one')) ?? {}
    const comment = { blogId: recordId, blogTitle: '', name: 'Zoe', email: 'z@example.com', comment: 'New', approved: false }
    await insertComment(db, { ...comment, id: 'later', createdAt: '2026-11-25T12:00:00.000Z' })
    await undoImport(parts, id)
    expect(await findAnyBlog(db, recordId)).toBeDefined()
    expect(await tally(db, id)).toMatchObject({ 'post new left': 1, 'post new undone': 1, 'comment new undone': 1 })
  })

  test('records that the owner deleted are not brought back, and a source without pictures is retried later', async () => {
    const db = await open()
    const answers = { isUp: false }
    const parts = openParts(db, kind, answers)
    const id = await runImport(parts, toExport())
    const [first] = await listGroupEntries(db, id, { kind: 'post', action: 'new', state: 'done' }, { limit: 1, offset: 0 })
    expect(first?.missing.map(({ address }) => address).toSorted()).toEqual([
      'https://pictures.test/pot.png',
      'https://pictures.test/soup.png',
    ])
    answers.isUp = true
    expect(await retryPictures(parts, id)).toBe(0)
    const { recordId = '' } = (await findImported(db, 'firestore', 'post', '_blogs/one')) ?? {}
    const soup = await findAnyBlog(db, recordId)
    expect([soup?.imageFetched, soup?.content]).toEqual([
      expect.stringMatching(/^\/images\//),
      expect.stringMatching(/<img src="\/images\/[0-9a-f]{64}" alt="A pot"/),
    ])
    await db.deleteFrom('_blogs').where('id', '=', recordId).execute()
    expect(await tally(db, await plan(parts, toExport()))).toMatchObject({ 'post kept planned': 1, 'post same planned': 1 })
  })

  test('retrying missing pictures keeps those that came with the import', async () => {
    const db = await open()
    const answers = { isUp: false }
    const parts = openParts(db, kind, answers)
    const others = ['one', 'two'].map((name) => `<img src="https://pictures.test/${name}.png">`).join('')
    const id = await runImport(parts, toExport({ content: `<p><img src="${pasted}">${others}</p>`, imageLink: '' }))
    await parts.kept.forget()
    answers.isUp = true
    expect(await retryPictures(parts, id)).toBe(0)
    const blog = await findAnyBlog(db, (await findImported(db, 'firestore', 'post', '_blogs/one'))?.recordId ?? '')
    expect(blog?.content.match(/<img src="\/images\/[0-9a-f]{64}"/g)).toHaveLength(3)
  })

  test('old addresses by number and of pictures redirect once the pictures are there, and undoing removes the redirects', async () => {
    const db = await open()
    const answers = { isUp: false }
    const parts = openParts(db, kind, answers)
    const before = await readAll(db)
    const listTargets = async () => {
      const rows = await db.selectFrom('redirects').select(['source', 'target', 'status']).orderBy('source').execute()
      return rows.map(({ source, target, status }) => `${source} ${target.replace(/[0-9a-f]{64}/, '#')} ${status}`)
    }
    const id = await runImport(parts, wordpress)
    const [feeds, lists] = [
      ['/atom', '/feed/atom'],
      ['/feed', '/rss', '/rss2'],
    ]
    const others = [...feeds.map((path) => `${path} /atom.xml 301`), ...lists.map((path) => `${path} /rss.xml 301`)]
    const byNumber = ['/?p=1 /blogs/post 301', '/?p=2 /page 301', '/?page_id=2 /page 301', '/page-1 /page 301', '/post-1 /blogs/post 301']
    expect(await listTargets()).toEqual([...others, ...byNumber].toSorted())
    answers.isUp = true
    expect(await retryPictures(parts, id)).toBe(0)
    const pictures = ['page', 'post'].map((name) => `/wp-content/uploads/2020/${name}.png /images/# 301`)
    expect(await listTargets()).toEqual([...others, ...byNumber, ...pictures].toSorted())
    const again = await runImport(parts, wordpress)
    expect(await tally(db, again)).toMatchObject({ 'post same done': 1, 'page same done': 1 })
    await undoImport(parts, again)
    await undoImport(parts, id)
    const after = await readAll(db)
    expect(after.redirects).toEqual([])
    expect(after).toEqual(before)
  })

  test('pictures that can’t be fetched are taken from a zip of the uploads, in full size and by their paths', async () => {
    const db = await open()
    const parts = openParts(db, kind, { isUp: false })
    const id = await runImport(parts, wordpress)
    const other = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'blue' } })
      .png()
      .toBuffer()
    const zip = await packZip({ '2020/post.png': picture, '2020/post-300x200.png': other, '2021/page.png': picture, 'x.png': other })
    const files = await openZipBytes('uploads.zip', zip)
    expect(await retryPictures(parts, id, files)).toBe(1)
    files.close()
    const [entry] = await listEntriesWithMissing(db, id, 0, 9)
    expect(entry).toMatchObject({ title: 'page', missing: [{ address: 'https://old.test/wp-content/uploads/2020/page-300x200.png' }] })
    const { content } = await db.selectFrom('_blogs').select('content').executeTakeFirstOrThrow()
    const [, first = '', second = ''] = /<img src="\/images\/(\w+)".*<img src="\/images\/(\w+)"/s.exec(content) ?? []
    const sizes = await db.selectFrom('images').select(['id', 'width']).execute()
    expect([first, second].map((name) => sizes.find((image) => image.id === name)?.width)).toEqual([40, 20])
    await undoImport(parts, id)
    expect(await db.selectFrom('images').select('id').execute()).toEqual([])
  })

  test('an interrupted import resumes where it stopped', async () => {
    const db = await open()
    const parts = openParts(db, kind, { isUp: true })
    const id = await plan(parts, toExport())
    let records = 0
    await expect(
      applyImport(parts, id, () => {
        records += 1
        if (records === 2) throw new Error('The power went out')
      }),
    ).rejects.toThrow('The power went out')
    await updateImport(db, id, { state: 'running' })
    await applyImport(parts, id)
    expect(await tally(db, id)).toMatchObject({ 'post new done': 2, 'comment new done': 1 })
    expect(await db.selectFrom('_blogs').select('id').execute()).toHaveLength(2)
  })
})

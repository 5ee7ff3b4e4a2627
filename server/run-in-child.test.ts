import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countImportEntries } from '#core/imports/import-rows.ts'
import { newId } from '#domain/id.ts'
import { terminal as by } from '#domain/identity/log-entry.ts'
import { measureComputing } from '#tests/measure-computing.ts'
import { readConfig } from './config.ts'
import { openParts } from './open-parts.ts'

const patience = 120_000

let folder: string
let open: Awaited<ReturnType<typeof openParts>>
const openSite = () =>
  openParts(
    readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', BACKUPS: 'off', SAMPLE_CONTENT: 'off', ADMIN_PASSWORD: 'paprika on everything' }),
  )
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'griddle-child-'))
  open = await openSite()
})
afterEach(async () => {
  await open.close()
  rmSync(folder, { recursive: true })
})

async function* inParts(parts: string[]) {
  for (const part of parts) yield Buffer.from(part)
}

/** Starts to read a file; returns its id. */
async function start(name: string, parts: string[]) {
  const { imports } = open.parts
  const id = newId(new Date())
  const total = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0)
  expect(await imports.sources.append(id, { name, offset: 0, total }, inParts(parts))).toEqual({ size: total })
  expect(await imports.start({ id, name, by })).toBe('begun')
  return id
}

async function untilDone(id: string) {
  await expect.poll(async () => (await open.parts.imports.find(id))?.isActive ?? false, { timeout: patience, interval: 50 }).toBe(false)
  return open.parts.imports.find(id)
}

/** A blog with one post and many comments. */
function toWxr(comments: number) {
  const head = `<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>https://blog.test</link><wp:base_blog_url>https://blog.test</wp:base_blog_url>
    <item><title>Soup</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>`
  const comment = (index: number) => `<wp:comment><wp:comment_id>${index}</wp:comment_id><wp:comment_author>Bo</wp:comment_author>
    <wp:comment_author_email>bo@example.com</wp:comment_author_email><wp:comment_content>So good ${index}</wp:comment_content><wp:comment_approved>1</wp:comment_approved></wp:comment>`
  return [head, ...Array.from({ length: comments }, (_, index) => comment(index + 1)), '</item></channel></rss>']
}

const countEntries = async (id: string) => (await countImportEntries(open.parts.db, id)).reduce((sum, { entries }) => sum + entries, 0)

test('a file is read, imported and undone in a separate process', { timeout: patience }, async () => {
  const { db, imports } = open.parts
  // Its post, three comments, and the redirects of its number and its four feeds.
  const id = await start('blog.xml', toWxr(3))
  expect(await untilDone(id)).toMatchObject({ state: 'planned', fault: null, format: 'wordpress', records: 9 })
  expect(await imports.begin({ id, task: 'apply', by })).toBe('begun')
  expect(await imports.begin({ id, task: 'apply', by })).toBe('busy')
  expect(await untilDone(id)).toMatchObject({ state: 'done', done: 9, total: 9 })
  expect(await db.selectFrom('comments').select('id').execute()).toHaveLength(3)
  expect(await imports.begin({ id, task: 'undo', by })).toBe('begun')
  expect(await untilDone(id)).toMatchObject({ state: 'undone' })
  expect(await db.selectFrom('comments').select('id').execute()).toEqual([])
})

test.each([
  ['many objects', ['{"_blogs":[', ...Array.from({ length: 1000 }, () => '{},'.repeat(10_000)), '{}]}']],
  // V8 doesn't count the memory that reading these takes.
  ['deeply nested arrays', Array.from({ length: 1500 }, () => '['.repeat(10_000))],
])(
  '%s that take too much memory end their process with a sentence, and the site keeps running',
  { timeout: patience },
  async (_, parts) => {
    const id = await start('hostile.json', parts)
    // Work that this thread does without a pause: the same in this process would block it for seconds.
    let computed = measureComputing()
    let longest = 0
    const beating = setInterval(() => {
      longest = Math.max(longest, computed())
      computed = measureComputing()
    }, 10)
    const found = await untilDone(id)
    clearInterval(beating)
    expect(found).toMatchObject({ state: 'reading', fault: expect.stringContaining('This file is too large') })
    expect(await open.parts.imports.sources.listSizes(id)).toBeUndefined()
    expect(longest).toBeLessThan(1000)
    expect(await untilDone(await start('blog.xml', toWxr(3)))).toMatchObject({ state: 'planned' })
  },
)

test('a file being read when the site stops is shown as interrupted, and read from its beginning later', {
  tags: 'rest',
  timeout: patience,
}, async () => {
  const id = await start('blog.xml', toWxr(20_000))
  await expect.poll(() => countEntries(id), { timeout: patience }).toBeGreaterThan(0)
  await open.close()
  open = await openSite()
  expect(await open.parts.imports.find(id)).toMatchObject({ state: 'reading', task: 'read', isActive: false })
  expect(await open.parts.imports.begin({ id, task: 'read', by })).toBe('begun')
  expect(await untilDone(id)).toMatchObject({ state: 'planned', records: 20_006 })
  expect(await countEntries(id)).toBe(20_006)
})

test('an import discarded while it is being read leaves nothing', { timeout: patience }, async () => {
  const { db, imports } = open.parts
  const id = await start('blog.xml', toWxr(20_000))
  await expect.poll(() => countEntries(id), { timeout: patience }).toBeGreaterThan(0)
  expect(await imports.discard(id)).toBe(true)
  const readJob = () => db.selectFrom('jobs').select('heldUntil').where('name', '=', 'import').executeTakeFirst()
  await expect.poll(readJob, { timeout: patience }).toEqual({ heldUntil: null })
  expect([await countEntries(id), await imports.list(), await imports.sources.listSizes(id)]).toEqual([0, [], undefined])
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isUnused } from '#core/archive/archived-rows.ts'
import { countAllBlogs, findAnyBlog } from '#core/blogs/all-blog-rows.ts'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertComments } from '#core/comments/comment-rows.ts'
import { seedContent } from '#core/content/seed-content.ts'
import { type OpenDatabase, openDatabase } from '#core/database/database.ts'
import { root } from '#scripts/process.mjs'
import { readConfig } from '#server/config.ts'
import { aBlog } from '#tests/builders.ts'
import { openPostgresDatabase } from '#tests/set-up/postgres.ts'
import { move } from './move.ts'

let folder: string
const cleanUps: (() => unknown)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'griddle-move-'))
  cleanUps.push(() => rmSync(folder, { recursive: true }))
})
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function open(address: string) {
  const database = openDatabase(address)
  cleanUps.push(database.close)
  await database.migrate()
  return database
}

async function openSite() {
  const address = join(folder, 'griddle.sqlite')
  const database = await open(address)
  await seedContent(database.db)
  return { address, database }
}

async function makeServer() {
  const { url, drop } = await openPostgresDatabase()
  cleanUps.push(drop)
  return url
}

function run(source: OpenDatabase, address: string, ...args: string[]) {
  const config = { ...readConfig({ DATA_DIR: folder }), database: address }
  return move(source, { args, config, terminal: {} })
}

test('a site moves from SQLite to PostgreSQL and back, row by row, and each time they are compared', async () => {
  const { address, database } = await openSite()
  await insertBlog(database.db, aBlog({ id: 'one', urlSlug: 'one', content: '<p>“Sharp” 🍔\u2028 knives</p>' }))
  const url = await makeServer()
  const told = await run(database, address, '--to', url)
  expect(told).toMatch(/_blogs +\d+ {2}the same {2}[0-9a-f]{16}\n/)
  expect(told).toContain('counts and checksums match.')
  expect(told).toContain('Set DATABASE_URL to the address after --to.')
  const server = await open(url)
  expect((await findAnyBlog(server.db, 'one'))?.content).toBe('<p>“Sharp” 🍔\u2028 knives</p>')

  const back = join(folder, 'back.sqlite')
  expect(await run(server, url, '--to', back)).toContain('counts and checksums match.')
  const again = await open(back)
  expect(await run(database, address, '--to', back, '--check')).toContain('counts and checksums match.')
  await insertBlog(again.db, aBlog({ id: 'two', urlSlug: 'two' }))
  const [blogs, tables] = [await countAllBlogs(again.db), await run(database, address, '--to', back, '--check')]
  expect(tables).toMatch(new RegExp(`_blogs +${blogs - 1} {2}NOT the same, ${blogs} there\n`))
  expect(tables).toContain('differ: one of the databases was written to since.')
})

test('a killed move leaves nothing half done, and the next one starts over', { tags: 'rest', timeout: 60_000 }, async () => {
  const { address, database } = await openSite()
  const { id: blogId, title: blogTitle } = await database.db.selectFrom('_blogs').select(['id', 'title']).limit(1).executeTakeFirstOrThrow()
  const comment = {
    name: 'Ann',
    email: 'ann@mail.example',
    comment: 'Good.',
    approved: true,
    createdAt: '2026-11-25T12:00:00.000Z',
    blogId,
    blogTitle,
  }
  await insertComments(
    database.db,
    Array.from({ length: 5000 }, (_, number) => ({ ...comment, id: `comment-${number}` })),
  )
  const url = await makeServer()
  const child = spawn(process.execPath, ['cli/main.ts', 'move', '--to', url], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  for await (const chunk of child.stderr) {
    said += chunk
    if (said.includes('_blogs: ')) break
  }
  child.kill('SIGKILL')
  if (child.signalCode === null) await once(child, 'exit')
  expect([child.signalCode, said]).toEqual(['SIGKILL', expect.not.stringContaining('comments: ')])
  const server = await open(url)
  expect(await isUnused(server.db)).toBe(true)
  expect(await run(database, address, '--to', url)).toContain('counts and checksums match.')
  expect(await run(database, address, '--to', url, '--check')).toContain('counts and checksums match.')
})

test('a database that is in use, missing, or the same one is refused with a sentence', async () => {
  const { address, database } = await openSite()
  await expect(run(database, address)).rejects.toThrow('Give the other database')
  await expect(run(database, address, '--to', 'mysql://host/database')).rejects.toThrow('Give the other database')
  await expect(run(database, address, '--to', address)).rejects.toThrow('is the one this site already uses')
  await expect(run(database, address, '--to', 'postgres://me@127.0.0.1:1/griddle')).rejects.toThrow(
    "The database after --to can't be opened: connect ECONNREFUSED 127.0.0.1:1. It has to exist, be empty and belong to you.",
  )
  const used = join(folder, 'used.sqlite')
  const other = await open(used)
  await insertBlog(other.db, aBlog({ id: 'mine', urlSlug: 'mine' }))
  await expect(run(database, address, '--to', used)).rejects.toThrow(
    'The target database already has admins, posts, recipes, pictures, members or messages. Use an empty one.',
  )
  expect(await countAllBlogs(other.db)).toBe(1)
  const empty = await makeServer()
  await expect(run(database, address, '--to', empty, '--check')).rejects.toThrow("The database after --to can't be compared: ")
  const { migrate, close } = openDatabase(empty)
  cleanUps.push(close)
  expect(await migrate()).toContain('0020-baseline.sql')
})

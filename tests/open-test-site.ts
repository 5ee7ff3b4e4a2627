import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import type { Log } from '#domain/log.ts'
import { seedContent } from '#operations/seed-content.ts'
import { type Database, openDatabase } from '#storage/database.ts'
import { openFiles } from '#storage/files.ts'
import { openPictures } from '#storage/pictures.ts'

const root = resolve(import.meta.dirname, '..')
// The built site, with the source's types: what is tested is what ships.
const { createSite }: typeof import('#server/site.ts') = await import(join(root, 'build/server/index.js'))

type TestSiteOptions = { samples?: boolean; siteUrl?: string; database?: string }

/** What a test logs: each line with its level and message, for tests that look at the log. */
export type LogLine = { level: string; message: string; facts: object }

/**
 * A whole site on an empty in-memory database, ready to answer requests. `clock.now` may be set; `breakDatabase` makes every further query
 * fail; `address` is the visitor's.
 */
export async function openTestSite({ samples = false, siteUrl = 'http://site.test', database = ':memory:' }: TestSiteOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-test-'))
  const { db, migrate, close } = openDatabase(database)
  await migrate()
  if (samples) await seedContent(db)
  const pictures = openPictures({
    disk: openFiles(join(folder, 'files')),
    variantsFolder: join(folder, 'variants'),
    shippedFolder: join(root, 'content/pictures'),
    log: () => {},
  })
  const clock = { now: new Date('2026-11-21T12:00:00.000Z') }
  const lines: LogLine[] = []
  const site = createSite({ db, pictures, log: collect(lines), clock: () => clock.now, siteUrl, siteName: 'Griddle' })
  const visitor = { address: '192.0.2.1' }

  function send(path: string, init?: RequestInit) {
    return site.fetch(new Request(new URL(path, 'http://site.test'), { redirect: 'manual', ...init }), visitor)
  }

  return {
    db,
    clock,
    lines,
    visitor,
    send,
    get: (path: string) => send(path),
    post: (path: string, fields: Record<string, string>) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { Origin: 'http://site.test' } }),
    async breakDatabase() {
      await sql`pragma foreign_keys = off`.execute(db)
      for (const table of await listTables(db)) await sql`drop table ${sql.table(table)}`.execute(db)
    },
    async close() {
      await pictures.close()
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function listTables(db: Database) {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db)
  return rows.map(({ name }) => name)
}

function collect(lines: LogLine[]): Log {
  const at = (level: string) => (facts: object, message: string) => void lines.push({ level, message, facts })
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

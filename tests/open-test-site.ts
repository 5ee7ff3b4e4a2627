import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { OfflineFiles } from '#app/context.ts'
import type { Bucket } from '#core/buckets/bucket.ts'
import { seedContent } from '#core/content/seed-content.ts'
import { listContentVersions } from '#core/database/content-versions.ts'
import { type Database, openDatabase } from '#core/database/database.ts'
import { indexFoods } from '#core/facets/index-foods.ts'
import { addAdmin } from '#core/identity/manage-admins.ts'
import { readPageRecipes } from '#core/imports/schema-org/page-recipes.ts'
import { type Files, openFiles } from '#core/pictures/files.ts'
import type { Remote } from '#core/remote/ask-remote.ts'
import { indexContent } from '#core/search/index-content.ts'
import type { Role } from '#domain/identity/roles.ts'
import type { Log } from '#domain/log.ts'
import type { MailMessage } from '#domain/mail.ts'
import { root } from '#scripts/process.mjs'
import { jobs } from '#server/jobs.ts'
import { openServices } from '#server/open-services.ts'
import { fastPasswords } from './fast-passwords.ts'

// The built site, with the source's types: the tests run what ships.
const { createSite }: typeof import('#server/site.ts') = await import(join(root, 'build/server/index.js'))

type TestSiteOptions = {
  samples?: boolean
  siteUrl?: string
  database?: string
  canMail?: boolean
  remote?: Remote
  files?: Files
  onQuery?: (sql: string) => void
  hasDailyBackups?: boolean
  backupBucket?: Bucket | undefined
  offlineFiles?: OfflineFiles | null
  canReadPages?: boolean
}

const secret = 'a secret that is long enough for tests'

/** No test reaches another site. */
const noRemote: Remote = {
  resolve: async () => [],
  open: () => Promise.reject(new Error('Tests can’t reach other sites')),
}

/** What a test logs: each line with its level and message, for tests that check the log. */
export type LogLine = { level: string; message: string; facts: object }

/** SQLite files, empty and with the sample content, that sites start from: creating one takes ten to twenty times as long as copying it. */
const prepared = new Map<boolean, Promise<Buffer>>()

/**
 * A whole site on an empty database of its own, ready for requests. `clock.now` may be set; `breakDatabase` makes every further query fail;
 * `address` is the visitor's; `folder` has its files. With `canMail`, `letters` has what was mailed.
 */
export async function openTestSite({
  samples = false,
  siteUrl = 'http://site.test',
  database,
  canMail = false,
  remote = noRemote,
  onQuery = () => {},
  hasDailyBackups = true,
  backupBucket,
  offlineFiles = { version: 'one', files: [] },
  canReadPages = true,
  ...given
}: TestSiteOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-test-'))
  const files = given.files ?? openFiles(join(folder, 'files'))
  const opened = await (database === undefined ? openCopy(folder, samples, onQuery) : openFilled(database, samples, onQuery))
  const clock = { now: new Date('2026-11-21T12:00:00.000Z') }
  const lines: LogLine[] = []
  const letters: MailMessage[] = []
  const backupFolder = join(folder, 'backups')
  const config = {
    ...{ database: '', dataDir: folder, bucket: undefined, siteUrl, siteName: 'Griddle' },
    backups: { isDaily: hasDailyBackups, folder: backupFolder, bucket: backupBucket, passphrase: undefined },
    readsPages: canReadPages,
    isKeptOffline: offlineFiles !== null,
  }
  const overrides = {
    ...{ database: opened, files, secret, remote, passwords: fastPasswords, log: collect(lines), clock: () => clock.now },
    ...(canMail && { mail: { isReady: async () => true, send: async (letter: MailMessage) => void letters.push(letter) } }),
  }
  const { services, endJobs, close } = await openServices(config, {
    ...overrides,
    // In this process, which is faster.
    runJob: (name, input) => jobs[name].run({ config, ...overrides }, input),
    readPage: (html, address) => readPageRecipes(html, address, address),
    offlineFiles: offlineFiles ?? undefined,
  })
  const { db, identity, backups, rehearsals, restores, imports, visits } = services
  const site = createSite(services)
  const visitor = { address: '192.0.2.1', isThroughUntoldProxy: false }

  /** As the page cache does, with the content versions: what requests share must be right, and nothing may change it. */
  async function send(path: string, init?: RequestInit) {
    const request = new Request(new URL(path, 'http://site.test'), { redirect: 'manual', ...init })
    const versions = request.method === 'GET' ? await listContentVersions(db).catch(() => undefined) : undefined
    return site.fetch(request, visitor, versions && { versions })
  }

  return {
    db,
    folder,
    identity,
    backups,
    rehearsals,
    restores,
    backupFolder,
    imports,
    visits,
    letters,
    clock,
    lines,
    visitor,
    send,
    get: (path: string, cookie = '') => send(path, { headers: cookie ? { Cookie: cookie } : {} }),
    post: (path: string, fields: Record<string, string>, cookie = '') =>
      send(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Origin: new URL(path, 'http://site.test').origin, ...(cookie ? { Cookie: cookie } : {}) },
      }),
    /** A page, the tables that it was rendered from, whether it asked who is signed in, and the query parameters that it declared. */
    async trace(path: string) {
      const { response, trace } = await site.render(new Request(new URL(path, 'http://site.test')), visitor, 'reference')
      return { response, tables: trace.tables, isPersonal: trace.isPersonal, queryNames: [...trace.queryNames] }
    },
    async breakDatabase() {
      await sql`pragma foreign_keys = off`.execute(db)
      for (const table of await listTables(db)) await sql`drop table ${sql.table(table)}`.execute(db)
    },
    async close() {
      await endJobs()
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Opens a migrated, filled and indexed database. */
async function openFilled(address: string, samples: boolean, onQuery?: (sql: string) => void) {
  const database = openDatabase(address, onQuery)
  await database.migrate()
  if (samples) await seedContent(database.db)
  await indexFoods(database.db)
  await indexContent(database.db)
  return database
}

/** Opens such a database in a folder. */
async function openCopy(folder: string, samples: boolean, onQuery: (sql: string) => void) {
  const file = prepared.get(samples) ?? prepareFile(samples)
  prepared.set(samples, file)
  const path = join(folder, 'griddle.sqlite')
  writeFileSync(path, await file)
  const database = openDatabase(path, onQuery)
  // Nothing has to survive a crash here.
  await sql`pragma synchronous = off`.execute(database.db)
  return database
}

async function prepareFile(samples: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-prepared-'))
  const path = join(folder, 'griddle.sqlite')
  const { close } = await openFilled(path, samples)
  await close()
  const file = readFileSync(path)
  rmSync(folder, { recursive: true })
  return file
}

type TestSite = Awaited<ReturnType<typeof openTestSite>>

/** The owner of test sites, whom `signIn` creates and signs in. */
export const testOwner = { email: 'owner@example.com', password: 'paprika on everything' }

/** Makes the owner an admin with the role, signs in through the form, and returns the `Cookie` header for further requests. */
export async function signIn(site: TestSite, { role = 'all' }: { role?: string } = {}) {
  const known = await site.db.selectFrom('admin').select('uid').where('email', '=', testOwner.email).executeTakeFirst()
  const { uid } = known ?? (await addAdmin(site.identity, { ...testOwner, now: site.clock.now }))
  const response = await site.post('/admin/login', testOwner)
  if (response.status !== 302) throw new Error(`Signing in was answered with ${response.status}`)
  if (role !== 'all') await site.db.updateTable('admin').set({ role }).where('uid', '=', uid).execute()
  return toCookieHeader(response)
}

/** Makes someone else an admin with a role, and signs them in. */
export async function signInAs(site: TestSite, role: Role, email = `${role}@example.com`) {
  const { uid } = await addAdmin(site.identity, { ...testOwner, email, role, now: site.clock.now })
  const response = await site.post('/admin/login', { ...testOwner, email })
  if (response.status !== 302) throw new Error(`Signing in was answered with ${response.status}`)
  return { uid, email, cookie: toCookieHeader(response) }
}

/** The cookies that a browser sends back after a response. */
export function toCookieHeader(response: Response) {
  const kept = response.headers.getSetCookie().filter((cookie) => !/max-age=0/i.test(cookie))
  return kept.map((cookie) => cookie.split(';')[0]).join('; ')
}

async function listTables(db: Database) {
  const { rows } = await sql<{
    name: string
  }>`select name from pragma_table_list where schema = 'main' and type in ('table', 'virtual') and name not like 'sqlite_%'`.execute(db)
  return rows.map(({ name }) => name)
}

function collect(lines: LogLine[]): Log {
  const at = (level: string) => (facts: object, message: string) => void lines.push({ level, message, facts })
  return { request: (facts) => at('info')(facts, 'request'), warn: at('warn'), error: at('error') }
}

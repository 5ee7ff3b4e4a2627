// @module-tag rest
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { beforeAll, expect, test } from 'vitest'
import { compareSite } from '#core/archive/compare-site.ts'
import { withArchive } from '#core/archive/restore-archive.ts'
import { writeArchive } from '#core/archive/write-archive.ts'
import { listBackups } from '#core/backups/listed-backups.ts'
import { makeBackup } from '#core/backups/make-backup.ts'
import { deleteBlogs } from '#core/blogs/blog-rows.ts'
import { generateContent } from '#core/content/generate-content.ts'
import { openDatabase } from '#core/database/database.ts'
import { openSecret } from '#core/identity/secret.ts'
import { openFiles } from '#core/pictures/files.ts'
import { insertImage } from '#core/pictures/image-rows.ts'
import { root } from '#scripts/process.mjs'
import { aFolder } from './each-store.ts'

/** `KILLS=50 CONTENT=2000 npm test -- tests/killed-backups.test.ts` kills more often, on a larger site. */
const kills = Number(process.env['KILLS'] ?? 3)
const size = Number(process.env['CONTENT'] ?? 100)
const pictures = 20
const timeout = 60_000 + kills * 60_000

/** Tables that a restore itself writes to. */
const ownTables = ['usedNumbers', 'adminLog', 'recipeFacets', 'recipeFacetChanges', 'oldAddresses']

/** A site that has a backup of an earlier state, archives of both states, and the earlier backup's path inside the data folder. */
let prepared: { dataDir: string; backup: string; earlier: string; present: string }
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-killed-'))
  prepared = await prepare(folder)
  return () => rmSync(folder, { recursive: true })
}, timeout)

async function prepare(folder: string) {
  const dataDir = join(folder, 'data')
  const files = openFiles(join(dataDir, 'files'))
  const secret = await openSecret(dataDir)
  const database = openDatabase(join(dataDir, 'griddle.sqlite'))
  const { db } = database
  await database.migrate()
  await generateContent(db, { posts: size, recipes: size, comments: 4 * size, seed: 1 }, () => {})
  for (let index = 0; index < pictures; index++) {
    const id = index.toString(16).padStart(64, 'a')
    await insertImage(db, { id, width: 8, height: 8, createdAt: '2026-11-25T12:00:00.000Z' })
    await files.put(id, Buffer.alloc(200_000, index))
  }
  const archive = async (name: string) => {
    const path = join(folder, name)
    await writeArchive({ database, secret, now: new Date(), keepPicture: async () => undefined }, path)
    return path
  }
  const earlier = await archive('earlier.zip')
  const { made } = await makeBackup(
    { database, files, secret, folder: join(dataDir, 'backups'), bucket: undefined, passphrase: undefined },
    new Date(),
  )
  const some = await db
    .selectFrom('_blogs')
    .select('id')
    .limit(Math.ceil(size / 3))
    .execute()
  await deleteBlogs(
    db,
    some.map(({ id }) => id),
  )
  await db.updateTable('_recipes').set({ short: 'Changed since' }).execute()
  const present = await archive('present.zip')
  await database.close()
  return { dataDir, backup: join('backups', made.name), earlier, present }
}

/** What a command prints when it starts and ends the part in which it is killed: after a number of milliseconds, or never. */
type Phase = { after: RegExp; until: RegExp; milliseconds: number | undefined }

/** Runs a command; returns how many milliseconds that part took. */
async function runCommand(dataDir: string, args: string[], { after, until, milliseconds }: Phase) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', BACKUPS_PASSPHRASE: '' }
  const options = ['--disable-warning=ExperimentalWarning', join(root, 'cli/main.ts')]
  const child = spawn(process.execPath, [...options, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let [since, took] = [0, 0]
  const lines: string[] = []
  const read = (line: string) => {
    lines.push(line)
    if (until.test(line)) took = performance.now() - since
    if (!after.test(line)) return
    since = performance.now()
    if (milliseconds !== undefined) setTimeout(() => child.kill('SIGKILL'), milliseconds)
  }
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', read)
  const [code] = await once(child, 'close')
  if (!since || (milliseconds === undefined && code !== 0)) throw new Error(`${args.join(' ')}: ${lines.join('\n')}`)
  return took
}

function runRestore(dataDir: string, milliseconds?: number) {
  const args = ['restore', join(dataDir, prepared.backup), '--replace', '--yes']
  return runCommand(dataDir, args, { after: /^Replacing it/, until: /^Replaced/, milliseconds })
}

function runBackup(dataDir: string, milliseconds?: number) {
  return runCommand(dataDir, ['backup'], { after: /^Making a backup/, until: /^Backed up/, milliseconds })
}

function copyData() {
  const dataDir = join(aFolder(), 'data')
  cpSync(prepared.dataDir, dataDir, { recursive: true })
  return dataDir
}

/** Which of two states a data folder's database is in, or the tables in which it differs from both. */
async function tellState(dataDir: string) {
  const database = openDatabase(join(dataDir, 'griddle.sqlite'))
  const compare = (path: string) =>
    withArchive({ dataDir, passphrase: undefined }, path, async (source, told) => {
      const { tables } = await compareSite(database.db, source, told)
      return tables.filter(({ lost, changed, brought }) => lost + changed + brought > 0).map(({ table }) => table)
    })
  try {
    const [earlier, present] = [await compare(prepared.earlier), await compare(prepared.present)]
    if (present.length === 0) return 'present'
    return earlier.every((table) => ownTables.includes(table)) ? 'earlier' : { earlier, present }
  } finally {
    await database.close()
  }
}

/** How many backups a data folder has, all of which are complete. */
async function countWhole(dataDir: string) {
  const folder = join(dataDir, 'backups')
  const backups = await listBackups({ folder, bucket: undefined })
  const { db, close } = openDatabase(join(dataDir, 'griddle.sqlite'))
  for (const { name, note } of backups) {
    expect([name, note?.pictures.length]).toEqual([name, pictures])
    await withArchive({ dataDir, passphrase: undefined }, join(folder, name), async (source, told) => {
      for (const picture of told.pictures) await source.readPicture(picture)
      // Reads all rows, with their checksums.
      await compareSite(db, source, told)
    })
  }
  await close()
  return backups.length
}

const listSnapshots = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith('snapshot-'))
/** A random time during the operation, or up to a third after it. */
const pickMoment = (whole: number, kill: number) => ((4 / 3) * whole * (kill + Math.random())) / kills

test(
  'a restore killed while it writes has replaced everything or nothing, and the next one completes it',
  async () => {
    const first = copyData()
    const whole = await runRestore(first)
    const states: unknown[] = []
    for (let kill = 0; kill < kills; kill++) {
      const dataDir = copyData()
      await runRestore(dataDir, pickMoment(whole, kill))
      states.push(await tellState(dataDir))
      expect(['earlier', 'present']).toContain(states.at(-1))
      expect(listSnapshots(dataDir)).toEqual([])
      await releaseJobs(dataDir)
      if (kill === 0) await runRestore(dataDir)
      if (kill === 0) expect(await tellState(dataDir)).toBe('earlier')
      rmSync(dataDir, { recursive: true })
    }
    const replaced = states.filter((state) => state === 'earlier').length
    console.log(`${kills} kills within ${Math.round(whole)} ms of restoring: ${replaced} had replaced all, ${kills - replaced} nothing`)
  },
  timeout,
)

test(
  'a killed backup leaves the database unchanged and only complete backups, and the next one cleans up',
  async () => {
    const dataDir = copyData()
    const folder = join(dataDir, 'backups')
    const removeBackups = () => rmSync(folder, { recursive: true, force: true })
    removeBackups()
    const whole = await runBackup(dataDir)
    let made = 0
    for (let kill = 0; kill < kills; kill++) {
      removeBackups()
      await runBackup(dataDir, pickMoment(whole, kill))
      made += await countWhole(dataDir)
      expect(await tellState(dataDir)).toBe('present')
      await releaseJobs(dataDir)
    }
    await runBackup(dataDir)
    expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.part'))).toEqual([])
    expect(await countWhole(dataDir)).toBeGreaterThan(0)
    console.log(`${kills} kills within ${Math.round(whole)} ms of a backup: ${made} had made one, ${kills - made} none`)
  },
  timeout,
)

/** Instead of waiting for five minutes. */
async function releaseJobs(dataDir: string) {
  const { db, close } = openDatabase(join(dataDir, 'griddle.sqlite'))
  await db.updateTable('jobs').set({ heldUntil: null }).execute()
  await close()
}

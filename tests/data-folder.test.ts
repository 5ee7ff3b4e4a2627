import { execFile } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { doctor } from '#cli/doctor.ts'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { refuseDamaged, refuseLostDatabase } from '#core/data-folder/lost-database.ts'
import { openDatabase } from '#core/database/database.ts'
import { toBackupStem } from '#domain/backups/backup-names.ts'
import { root } from '#scripts/process.mjs'
import { explainFailure } from '#server/start.ts'
import { aBlog } from './builders.ts'
import { aFolder } from './each-store.ts'
import { openMigratedFile } from './set-up/migrated-sqlite.ts'
import { openObjectStore } from './set-up/object-store.ts'
import { openPostgresDatabase } from './set-up/postgres.ts'

/** Each test starts several processes, which takes long on a busy machine. */
const patience = 600_000

/** Runs a terminal command; returns its exit code and output. */
function run(dataDir: string, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, SAMPLE_CONTENT: 'off', LOG_LEVEL: 'silent' }
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, ['--disable-warning=ExperimentalWarning', 'cli/main.ts', ...args], { cwd: root, env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, output: `${out}${err}` }),
    )
  })
}

/** A data folder as an earlier release left it, with a database, a backup and an upload: readable by others. */
async function openEarlierPlace() {
  const dataDir = join(aFolder(), 'data')
  for (const folder of ['files/originals', 'backups', 'incoming']) mkdirSync(join(dataDir, folder), { recursive: true })
  const { db, close } = await openMigratedFile(join(dataDir, 'griddle.sqlite'))
  await insertBlog(db, aBlog())
  await close()
  writeFileSync(join(dataDir, 'files/originals', 'a'.repeat(64)), 'A picture')
  for (const path of ['', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })]) {
    const full = join(dataDir, path)
    chmodSync(full, lstatSync(full).isDirectory() ? 0o755 : 0o644)
  }
  return dataDir
}

const toPlace = (dataDir: string) => ({
  dataDir,
  database: join(dataDir, 'griddle.sqlite'),
  bucket: undefined,
  backups: { folder: join(dataDir, 'backups'), bucket: undefined },
})

const modesIn = (folder: string) =>
  ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map((path) => {
    const found = statSync(join(folder, path))
    return [path, found.isDirectory() ? 'folder' : 'file', (found.mode & 0o777).toString(8)] as const
  })

const areOpen = (folder: string) => modesIn(folder).filter(([, kind, mode]) => mode !== (kind === 'folder' ? '700' : '600'))

test.skipIf(process.platform === 'win32')(
  'only the user of the site can read what it keeps: an earlier folder is mended and told of once, and new files are made so',
  async () => {
    const dataDir = await openEarlierPlace()
    const first = await run(dataDir, 'backup')
    expect(first.output).toMatch(/Other users on this machine could read \d+ files and folders in .*data/)
    expect(areOpen(dataDir)).toEqual([])
    expect(modesIn(dataDir).map(([path]) => path)).toContainEqual(expect.stringMatching(/^backups\/griddle-.*[.]zip$/))
    const archive = join(dataDir, '../site.zip')
    const second = await run(dataDir, 'archive', archive)
    expect(second.output).not.toContain('Other users on this machine')
    expect((statSync(archive).mode & 0o777).toString(8)).toBe('600')
    const fresh = join(aFolder(), 'fresh')
    await run(fresh, 'seed')
    expect(areOpen(fresh)).toEqual([])
  },
  patience,
)

test.skipIf(process.platform === 'win32')(
  'web servers can read an exported site, which stays so inside the data folder',
  { tags: 'rest', timeout: patience },
  async () => {
    const dataDir = await openEarlierPlace()
    const copy = join(dataDir, 'copy')
    await run(dataDir, 'export-site', copy)
    const pages = modesIn(copy).filter(([path]) => path !== '.griddle-export.ndjson')
    expect(pages.filter(([, kind, mode]) => mode !== (kind === 'folder' ? '755' : '644'))).toEqual([])
    expect(pages.length).toBeGreaterThan(20)
    expect((await run(dataDir, 'list-admins')).output).not.toContain('Other users on this machine')
    expect(statSync(join(copy, 'index.html')).mode & 0o777).toBe(0o644)
  },
)

test(
  'a data folder with uploads or backups and without a database is refused, and restore puts it back',
  async () => {
    const dataDir = await openEarlierPlace()
    await run(dataDir, 'backup')
    const [name = ''] = readdirSync(join(dataDir, 'backups')).filter((file) => file.endsWith('.zip'))
    for (const ending of ['', '-wal', '-shm']) rmSync(join(dataDir, `griddle.sqlite${ending}`), { force: true })
    const place = toPlace(dataDir)
    const fault = await refuseLostDatabase(place).catch((error) => error)
    expect(explainFailure(fault)).toMatch(
      new RegExp(
        `^The database .*griddle[.]sqlite is gone, but the site still has 1 upload and 1 backup: .* npm run cli -- restore .*${name}, or start a new site elsewhere with a different DATA_DIR[.]$`,
      ),
    )
    const refused = await run(dataDir, 'seed')
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('is gone, but the site still has 1 upload and 1 backup')])
    expect(existsSync(place.database)).toBe(false)
    expect(await run(dataDir, 'restore', join(dataDir, 'none.zip'))).toMatchObject({ code: 1 })
    expect((await run(dataDir, 'seed')).output).toContain('is empty, but the site still has 1 upload and 1 backup')
    rmSync(place.database)
    expect((await run(dataDir, 'doctor')).output).toMatch(
      /!! {2}Database .* is gone, but .* To go on, bring it back with npm run cli -- restore/,
    )
    expect((await run(dataDir, 'restore', join(dataDir, 'backups', name))).output).toContain('Restored')
    expect(await refuseLostDatabase(place)).toBeUndefined()
    expect(await refuseLostDatabase(toPlace(aFolder()))).toBeUndefined()
  },
  patience,
)

test('an empty database beside a site’s uploads or backups is refused, including on a server and with buckets', async () => {
  const server = await openPostgresDatabase()
  const [uploads, backups] = [await openObjectStore(), await openObjectStore()]
  const { db, migrate, close } = openDatabase(server.url)
  onTestFinished(async () => {
    await close()
    await server.drop()
  })
  const folders = { ...toPlace(aFolder()), database: server.url }
  const place = {
    ...{ dataDir: folders.dataDir, database: server.url, bucket: uploads.bucket },
    backups: { ...folders.backups, bucket: { ...backups.bucket, settings: { ...backups.bucket.settings, url: 'BACKUPS_URL' } } },
  }
  const refuse = async (of: typeof place | typeof folders) => explainFailure(await refuseLostDatabase(of, db).catch((error) => error))
  const nothing = explainFailure(undefined)
  expect([await refuse(place), await refuse(folders)]).toEqual([nothing, nothing])
  uploads.objects.set(`originals/${'a'.repeat(64)}`, { bytes: Buffer.from('A picture'), contentType: 'image/webp' })
  expect(await refuse(place)).toMatch(
    /^The database in DATABASE_URL is empty, but the site still has 1 upload: bring it back with npm run cli -- restore FILE, or .* with a different FILES_URL and DATA_DIR[.]$/,
  )
  await migrate()
  const name = 'griddle-2026-11-21T12-00-00-000Z.zip'
  backups.objects.set(name, { bytes: Buffer.from('A backup'), contentType: 'application/zip' })
  expect(await refuse(place)).toMatch(
    / 1 upload and 1 backup: .* restore griddle-2026-11-21T12-00-00-000Z[.]zip, or .* with a different FILES_URL and BACKUPS_URL[.]$/,
  )
  expect(await refuse(folders)).toBe(nothing)
  mkdirSync(folders.backups.folder, { mode: 0o700 })
  writeFileSync(join(folders.backups.folder, name), 'A backup')
  expect(await refuse(folders)).toMatch(
    / the site still has 1 backup: .*restore .*backups.griddle-.*[.]zip, or .* with a different DATA_DIR[.]$/,
  )
  await insertBlog(db, aBlog())
  expect([await refuse(place), await refuse(folders)]).toEqual([nothing, nothing])
})

test('doctor checks servers and buckets', { tags: 'rest' }, async () => {
  const server = await openPostgresDatabase()
  const { bucket, objects, store } = await openObjectStore()
  const { db, migrate, close } = openDatabase(server.url)
  onTestFinished(async () => {
    await close()
    await server.drop()
  })
  const now = new Date()
  const { dataDir, backups } = toPlace(aFolder())
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const place = { dataDir, database: server.url, bucket: { ...bucket, prefix: 'eat' }, backups: { ...backups, bucket } }
  const lines = async () => (await doctor(place, now)).text
  expect(await lines()).toMatch(/!! {2}Migrations +\d+ migrations waiting[.] Start the site or run npm run cli -- migrate[.]/)
  objects.set(`${toBackupStem(now)}.zip`, { bytes: Buffer.from('A backup'), contentType: 'application/zip' })
  expect(await lines()).toMatch(
    /!! {2}Database +The database in DATABASE_URL is empty, but the site still has 1 backup[.] To go on, bring it back/,
  )
  await migrate()
  await insertBlog(db, aBlog())
  const image = { width: 8, height: 8, title: '', alt: '', searchText: '', createdAt: now.toISOString(), unusedSince: null, bytes: 9 }
  await db
    .insertInto('images')
    .values(['b', 'c'].map((letter) => ({ ...image, id: letter.repeat(64) })))
    .execute()
  for (const letter of ['a', 'c'])
    objects.set(`eat/originals/${letter.repeat(64)}`, { bytes: Buffer.from('A picture'), contentType: 'image/webp' })
  const found = await doctor(place, now)
  expect(found.isWell).toBe(false)
  for (const line of [
    /ok {2}Database +PostgreSQL responds, and all indexes are valid/,
    /ok {2}Migrations +up to date/,
    /!! {2}Pictures +1 picture without a file: b+[.]/,
    /ok {2}Pictures +1 file not used by any record: a+/,
    /ok {2}Backups +1 backup with .* the newest is griddle-/,
  ])
    expect(found.text).toMatch(line)
  objects.set(`eat/originals/${'b'.repeat(64)}`, { bytes: Buffer.from('A picture'), contentType: 'image/webp' })
  const well = await doctor(place, now)
  expect(well.text).toContain('Everything looks good.')
  expect(well.isWell).toBe(true)
  store.mood = 'away'
  expect(await lines()).toMatch(/!! {2}Pictures +could not be checked: FILES_URL names .* can't be reached/)
})

test('a damaged database is refused with a sentence, and doctor names it', { tags: 'rest', timeout: patience }, async () => {
  const dataDir = await openEarlierPlace()
  const place = toPlace(dataDir)
  const { database } = place
  await refuseDamaged(place)
  const copy = join(dataDir, 'whole')
  cpSync(database, copy)
  const bytes = Buffer.alloc(4096, 0x5a)
  for (const [what, start] of [
    ['no database', 0],
    ['a page', 4096 * 5],
  ] as const) {
    cpSync(copy, database)
    const file = openSync(database, 'r+')
    writeSync(file, bytes, 0, bytes.length, start)
    closeSync(file)
    const fault = await refuseDamaged(place).catch((error) => error)
    expect(explainFailure(fault), what).toMatch(
      /^The database .* is damaged [(].*[)]: move it out of the way .* npm run cli -- restore FILE/,
    )
  }
  const { code, output } = await run(dataDir, 'doctor')
  expect([code, output]).toEqual([1, expect.stringMatching(/!! {2}Database .* is damaged/)])
  cpSync(copy, database)
  truncateSync(database, statSync(database).size / 2)
  const cut = await refuseDamaged(place).catch((error) => error)
  expect(explainFailure(cut)).toMatch(/^The database .* is damaged [(].*[)]: move it out of the way/)
  // SQLite notices this itself, so a file too large to be read at startup is refused as well.
  const refused = await run(dataDir, 'list-admins')
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The database is damaged: run npm run cli -- doctor to see what to do[.]$/m),
  })
})

test(
  'doctor says what is wrong and what to do, even while the site runs, and changes nothing',
  async () => {
    const dataDir = await openEarlierPlace()
    await run(dataDir, 'backup')
    const site = await openMigratedFile(join(aFolder(), 'unused.sqlite'))
    await site.close()
    const { db, close } = openDatabase(join(dataDir, 'griddle.sqlite'))
    const image = { width: 8, height: 8, title: '', alt: '', searchText: '', createdAt: '2026-11-21T12:00:00.000Z', unusedSince: null }
    await db
      .insertInto('images')
      .values([
        { ...image, id: 'b'.repeat(64), bytes: 9 },
        { ...image, id: 'c'.repeat(64), bytes: 5 },
      ])
      .execute()
    writeFileSync(join(dataDir, 'files/originals', 'c'.repeat(64)), 'Longer than five bytes')
    const { code, output } = await run(dataDir, 'doctor')
    await close()
    expect(code).toBe(1)
    for (const line of [
      /ok {2}Database +.* is intact/,
      /ok {2}Migrations +up to date/,
      /ok {2}Content +1 post, .*2 pictures/,
      /!! {2}Pictures +1 picture without a file: b+[.] Restore/,
      /!! {2}Pictures +1 picture with a changed file: c+/,
      /ok {2}Pictures +1 file not used by any record: a+/,
      /ok {2}Backups +1 backup with .* the newest is griddle-/,
      /ok {2}Rehearsal +the site hasn’t test-restored a backup yet/,
      /ok {2}Clock/,
      /ok {2}Rights/,
      /ok {2}Disk +.* free/,
    ])
      expect(output).toMatch(line)
  },
  patience,
)

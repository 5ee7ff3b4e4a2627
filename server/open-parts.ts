import cluster from 'node:cluster'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openArchives } from '#core/archive/open-archives.ts'
import { openRestoredIndex } from '#core/backups/index-restored.ts'
import { openBackups } from '#core/backups/open-backups.ts'
import { openRehearsals } from '#core/backups/open-rehearsals.ts'
import { openRestores } from '#core/backups/open-restores.ts'
import { seedOnce } from '#core/content/seed-content.ts'
import { keepPrivate } from '#core/data-folder/keep-private.ts'
import { openLeftovers } from '#core/data-folder/leftovers.ts'
import { refuseDamaged, refuseLostDatabase } from '#core/data-folder/lost-database.ts'
import { type Database, openDatabase } from '#core/database/database.ts'
import { scratchName } from '#core/database/scratch-folder.ts'
import { openExports } from '#core/exports/open-exports.ts'
import { indexFoods } from '#core/facets/index-foods.ts'
import { readFacetIndex } from '#core/facets/read-facet-index.ts'
import { forgetAddresses } from '#core/identity/forget-addresses.ts'
import { createFirstAdmin } from '#core/identity/manage-admins.ts'
import { openIdentity } from '#core/identity/open-identity.ts'
import { openSecret } from '#core/identity/secret.ts'
import { openImportSources } from '#core/imports/import-sources.ts'
import { openKeptPictures } from '#core/imports/kept-pictures.ts'
import { openImports } from '#core/imports/open-imports.ts'
import { type ClockWatch, openClockWatch } from '#core/jobs/watch-clock.ts'
import { openOriginals } from '#core/pictures/originals.ts'
import { openPictures } from '#core/pictures/pictures.ts'
import { openUploads } from '#core/pictures/uploads.ts'
import { publishDue } from '#core/publication/change-publication.ts'
import { openHitCounter } from '#core/redirects/count-hits.ts'
import { openMissedSearches } from '#core/search/count-missed-searches.ts'
import { indexContent } from '#core/search/index-content.ts'
import { keepFeedAuthority } from '#core/settings/feed-authority.ts'
import type { Log } from '#domain/log.ts'
import type { Config } from './config.ts'
import { exportInChild } from './export-in-child.ts'
import { importInChild } from './import-in-child.ts'
import { openLog } from './open-log.ts'
import type { Count } from './page-cache/page-cache.ts'
import { readPageInWorker } from './read-page-in-worker.ts'
import { remote } from './remote.ts'
import { type Program, runInChild } from './run-in-child.ts'
import { openSharedJobs } from './shared-jobs.ts'
import { openMail } from './smtp-mail.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
/** How long a start waits for the search index; after that, indexing continues while the site serves requests. */
const indexingMilliseconds = 500
const offlineFiles = resolve(import.meta.dirname, '../build/offline-files.json')
const shippedFolder = resolve(import.meta.dirname, '../content/pictures')

/** Opens the site's dependencies, migrates the database, seeds a new one and creates the first admin; `close` flushes and ends everything. */
export async function openParts(config: Config) {
  const openFolder = await keepPrivate(config.dataDir)
  const files = await openOriginals(config)
  await refuseLostDatabase(config)
  if ((cluster.worker?.id ?? 1) === 1) await refuseDamaged(config)
  const log = openLog(config.logLevel)
  if (openFolder) log.warn({}, openFolder)
  const database = openDatabase(config.database)
  const { db, kind, migrate, watch: openWatch, close } = database
  await migrate()
  await refuseLostDatabase(config, db)
  await seedOnce(db, config.sampleContent)
  await keepFeedAuthority(db, config.siteUrl)
  await forgetAddresses(db, new Date())
  const stopping = new AbortController()
  const indexRestored = await openRestoredIndex(db, stopping.signal)
  // The first worker keeps the search index up to date, and so does every one that replaces one that died.
  const worker = cluster.worker?.id ?? 1
  const isFollower = worker > 1 && worker <= config.webConcurrency
  const indexing = isFollower
    ? Promise.resolve()
    : indexContent(db, stopping.signal).catch((error) => log.error({ err: error }, 'The search index could not be updated'))
  await Promise.race([indexing, sleep(indexingMilliseconds, undefined, { ref: false })])
  const incoming = join(config.dataDir, 'incoming')
  const uploads = openUploads({ files, folder: incoming })
  const clock = () => new Date()
  const imports = openImports({
    ...{ db, log, clock, sources: openImportSources(config.dataDir) },
    kept: openKeptPictures(config.dataDir),
    work: (work, signal) => importInChild(config, work, signal),
  })
  const scratch = openLeftovers({ folder: config.dataDir, names: scratchName })
  const sweepLeftovers = () =>
    void Promise.all([uploads.sweep(), scratch.sweep(), imports.sweep()]).catch((error) =>
      log.error({ err: error }, 'Unfinished files could not be deleted'),
    )
  sweepLeftovers()
  // Loads the facet index before the first request for it, then indexes the foods of older recipes; requests are served meanwhile.
  let backgroundWork = indexing
    .then(() => readFacetIndex(db))
    .then(() => (isFollower ? undefined : indexFoods(db, stopping.signal)))
    .catch((error) => log.error({ err: error }, 'The ingredients of older recipes could not be analyzed'))
  const everyHour = setInterval(sweepLeftovers, hour).unref()
  const pictures = openPictures({
    files,
    variantsFolder: join(config.dataDir, 'variants'),
    shippedFolder,
    log: (message, details) => log.warn(details, message),
  })
  const shared = openSharedJobs({ db, files, pictures, log, clock, signal: stopping.signal })
  const hits = openHitCounter(db, clock)
  const searches = openMissedSearches(db, clock)
  const count: Count = (what, { address, userAgent }) => {
    if (what === 'redirect') hits.count(address)
    else searches.count(address, userAgent)
  }
  const writeCounts = () =>
    Promise.all([hits.write(), searches.write()]).catch((error) =>
      log.error({ err: error }, 'Redirect or search counts could not be saved'),
    )
  const everyTenSeconds = setInterval(() => void writeCounts(), 10 * second).unref()
  const runOf = (program: Program) => (about: string) => runInChild(program, { config, about }, stopping.signal)
  const facts = { db, log, clock, ...config.backups }
  const backups = openBackups({ ...facts, make: () => runOf('backup-process')('') })
  const rehearsals = openRehearsals({ ...facts, rehearse: runOf('rehearsal-process') })
  const restores = openRestores({ ...facts, run: (task) => runOf('restore-process')(JSON.stringify(task)) })
  const everyMinute = setInterval(() => {
    if (isFollower) return
    shared.beginDue()
    void backups.beginDaily().then(rehearsals.beginWeekly)
    backgroundWork = backgroundWork
      .then(indexRestored)
      .catch((error) => log.error({ err: error }, 'The search index could not be updated after the restore'))
  }, minute).unref()
  if (!isFollower) void backgroundWork.then(shared.beginDue)
  const publishing = isFollower ? undefined : publishWhenDue({ db, log, clockWatch: openClockWatch({ db, log, clock }) }, stopping.signal)
  const mail = config.smtpUrl ? await openMail(config.smtpUrl, config.mailFrom) : undefined
  const { siteUrl, siteName } = config
  const watch = openWatch()
  const secret = await openSecret(config.dataDir)
  const identity = openIdentity({ db, databaseKind: kind, secret, siteUrl, log, mail })
  const makeArchive = openArchives({ database, files, secret, folder: incoming })
  const makeExport = openExports({
    ...{ db, clock: () => new Date(), folder: incoming },
    write: (wish, path, signal) => exportInChild(config, { wish, path }, AbortSignal.any([stopping.signal, signal])),
  })
  const firstAdmin = await createFirstAdmin(identity, { email: config.adminEmail, password: config.adminPassword, now: new Date() })
  return {
    parts: {
      db,
      pictures,
      uploads,
      remote,
      identity,
      mail,
      log,
      clock,
      makeArchive,
      makeExport,
      backups,
      rehearsals,
      restores,
      imports,
      siteUrl,
      siteName,
      readPage: config.readsPages ? readPageInWorker : undefined,
      offlineFiles: config.isKeptOffline ? await readOfflineFiles() : undefined,
    },
    firstAdmin,
    watch,
    count,
    async close() {
      clearInterval(everyTenSeconds)
      await writeCounts()
      clearInterval(everyHour)
      clearInterval(everyMinute)
      stopping.abort()
      const begun = [backups, rehearsals, restores, imports].map(({ close }) => close())
      await Promise.all([backgroundWork.then(shared.close), ...begun, publishing])
      await pictures.close()
      await watch.close()
      await close()
      await log.close()
    },
  }
}

/** What the build wrote for the service worker (vite/offline-files.ts); none in development, where nothing is kept. */
async function readOfflineFiles(): Promise<{ version: string; files: string[] } | undefined> {
  try {
    return JSON.parse(await readFile(offlineFiles, 'utf8'))
  } catch {
    return undefined
  }
}

/** Publishes what is scheduled when its time has come, and looks at the clock. The other processes and instances learn of it as of any write. */
async function publishWhenDue({ db, log, clockWatch }: { db: Database; log: Log; clockWatch: ClockWatch }, signal: AbortSignal) {
  const publish = async () => {
    await clockWatch.look()
    await publishDue(db, clockWatch.publishableUntil())
  }
  while (!signal.aborted) {
    await publish().catch((error) => log.error({ err: error }, 'Scheduled content could not be published'))
    await sleep(second, undefined, { ref: false, signal }).catch(() => {})
  }
}

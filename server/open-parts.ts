import cluster from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { openRestoredIndex } from '#core/backups/index-restored.ts'
import { seedOnce } from '#core/content/seed-content.ts'
import { keepPrivate } from '#core/data-folder/keep-private.ts'
import { openLeftovers } from '#core/data-folder/leftovers.ts'
import { refuseDamaged, refuseLostDatabase } from '#core/data-folder/lost-database.ts'
import { type Database, type OpenDatabase, openDatabase } from '#core/database/database.ts'
import { scratchName } from '#core/database/scratch-folder.ts'
import { askFacets } from '#core/facets/ask-facets.ts'
import { indexFoods } from '#core/facets/index-foods.ts'
import { forgetAddresses } from '#core/identity/forget-addresses.ts'
import { createFirstAdmin } from '#core/identity/manage-admins.ts'
import { type ClockWatch, openClockWatch } from '#core/jobs/watch-clock.ts'
import { openOriginals } from '#core/pictures/originals.ts'
import { publishDue } from '#core/publication/change-publication.ts'
import { openHitCounter } from '#core/redirects/follow-redirect.ts'
import { openMissedSearches } from '#core/search/count-missed-searches.ts'
import { indexContent } from '#core/search/index-content.ts'
import { keepFeedAuthority } from '#core/settings/feed-authority.ts'
import type { Log } from '#domain/log.ts'
import type { Config } from './config.ts'
import type { RunJob } from './job-types.ts'
import { openMailWork } from './mail-work.ts'
import { openLog } from './open-log.ts'
import { openServices } from './open-services.ts'
import type { Count } from './page-cache/page-cache.ts'
import { hasSession } from './page-cache/page-key.ts'
import { openPingWork } from './ping-work.ts'
import { isReader, readView } from './read-view.ts'
import { runInChild } from './run-in-child.ts'
import { openSharedJobs } from './shared-jobs.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
/** How long a start waits for the search index; after that, indexing continues while the site serves requests. */
const indexingMilliseconds = 500

/** Opens the site's dependencies, migrates the database, seeds a new one and creates the first admin; `close` flushes and ends everything. */
export async function openParts(config: Config) {
  const openFolder = await keepPrivate(config.dataDir)
  const files = await openOriginals(config)
  await refuseLostDatabase(config)
  if ((cluster.worker?.id ?? 1) === 1) await refuseDamaged(config)
  const log = openLog(config.logLevel)
  if (openFolder) log.warn({}, openFolder)
  const database = openDatabase(config.database)
  await prepareDatabase(config, database)
  const stopping = new AbortController()
  const { signal } = stopping
  const index = await beginIndexing(database.db, log, { signal, isFollower: isFollower(config) })
  const runJob: RunJob = (name, input, own) => runInChild({ name, config, input }, own ? AbortSignal.any([signal, own]) : signal)
  const opened = await openServices(config, { log, database, files, runJob })
  const { services } = opened
  const counts = await openCounts(services)
  const upkeep = openUpkeep(config, opened, index, signal)
  const watch = database.watch()
  const { adminEmail: email, adminPassword: password } = config
  const firstAdmin = await createFirstAdmin(services.identity, { email, password, now: services.clock() })
  return {
    parts: services,
    firstAdmin,
    watch,
    count: counts.count,
    async close() {
      await counts.close()
      upkeep.stop()
      stopping.abort()
      await Promise.all([upkeep.untilEnded(), opened.endJobs()])
      await watch.close()
      await opened.close()
      await log.close()
    },
  }
}

/**
 * The first worker keeps the search index up to date and does the work that one process does for all, and so does each replacement of a
 * dead worker.
 */
function isFollower({ webConcurrency }: Config) {
  const worker = cluster.worker?.id ?? 1
  return worker > 1 && worker <= webConcurrency
}

/** Migrates the database, and fills a new one. */
async function prepareDatabase(config: Config, { db, migrate }: OpenDatabase) {
  await migrate()
  await refuseLostDatabase(config, db)
  await seedOnce(db, config.sampleContent)
  await keepFeedAuthority(db, config.siteUrl)
  await forgetAddresses(db, new Date())
}

type Indexing = Awaited<ReturnType<typeof beginIndexing>>

/** Starts to bring the search index up to date, and waits a moment for it. `indexRestored` does so after a restore. */
async function beginIndexing(db: Database, log: Log, { signal, isFollower }: { signal: AbortSignal; isFollower: boolean }) {
  const indexRestored = await openRestoredIndex(db, signal)
  const indexing = isFollower
    ? Promise.resolve()
    : indexContent(db, signal).catch((error) => log.error({ err: error }, 'The search index could not be updated'))
  await Promise.race([indexing, sleep(indexingMilliseconds, undefined, { ref: false })])
  return { indexing, indexRestored, isFollower }
}

type Services = Awaited<ReturnType<typeof openServices>>['services']

/** Counts redirects, views, and readers' searches without results, and saves the counts from time to time. */
async function openCounts({ db, clock, log, visits }: Services) {
  const hits = openHitCounter(db, clock)
  const searches = openMissedSearches(db, clock)
  const count: Count = (what, incoming) => {
    const { url = '', headers } = incoming
    if (what === 'redirect') return hits.count(url)
    if (what === 'missing') return isReader(incoming) ? visits.countMissing(url) : undefined
    // The owner's own searches are not counted.
    if (what === 'missed search' && !hasSession(incoming)) searches.count(url, headers['user-agent'])
    const view = visits.isOn() ? readView(incoming) : undefined
    if (view) visits.countView(view)
  }
  const write = () =>
    Promise.all([hits.write(), searches.write(), visits.write()]).catch((error) =>
      log.error({ err: error }, 'Counts of redirects, searches or views could not be saved'),
    )
  // Until the settings are read, no view is counted.
  await write()
  const everyTenSeconds = setInterval(() => void write(), 10 * second).unref()
  return {
    count,
    async close() {
      clearInterval(everyTenSeconds)
      await write()
    },
  }
}

/** Starts the background work. `untilEnded` resolves soon after the signal. */
function openUpkeep(
  { dataDir }: Config,
  { services, store }: Awaited<ReturnType<typeof openServices>>,
  { indexing, indexRestored, isFollower }: Indexing,
  signal: AbortSignal,
) {
  const { db, identity, mailer, siteUrl, siteName, pictures, uploads, imports, backups, rehearsals, remote, log, clock } = services
  const scratch = openLeftovers({ folder: dataDir, names: scratchName })
  const sweepLeftovers = () =>
    void Promise.all([uploads.sweep(), scratch.sweep(), imports.sweep()]).catch((error) =>
      log.error({ err: error }, 'Unfinished files could not be deleted'),
    )
  sweepLeftovers()
  // Loads the facet index before the first request for it, then indexes the foods of older recipes; requests are served meanwhile.
  let backgroundWork = indexing
    .then(() => askFacets(db, () => undefined))
    .then(() => (isFollower ? undefined : indexFoods(db, signal)))
    .catch((error) => log.error({ err: error }, 'The ingredients of older recipes could not be analyzed'))
  const shared = openSharedJobs({ db, dataDir, files: store.files, pictures, remote, siteUrl, log, clock, signal })
  const mailWork = openMailWork({ db, mailer, log, clock, signal, siteUrl, siteName, sign: identity.sign })
  const pingWork = openPingWork({ db, remote, siteUrl, log, clock, signal })
  const everyFiveSeconds = setInterval(() => void (isFollower || Promise.all([mailWork.begin(), pingWork.begin()])), 5 * second).unref()
  const everyHour = setInterval(sweepLeftovers, hour).unref()
  const everyMinute = setInterval(() => {
    if (isFollower) return
    shared.beginDue()
    void backups.beginDaily().then(rehearsals.beginWeekly)
    backgroundWork = backgroundWork
      .then(indexRestored)
      .catch((error) => log.error({ err: error }, 'The search index could not be updated after the restore'))
  }, minute).unref()
  if (!isFollower) void backgroundWork.then(shared.beginDue)
  const publishing = isFollower ? undefined : publishWhenDue({ db, log, clockWatch: openClockWatch({ db, log, clock }) }, signal)
  return {
    stop() {
      clearInterval(everyFiveSeconds)
      clearInterval(everyHour)
      clearInterval(everyMinute)
    },
    untilEnded: () => Promise.all([backgroundWork.then(shared.close), publishing, mailWork.close(), pingWork.close()]),
  }
}

/** Publishes what is due, and checks the clock. Other processes and instances notice it like any write. */
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

import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { openArchives } from '#core/archive/open-archives.ts'
import { openBackups } from '#core/backups/open-backups.ts'
import { openRehearsals } from '#core/backups/open-rehearsals.ts'
import { openRestores } from '#core/backups/open-restores.ts'
import { openExports } from '#core/exports/open-exports.ts'
import { openImportSources } from '#core/imports/import-sources.ts'
import { openKeptPictures } from '#core/imports/kept-pictures.ts'
import { type ImportWork, openImports, WorkFault } from '#core/imports/open-imports.ts'
import type { ReadPage } from '#core/imports/read-shared-page.ts'
import { openVisitCounts } from '#core/numbers/count-visits.ts'
import type { Log } from '#domain/log.ts'
import type { Config } from './config.ts'
import { maxReadMegabytes, OutOfMemory, type RunJob } from './job-types.ts'
import { toPerson } from './read-view.ts'
import { remote as ownRemote } from './remote.ts'
import type { SiteParts } from './site.ts'
import {
  incomingFolder,
  type MailConfig,
  now,
  type Overrides,
  openAdmins,
  openMailerOf,
  openPictureStore,
  openStore,
  type Store,
  silentLog,
} from './site-store.ts'

type ServicesConfig = MailConfig & Partial<Pick<Config, 'readsPages' | 'isKeptOffline' | 'trustProxy'>>

/** Without `runJob` no job is done: a site that only renders pages has none. */
type ServiceOverrides = Overrides & { runJob?: RunJob; readPage?: ReadPage; offlineFiles?: SiteParts['offlineFiles'] }

const offlineFilesOfBuild = resolve(import.meta.dirname, '../build/offline-files.json')

/** Opens everything that pages need, without background work; `store` is the site's storage. `close` ends running work, then closes the database. */
export async function openServices(config: ServicesConfig, overrides: ServiceOverrides = {}) {
  const { log = silentLog, clock = now, remote = ownRemote, runJob = async () => undefined } = overrides
  const store = await openStore(config, overrides)
  const { db } = store.database
  const { uploads, pictures } = openPictureStore(config, store.files, log)
  const mailer = openMailerOf(config, store)
  const identity = openAdmins(config, store, { mail: mailer.mail, ...overrides, log })
  const jobs = openJobs(config, { store, log, clock, runJob })
  const { siteUrl, siteName } = config
  const services: SiteParts = {
    ...{ db, pictures, uploads, remote, identity, mailer, log, clock, ...jobs, siteUrl, siteName },
    visits: openVisitCounts({ db, clock, toPerson: (visitor) => toPerson(visitor, config.trustProxy ?? 0) }),
    readPage: config.readsPages ? (overrides.readPage ?? readPageInWorker) : undefined,
    offlineFiles: config.isKeptOffline ? (overrides.offlineFiles ?? (await readOfflineFiles())) : undefined,
  }
  const { backups, rehearsals, restores, imports } = jobs

  return {
    services,
    store,
    async endJobs() {
      await Promise.all([backups.close(), rehearsals.close(), restores.close(), imports.close()])
    },
    async close() {
      await pictures.close()
      await store.database.close()
    },
  }
}

type JobParts = { store: Store; log: Log; clock: () => Date; runJob: RunJob }

/** The jobs done in separate processes, and who starts them. */
function openJobs(config: ServicesConfig, { store, log, clock, runJob }: JobParts) {
  const { db } = store.database
  const facts = { db, log, clock, ...config.backups }
  const folder = incomingFolder(config)
  return {
    backups: openBackups({ ...facts, make: () => runJob('backup', '') }),
    rehearsals: openRehearsals({ ...facts, rehearse: (name) => runJob('rehearsal', name) }),
    restores: openRestores({ ...facts, run: (task) => runJob('restore', task) }),
    imports: openImports({
      ...{ db, log, clock, sources: openImportSources(config.dataDir), kept: openKeptPictures(config.dataDir) },
      work: (work, signal) => importBy(runJob, work, signal),
    }),
    makeArchive: openArchives({ ...store, folder }),
    makeExport: openExports({
      ...{ db, clock, folder },
      async write(wish, path, signal) {
        const missing = await runJob('export', { wish, path }, signal)
        if (missing === undefined) throw new Error('The export was canceled')
        return missing ?? undefined
      },
    }),
  }
}

const tooMuch = `This file is too large: reading it would take more than ${maxReadMegabytes} MB of memory. Split it and import each part.`

/** Rejects with a WorkFault if reading the files needs too much memory. */
async function importBy(runJob: RunJob, work: ImportWork, signal: AbortSignal) {
  try {
    await runJob('import', work, signal)
  } catch (error) {
    throw error instanceof OutOfMemory && work.task === 'read' ? new WorkFault(tooMuch, { cause: error }) : error
  }
}

/** What the build wrote for the service worker (vite/offline-files.ts). */
async function readOfflineFiles(): Promise<SiteParts['offlineFiles']> {
  try {
    return JSON.parse(await readFile(offlineFilesOfBuild, 'utf8'))
  } catch {
    return undefined
  }
}

/** How long reading a page may take, including its thread's start. */
const readMilliseconds = 4000
const startMilliseconds = 15_000
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }

/** Reads a page in its own thread, which is ended if it takes too long or too much memory: a hostile page slows only that thread. */
export const readPageInWorker: ReadPage = async (html, address) => {
  const worker = new Worker(join(import.meta.dirname, 'page-worker.ts'), { resourceLimits })
  try {
    await once(worker, 'message', { signal: AbortSignal.timeout(startMilliseconds) })
    worker.postMessage({ html, address })
    const [records] = await once(worker, 'message', { signal: AbortSignal.timeout(readMilliseconds) })
    return records
  } catch {
    return undefined
  } finally {
    await worker.terminate()
  }
}

// A program: does one task of an import with the settings that its parent sends, says whether it failed, and ends, at once if its parent does.
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { openIdentity } from '#operations/identity/open-identity.ts'
import { workOnImport } from '#operations/imports/work-on-import.ts'
import { openDatabase } from '#storage/database/database.ts'
import { openSecret } from '#storage/identity/secret.ts'
import { openImportSources } from '#storage/imports/import-sources.ts'
import { openKeptPictures } from '#storage/imports/kept-pictures.ts'
import { openOriginals } from '#storage/pictures/originals.ts'
import { openUploads } from '#storage/pictures/uploads.ts'
import type { ImportOrder } from './import-apart.ts'
import { remote } from './remote.ts'

for (const end of ['disconnect', 'SIGTERM', 'SIGINT']) process.once(end, () => process.exit(1))
// Whoever visits the site comes first.
setPriority(10)
const [order]: ImportOrder[] = await once(process, 'message')
// What is done with pictures has limits of its own.
if (order?.work.task === 'read') new Worker(join(import.meta.dirname, 'memory-watch.ts'), { workerData: order.maxBytes }).unref()
if (order) process.send?.(await work(order), () => process.exit(0))

async function work({ config, work: { scrypt, by, ...task } }: ImportOrder) {
  const { dataDir, siteUrl } = config
  const { db, kind, close } = openDatabase(config.database)
  try {
    const files = await openOriginals(config)
    const log = { request: () => {}, warn: () => {}, error: () => {} }
    const parts = {
      ...{ db, files, remote, siteUrl, scrypt, by, clock: () => new Date() },
      uploads: openUploads({ files, folder: join(dataDir, 'incoming') }),
      kept: openKeptPictures(dataDir),
      identity: openIdentity({ db, databaseKind: kind, secret: await openSecret(dataDir), siteUrl, log }),
    }
    await workOnImport(parts, openImportSources(dataDir), task)
    return {}
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  } finally {
    await close()
  }
}

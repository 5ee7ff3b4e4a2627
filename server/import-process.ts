// A program of run-in-child.ts: does one task of an import.
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { openDatabase } from '#core/database/database.ts'
import { openIdentity } from '#core/identity/open-identity.ts'
import { openSecret } from '#core/identity/secret.ts'
import { openImportSources } from '#core/imports/import-sources.ts'
import { openKeptPictures } from '#core/imports/kept-pictures.ts'
import type { ImportWork } from '#core/imports/open-imports.ts'
import { workOnImport } from '#core/imports/work-on-import.ts'
import { openOriginals } from '#core/pictures/originals.ts'
import { openUploads } from '#core/pictures/uploads.ts'
import { answerParent } from './answer-parent.ts'
import { maxMegabytes } from './import-in-child.ts'
import { remote } from './remote.ts'

/** What may be taken between two looks at it. */
const spareMegabytes = 40

await answerParent(async ({ config, about }) => {
  const { scrypt, by, ...task }: ImportWork = JSON.parse(about)
  const maxBytes = (maxMegabytes - spareMegabytes) * 1_000_000
  // What is done with pictures has limits of its own.
  if (task.task === 'read') new Worker(join(import.meta.dirname, 'memory-watch.ts'), { workerData: maxBytes }).unref()
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
    return ''
  } finally {
    await close()
  }
})

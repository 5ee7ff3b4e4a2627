// A program of run-in-child.ts: makes one backup.
import { setPriority } from 'node:os'
import { describeBackup, makeBackup } from '#core/backups/make-backup.ts'
import { openDatabase } from '#core/database/database.ts'
import { openSecret } from '#core/identity/secret.ts'
import { openOriginals } from '#core/pictures/originals.ts'
import { answerParent } from './answer-parent.ts'

// Whoever visits the site comes first.
setPriority(10)
await answerParent(async ({ config }) => {
  const database = openDatabase(config.database)
  const parts = { database, files: await openOriginals(config), secret: await openSecret(config.dataDir), ...config.backups }
  return describeBackup(await makeBackup(parts, new Date()))
})

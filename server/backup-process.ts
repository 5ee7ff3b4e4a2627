// A program: makes one backup with the settings that its parent sends, says what came of it, and ends, at once if its parent does.
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { describeBackup, makeBackup } from '#operations/backups/make-backup.ts'
import { openDatabase } from '#storage/database/database.ts'
import { openSecret } from '#storage/identity/secret.ts'
import { openOriginals } from '#storage/pictures/originals.ts'
import type { BackupConfig } from './back-up-apart.ts'

// By exit, so that the copy of the database is deleted.
for (const end of ['disconnect', 'SIGTERM', 'SIGINT']) process.once(end, () => process.exit(1))
// Whoever visits the site comes first.
setPriority(10)
const [config]: BackupConfig[] = await once(process, 'message')
if (config) process.send?.(await backUp(config), () => process.exit(0))

async function backUp(config: BackupConfig) {
  const database = openDatabase(config.database)
  try {
    const parts = { database, files: await openOriginals(config), secret: await openSecret(config.dataDir), ...config.backups }
    const { made, missing } = await makeBackup(parts, new Date())
    return { result: describeBackup(made, missing) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  } finally {
    await database.close()
  }
}

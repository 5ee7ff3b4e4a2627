import { existsSync } from 'node:fs'
import { BucketFault } from '#core/buckets/bucket.ts'
import { DatabaseFault } from '#core/data-folder/lost-database.ts'
import { isDamage } from '#core/database/check-database.ts'
import { MigrationFault } from '#core/database/migrations.ts'
import { diskFull, isDiskFull } from '#core/database/storage-error.ts'
import { SecretFault } from '#core/identity/secret.ts'
import { type Config, ConfigError, readConfig } from './config.ts'

/** Reads the settings, including those in a file `.env`, and starts the site with them. A failure is explained, and ends the process. */
export async function startWith(start: (config: Config) => Promise<void>) {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    await start(readConfig(process.env))
  } catch (error) {
    console.error(explainFailure(error))
    process.exit(1)
  }
}

/** Explains why the site could not start: one clear sentence if the cause is known, else the stack trace. */
export function explainFailure(error: unknown): string {
  if (error instanceof ConfigError) return `Invalid settings:\n${error.message}`
  if (isDiskFull(error)) return `${diskFull}. Free up some space, then start the site again.`
  if (error instanceof BucketFault || error instanceof MigrationFault || error instanceof SecretFault || error instanceof DatabaseFault)
    return error.message
  if (isDamage(error))
    return `The database is damaged: ${error instanceof Error ? error.message : ''}. Run npm run cli -- doctor to see what to do.`
  if (!(error instanceof Error)) return `The site could not start: ${String(error)}`
  const code = 'code' in error ? String(error.code) : ''
  const path = 'path' in error ? String(error.path) : 'The folder'
  const port = 'port' in error ? String(error.port) : ''
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program. Stop it, or choose another port: PORT=3001 npm start`,
    EACCES: port
      ? `You don't have permission to use port ${port}. Choose one from 1024 up: PORT=3000 npm start`
      : `${path} isn't writable. Choose another folder with DATA_DIR.`,
    EADDRNOTAVAIL: "HOST is an address this machine doesn't have.",
    EROFS: `${path} is on a read-only disk. Choose another folder with DATA_DIR.`,
    EPERM: `${path} isn't writable. Choose another folder with DATA_DIR.`,
    ENOTDIR: `${path} can't be a folder, because a part of it is a file. Choose another folder with DATA_DIR.`,
    EEXIST: `${path} is a file, not a folder. Choose another folder with DATA_DIR.`,
    ERR_SQLITE_ERROR: `The database file can't be opened or written: ${error.message}. Check DATA_DIR and its permissions.`,
    ECONNREFUSED: 'No PostgreSQL server responds at DATABASE_URL.',
    ENOTFOUND: 'The host in DATABASE_URL is unknown.',
    '28P01': 'PostgreSQL rejected the user or password in DATABASE_URL.',
    '3D000': "The database in DATABASE_URL doesn't exist.",
  }
  return sentences[code] ?? `The site could not start: ${error.stack ?? error.message}`
}

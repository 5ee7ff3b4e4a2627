import { existsSync } from 'node:fs'
import { BucketFault } from '#core/buckets/bucket.ts'
import { keepPrivate } from '#core/data-folder/keep-private.ts'
import { DatabaseFault, refuseLostDatabase } from '#core/data-folder/lost-database.ts'
import { isDamage } from '#core/database/check-database.ts'
import { openDatabase } from '#core/database/database.ts'
import { MigrationFault } from '#core/database/migrations.ts'
import { diskFull, isDiskFull } from '#core/database/storage-error.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { type Command, CommandError, openTerminal } from './terminal.ts'

/**
 * All commands by name, each loaded when it is run, which halves the time a command takes. `doctor` opens the database itself, since that
 * may be what is wrong.
 */
const commands: Record<string, (() => Promise<Command>) | undefined> = {
  migrate: async () => (await import('./migrate.ts')).migrate,
  seed: async () => (await import('./seed.ts')).seed,
  generate: async () => (await import('./generate.ts')).generate,
  backup: async () => (await import('./backup.ts')).backup,
  'check-backup': async () => (await import('./check-backup.ts')).checkBackup,
  archive: async () => (await import('./archive.ts')).archive,
  restore: async () => (await import('./restore.ts')).restore,
  move: async () => (await import('./move.ts')).move,
  import: async () => (await import('./import.ts')).importSite,
  export: async () => (await import('./export.ts')).exportCommand,
  'export-site': async () => (await import('./export-site.ts')).exportSite,
  'add-admin': async () => (await import('./add-admin.ts')).addAdmin,
  'reset-password': async () => (await import('./reset-password.ts')).resetPassword,
  'reset-second-step': async () => (await import('./reset-second-step.ts')).resetSecondStep,
  'list-admins': async () => (await import('./list-admins.ts')).listAdmins,
  doctor: undefined,
}

const usage = `npm run cli -- COMMAND

  migrate                update the database to this release
  seed                   add the sample posts and comments to a database without posts
  generate               generate content to try out a large site (--posts, --recipes, --comments, --seed; --remove)
  backup                 make a backup now; the site can keep running
  check-backup [FILE]    test-restore a backup (the newest by default) and open its pages
  archive FILE.zip       write the whole site to one file; the site can keep running
  restore FILE           restore an archive or a backup into a new database, or replace the current site (--replace)
  move --to DATABASE     copy the database to an empty one, PostgreSQL or an SQLite file, and compare them (--check only compares)
  import FILE            import an export from another system (--plan, --list, --report, --pictures, --resume, --undo)
  export FORMAT FILE     export the content for other programs (schema-org, cooklang, mealie, paprika, csv; epub with --collection SLUG)
  export-site FOLDER     write all public pages to a folder that needs no server (--base-url https://example.com)
  add-admin EMAIL [ROLE] add an admin as author, editor or all (the default)
  reset-password EMAIL   set a new password for an admin and end all their sessions
  reset-second-step EMAIL  turn off two-step sign-in and passkeys for an admin
  list-admins            list all admins
  doctor                 check the site's data and say what's wrong and what to do`

try {
  await main(process.argv[2] ?? '', process.argv.slice(3))
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}

function explain(error: unknown) {
  if (error instanceof ConfigError) return `Invalid settings:\n${error.message}`
  if (isDiskFull(error)) return `${diskFull}. Free up some space, then try again.`
  if (error instanceof CommandError || error instanceof MigrationFault) return error.message
  if (error instanceof BucketFault || error instanceof DatabaseFault) return error.message
  return isDamage(error) ? 'The database is damaged: run npm run cli -- doctor to see what to do.' : error
}

async function main(name: string, args: string[]) {
  if (!Object.hasOwn(commands, name)) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  const command = await commands[name]?.()
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  if (!command) {
    const { doctor } = await import('./doctor.ts')
    const { isWell, text } = await doctor(config, new Date())
    console.log(text)
    if (!isWell) process.exitCode = 1
    return
  }
  const openFolder = await keepPrivate(config.dataDir)
  if (openFolder) console.error(openFolder)
  const mayBeLost = name === 'restore' || name === 'check-backup'
  if (!mayBeLost) await refuseLostDatabase(config)
  const open = openDatabase(config.database)
  async function migrateUnlessLost() {
    const ran = await open.migrate()
    if (!mayBeLost) await refuseLostDatabase(config, open.db)
    return ran
  }
  try {
    console.log(await command({ ...open, migrate: migrateUnlessLost }, { config, args, terminal: openTerminal() }))
  } finally {
    await open.close()
  }
}

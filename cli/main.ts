import { existsSync } from 'node:fs'
import { BucketFault } from '#core/buckets/bucket.ts'
import { keepPrivate } from '#core/data-folder/keep-private.ts'
import { DatabaseFault, refuseLostDatabase } from '#core/data-folder/lost-database.ts'
import { isDamage } from '#core/database/check-database.ts'
import { openDatabase } from '#core/database/database.ts'
import { MigrationFault } from '#core/database/migrations.ts'
import { diskFull, isDiskFull } from '#core/database/storage-error.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { addAdmin } from './add-admin.ts'
import { archive } from './archive.ts'
import { backup } from './backup.ts'
import { checkBackup } from './check-backup.ts'
import { type Command, CommandError } from './command.ts'
import { doctor } from './doctor.ts'
import { exportCommand } from './export.ts'
import { exportSite } from './export-site.ts'
import { generate } from './generate.ts'
import { importSite } from './import.ts'
import { listAdmins } from './list-admins.ts'
import { migrate } from './migrate.ts'
import { move } from './move.ts'
import { resetPassword } from './reset-password.ts'
import { resetSecondStep } from './reset-second-step.ts'
import { restore } from './restore.ts'
import { seed } from './seed.ts'
import { openTerminal } from './terminal.ts'

/** All commands by name. `doctor` opens the database itself, which may be what is wrong. */
const commands = {
  migrate,
  seed,
  generate,
  backup,
  'check-backup': checkBackup,
  archive,
  restore,
  move,
  import: importSite,
  export: exportCommand,
  'export-site': exportSite,
  'add-admin': addAdmin,
  'reset-password': resetPassword,
  'reset-second-step': resetSecondStep,
  'list-admins': listAdmins,
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
  const command: Command | undefined = Object.entries(commands).find(([known]) => known === name)?.[1]
  if (!command && name !== 'doctor') {
    console.error(usage)
    process.exitCode = 2
    return
  }
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  if (!command) {
    const { isWell, text } = await doctor(config, new Date())
    console.log(text)
    if (!isWell) process.exitCode = 1
    return
  }
  const openFolder = await keepPrivate(config.dataDir)
  if (openFolder) console.error(openFolder)
  const mayBeLost = command === restore || command === checkBackup
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

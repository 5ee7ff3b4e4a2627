import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { ConfigError, readConfig } from '#server/config.ts'
import { openDatabase } from '#storage/database.ts'
import { migrate } from './migrate.ts'
import { seed } from './seed.ts'

/** Every command by its name. */
const commands = { migrate, seed }

const usage = `npm run cli -- COMMAND

  migrate   bring the database up to date
  seed      put the sample posts and comments into a database that has no posts`

try {
  await main(process.argv[2] ?? '')
} catch (error) {
  console.error(error instanceof ConfigError ? `The settings are not right:\n${error.message}` : error)
  process.exitCode = 1
}

async function main(name: string) {
  const command = Object.entries(commands).find(([known]) => known === name)?.[1]
  if (!command) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  await mkdir(config.dataDir, { recursive: true })
  const open = openDatabase(config.database)
  try {
    console.log(await command(open))
  } finally {
    await open.close()
  }
}

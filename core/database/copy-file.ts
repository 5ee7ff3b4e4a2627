import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { backup, type DatabaseSync } from 'node:sqlite'
import { withScratchFolder } from './scratch-folder.ts'

/** Runs work on a copy of an SQLite file, which lies beside it, where there is room for it as there was for the database. */
export function withCopyOf<Result>(sqlite: DatabaseSync, path: string, work: (copyPath: string) => Promise<Result>) {
  return withScratchFolder(path === ':memory:' ? tmpdir() : dirname(path), 'snapshot', async (folder) => {
    const copyPath = join(folder, 'copy.sqlite')
    // In one step: between steps a write by another process would have it begin anew.
    await backup(sqlite, copyPath, { rate: 2 ** 30 })
    return work(copyPath)
  })
}

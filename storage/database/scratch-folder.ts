import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isIn, lastOf } from '#domain/span.ts'

/** What a folder is for: its name begins with that. */
type ScratchKind = 'snapshot' | 'rehearsal' | 'upgrade'

const scratchName = /^(?:snapshot|rehearsal|upgrade)-\w{6}$/
const staleAfterMilliseconds = 60 * 60 * 1000

/**
 * Runs work with an empty folder inside another one. It is deleted at the end of the work or of the process; what a process that was killed has left is deleted
 * an hour later, by whoever needs such a folder then.
 */
export async function withScratchFolder<Result>(parent: string, kind: ScratchKind, work: (folder: string) => Promise<Result>) {
  // That one is everybody's.
  if (parent !== tmpdir()) await removeStale(parent)
  // At once, so that nothing ends the process between the folder and the promise to delete it.
  const folder = mkdtempSync(join(parent, `${kind}-`))
  const removeNow = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeNow)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
    process.off('exit', removeNow)
  }
}

/** Those of the last hour may belong to another process. */
async function removeStale(parent: string) {
  const inUse = lastOf(staleAfterMilliseconds, new Date())
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    const found = scratchName.test(name) ? await stat(path).catch(() => undefined) : undefined
    if (found?.isDirectory() && !isIn(inUse, found.mtimeMs)) await rm(path, { recursive: true, force: true })
  }
}

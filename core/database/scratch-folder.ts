import { mkdtempSync, rmSync } from 'node:fs'
import { rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** What a folder is for: its name begins with that. */
type ScratchKind = 'snapshot' | 'rehearsal' | 'upgrade'

/** The names of such folders. */
export const scratchName = /^(?:snapshot|rehearsal|upgrade)-\w{6}$/

const touchEveryMilliseconds = 10 * 60 * 1000

/**
 * Runs work with an empty folder inside another one. It is deleted at the end of the work or of the process; what a process that was killed has left in the data folder
 * is deleted by the site (core/data-folder/leftovers.ts), since it does not change any more: one that is in use is touched every ten minutes.
 */
export async function withScratchFolder<Result>(parent: string, kind: ScratchKind, work: (folder: string) => Promise<Result>) {
  // At once, so that nothing ends the process between the folder and the promise to delete it.
  const folder = mkdtempSync(join(parent, `${kind}-`))
  const removeNow = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeNow)
  const touching = setInterval(() => utimes(folder, new Date(), new Date()).catch(() => {}), touchEveryMilliseconds).unref()
  try {
    return await work(folder)
  } finally {
    clearInterval(touching)
    await rm(folder, { recursive: true, force: true })
    process.off('exit', removeNow)
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** The purpose of a folder, which its name begins with. */
type ScratchKind = 'snapshot' | 'rehearsal' | 'upgrade'

/** Matches the names of scratch folders. */
export const scratchName = /^(?:snapshot|rehearsal|upgrade)-\w{6}$/

const touchEveryMilliseconds = 10 * 60 * 1000

/**
 * Runs work with an empty folder inside another one. It is deleted when the work or the process ends. Those of killed processes in the data
 * folder are deleted by the site (core/data-folder/leftovers.ts), which recognises them by their age: a folder in use is touched every ten
 * minutes.
 */
export async function withScratchFolder<Result>(parent: string, kind: ScratchKind, work: (folder: string) => Promise<Result>) {
  // Synchronous, so that the process can't exit before the exit handler is registered.
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

import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const staleAfterMilliseconds = 60 * 60 * 1000

/** `names` is what they are called. `measure` says how many milliseconds have passed, whatever the clock is set to. */
type Parts = { folder: string; names: RegExp; measure?: () => number }

/**
 * What processes that ended have left in a folder. Each `sweep` deletes those files and folders that have not changed since one an hour before; others may belong to
 * another process.
 */
export function openLeftovers({ folder, names, measure = () => performance.now() }: Parts) {
  /** Those that were there at a sweep, and since when they have stayed as they are. */
  let unchanged = new Map<string, { changedAt: number; since: number }>()

  async function sweep() {
    const now = measure()
    const found: typeof unchanged = new Map()
    for (const name of existsSync(folder) ? await readdir(folder) : []) {
      const path = join(folder, name)
      const left = names.test(name) ? await stat(path).catch(() => undefined) : undefined
      if (!left) continue
      const earlier = unchanged.get(name)
      const since = earlier?.changedAt === left.mtimeMs ? earlier.since : now
      if (now - since >= staleAfterMilliseconds) await rm(path, { recursive: true, force: true })
      else found.set(name, { changedAt: left.mtimeMs, since })
    }
    unchanged = found
  }

  return { sweep }
}

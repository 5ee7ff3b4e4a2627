import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const staleAfterMilliseconds = 60 * 60 * 1000

/** `names` matches the names of leftovers. `measure` returns the milliseconds elapsed, independent of the clock. */
type Parts = { folder: string; names: RegExp; measure?: () => number }

/**
 * Leftovers of ended processes in a folder. Each `sweep` deletes the files and folders that haven't changed since a sweep an hour earlier;
 * others may belong to a running process.
 */
export function openLeftovers({ folder, names, measure = () => performance.now() }: Parts) {
  /** Those found by the last sweep, and since when they haven't changed. */
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

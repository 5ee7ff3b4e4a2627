/** Days for which every revision is kept; from each earlier day, only the last one is. */
export const fullHistoryDays = 30

/** How much text (UTF-16 code units of JSON) a record's history holds at most, and how many revisions are kept however long they are. */
const maxSize = 8_000_000
const alwaysKept = 10

type Kept = { number: number; createdAt: string; size: number }

/**
 * The numbers of the revisions to delete, given all of them, newest first. `now` (ISO 8601) is from a trusted clock; without one, none is
 * too old.
 */
export function listOutdated(revisions: Kept[], now: string | undefined) {
  const beginning = now === undefined ? '' : new Date(Date.parse(now) - fullHistoryDays * 24 * 60 * 60 * 1000).toISOString()
  const days = new Set<string>()
  let size = 0
  let kept = 0
  const isKept = ({ createdAt, size: own }: Kept) => {
    const day = createdAt.slice(0, 10)
    if (createdAt < beginning && days.has(day)) return false
    if (kept >= alwaysKept && size + own > maxSize) return false
    days.add(day)
    size += own
    kept += 1
    return true
  }
  return revisions.filter((revision) => !isKept(revision)).map(({ number }) => number)
}

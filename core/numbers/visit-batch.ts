import type { CountedAction } from '#domain/numbers/count-kinds.ts'
import { toMissingPath } from '#domain/numbers/counted-path.ts'
import { maxSources, otherSources, type TrafficSource } from '#domain/numbers/traffic-source.ts'

/** A view of a page. `visitor` distinguishes one person from all others; undefined for people who don't want to be distinguished. */
export type View = { path: string; source: TrafficSource; visitor: string | undefined }

/** Limits for memory between two writes, and for a day in the database. */
export const countLimits = {
  paths: 2000,
  visitors: 5000,
  missing: 200,
  marksOfDay: 300_000,
  waiting: 30,
  actionsOfSender: 30,
  senders: 5000,
}

/** What one process counts of a day until it is written. */
export type Batch = {
  day: string
  /** How often each page was viewed, and by whom. */
  pages: Map<string, { times: number; visitors: Set<string> }>
  visitors: number
  sources: Map<TrafficSource, number>
  missing: Map<string, number>
  actions: Map<CountedAction, Map<string, number>>
  /** How many actions each network address sent. */
  senders: Map<string, number>
}

export function newBatch(day: string): Batch {
  return { day, pages: new Map(), visitors: 0, sources: new Map(), missing: new Map(), actions: new Map(), senders: new Map() }
}

export function addView(batch: Batch, { path, source, visitor }: View) {
  let page = batch.pages.get(path)
  if (!page) {
    if (batch.pages.size >= countLimits.paths) return
    page = { times: 0, visitors: new Set() }
    batch.pages.set(path, page)
  }
  page.times += 1
  if (visitor !== undefined && batch.visitors < countLimits.visitors) {
    const known = page.visitors.size
    batch.visitors += page.visitors.add(visitor).size - known
  }
  const { sources } = batch
  const times = sources.get(source)
  if (times !== undefined) sources.set(source, times + 1)
  else addTo(sources, sources.size < 2 * maxSources ? source : otherSources, 1)
}

/** Adds a request for a missing page. */
export function addMissing({ missing }: Batch, asked: string) {
  const path = toMissingPath(asked)
  if (path !== undefined && (missing.has(path) || missing.size < countLimits.missing)) addTo(missing, path, 1)
}

export function addAction({ actions }: Batch, action: CountedAction, path: string) {
  const paths = actions.get(action) ?? new Map<string, number>()
  actions.set(action, paths)
  if (paths.has(path) || paths.size < countLimits.paths) addTo(paths, path, 1)
}

/** Whether an address may send another action before the next write. */
export function takeTurn({ senders }: Batch, address: string) {
  const sent = senders.get(address) ?? 0
  if (sent >= countLimits.actionsOfSender || (sent === 0 && senders.size >= countLimits.senders)) return false
  senders.set(address, sent + 1)
  return true
}

export function addTo(sums: Map<string, number>, key: string, by: number) {
  sums.set(key, (sums.get(key) ?? 0) + by)
}

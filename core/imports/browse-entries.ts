import type { Database } from '#core/database/database.ts'
import { sliceOf, toPage } from '#domain/http/paging.ts'
import { describeOutcome, rankOutcome } from '#domain/imports/describe-outcome.ts'
import type { EntryCount, ImportEntry } from '#domain/imports/site-import.ts'
import { sourceKinds } from '#domain/imports/source-record.ts'
import { listGroupEntries } from './import-rows.ts'

const pageSize = 50

/** Filters of the entries: their kind and their outcome, in the words of `describeOutcome`. */
export type EntryFilter = { kind?: string | undefined; outcome?: string | undefined }

/**
 * One page of an import's entries, those that need the owner's attention first; undefined past the end. `counts` cover all entries, so that
 * whole groups can be skipped instead of read.
 */
export async function browseEntries(db: Database, id: string, counts: EntryCount[], filter: EntryFilter, page: number) {
  const groups = counts.filter((group) => isWanted(group, filter)).toSorted(byImportance)
  const total = groups.reduce((sum, { entries }) => sum + entries, 0)
  let { limit, offset } = sliceOf(page, pageSize)
  const found: ImportEntry[] = []
  for (const group of groups) {
    if (limit === 0) break
    if (offset < group.entries) {
      const entries = await listGroupEntries(db, id, group, { limit, offset })
      found.push(...entries)
      limit -= entries.length
    }
    offset = Math.max(0, offset - group.entries)
  }
  return toPage(found, total, page, pageSize)
}

function isWanted(group: EntryCount, { kind, outcome }: EntryFilter) {
  return (!kind || group.kind === kind) && (!outcome || describeOutcome(group) === outcome)
}

function byImportance(one: EntryCount, other: EntryCount) {
  return rankOutcome(one) - rankOutcome(other) || kindRank(one) - kindRank(other)
}

/** Unreadable entries have no kind, and come first. */
function kindRank({ kind }: EntryCount) {
  return kind === 'unreadable' ? -1 : sourceKinds.indexOf(kind)
}

import type { Database } from '#core/database/database.ts'
import { readPage } from '#core/forms/read-page.ts'
import { pageSizes } from '#domain/http/paging.ts'
import { newId } from '#domain/id.ts'
import { type Actor, type LogEntry, logDays } from '#domain/identity/log-entry.ts'
import { countLogRows, deleteLogRowsBefore, insertLogRow, type LogFilter, listLogRows } from './admin-log-rows.ts'

const maxWhat = 500

/** Writes into the log what an admin did; in the transaction that does it where there is one. */
export function writeLog(db: Database, by: Actor, { kind, what, link }: LogEntry, now: Date) {
  const createdAt = now.toISOString()
  return insertLogRow(db, {
    id: newId(now),
    createdAt,
    actorId: by.uid,
    actor: by.name,
    kind,
    what: what.slice(0, maxWhat),
    link: link ?? null,
    attempts: 1,
    address: null,
  })
}

/** One page of the log, newest first; undefined past the end. */
export function browseLog(db: Database, filter: LogFilter, page: number) {
  return readPage(page, {
    size: pageSizes.admin,
    list: (slice) => listLogRows(db, filter, slice),
    count: () => countLogRows(db, filter),
  })
}

/** Deletes what was older than a year at a time that is sure. */
export function forgetLog(db: Database, sureTime: Date) {
  return deleteLogRowsBefore(db, new Date(sureTime.getTime() - logDays * 24 * 60 * 60 * 1000).toISOString())
}

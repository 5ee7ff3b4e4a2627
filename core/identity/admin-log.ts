import type { Database } from '#core/database/database.ts'
import { readPage } from '#core/forms/read-page.ts'
import { readOldest } from '#core/settings/read-oldest.ts'
import { pageSizes } from '#domain/http/paging.ts'
import { newId } from '#domain/id.ts'
import type { Actor, LogEntry } from '#domain/identity/log-entry.ts'
import { countLogRows, deleteLogRowsBefore, insertLogRow, insertNewLogRow, type LogFilter, listLogRows } from './admin-log-rows.ts'

const maxWhat = 500

/** Logs what an admin did, in the same transaction if there is one. Returns the id of the entry. */
export async function writeLog(db: Database, by: Actor, entry: LogEntry, now: Date) {
  const id = newId(now)
  await insertLogRow(db, toLogRow(id, by, entry, now))
  return id
}

/** Logs something that happens only once, under its own id; returns whether it was the first time. */
export function writeLogOnce(db: Database, id: string, by: Actor, entry: LogEntry, now: Date) {
  return insertNewLogRow(db, toLogRow(id, by, entry, now))
}

function toLogRow(id: string, { uid, name }: Actor, { kind, what, link }: LogEntry, now: Date) {
  const who = { id, createdAt: now.toISOString(), actorId: uid, actor: name }
  return { ...who, kind, what: what.slice(0, maxWhat), link: link ?? null, attempts: 1, address: null }
}

/** One page of the log, newest first; undefined past the end. */
export function browseLog(db: Database, filter: LogFilter, page: number) {
  return readPage(page, {
    size: pageSizes.admin,
    list: (slice) => listLogRows(db, filter, slice),
    count: () => countLogRows(db, filter),
  })
}

/** Deletes entries older than the owner's setting, by the trusted clock. */
export async function forgetLog(db: Database, sureTime: Date) {
  const oldest = await readOldest(db, 'keepLog', sureTime)
  if (oldest) await deleteLogRowsBefore(db, oldest)
}

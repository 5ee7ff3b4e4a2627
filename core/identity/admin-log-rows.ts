import { sql } from 'kysely'
import type { Database } from '#core/database/database.ts'
import { outsideSpan } from '#core/database/in-span.ts'
import type { Tables } from '#core/database/schema.ts'
import type { Slice } from '#domain/http/paging.ts'
import type { LogKind } from '#domain/identity/log-entry.ts'
import type { Span } from '#domain/span.ts'

export type LogRow = Tables['adminLog']

/** Which entries to list: all, or by actor, by kind, or both. */
export type LogFilter = { actor?: string | undefined; kind?: LogKind | undefined }

const maxActors = 100

export async function insertLogRow(db: Database, row: LogRow) {
  await db.insertInto('adminLog').values(row).execute()
}

/** Stores an entry unless one with its id exists; returns whether it did. */
export async function insertNewLogRow(db: Database, row: LogRow) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('adminLog')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export function findLogRow(db: Database, id: string): Promise<LogRow | undefined> {
  return db.selectFrom('adminLog').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Stores the entry of a failed sign-in. An existing entry counts one more and gets the latest network address. */
export async function countFailure(db: Database, row: LogRow) {
  await db
    .insertInto('adminLog')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({ attempts: sql<number>`${ref('adminLog.attempts')} + 1`, address: row.address })),
    )
    .execute()
}

/** Clears the network addresses in entries outside a span. */
export async function deleteLogAddressesOutside(db: Database, span: Span) {
  await db.updateTable('adminLog').set({ address: null }).where('address', 'is not', null).where(outsideSpan('createdAt', span)).execute()
}

/** The entries, newest first. */
export function listLogRows(db: Database, filter: LogFilter, { limit, offset }: Slice): Promise<LogRow[]> {
  return selectRows(db, filter).selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute()
}

export async function countLogRows(db: Database, filter: LogFilter) {
  const { total } = await selectRows(db, filter)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Everyone named in the log. */
export async function listLogActors(db: Database) {
  const rows = await db.selectFrom('adminLog').select('actor').distinct().orderBy('actor').limit(maxActors).execute()
  return rows.map(({ actor }) => actor)
}

/** Deletes the entries before a time (ISO 8601). */
export async function deleteLogRowsBefore(db: Database, moment: string) {
  await db.deleteFrom('adminLog').where('createdAt', '<', moment).execute()
}

function selectRows(db: Database, { actor, kind }: LogFilter) {
  let rows = db.selectFrom('adminLog')
  if (actor !== undefined) rows = rows.where('actor', '=', actor)
  if (kind !== undefined) rows = rows.where('kind', '=', kind)
  return rows
}

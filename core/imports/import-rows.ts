import { sql } from 'kysely'
import type { Database } from '#core/database/database.ts'
import { toRowBatches } from '#core/database/row-batches.ts'
import type { Tables } from '#core/database/schema.ts'
import type { Slice } from '#domain/http/paging.ts'
import { entryTexts, type ImportTraces, importTraces, missingPictures } from '#domain/imports/entry-columns.ts'
import type { EntryCount, EntryState, ImportEntry, ImportState, SiteImport } from '#domain/imports/site-import.ts'
import { type SourceRecord, sourceRecord } from '#domain/imports/source-record.ts'

const columns = [
  ...(['id', 'name', 'format', 'state', 'createdAt', 'changedAt'] as const),
  ...(['task', 'fault', 'done', 'total', 'records', 'pictures', 'addresses', 'drafts'] as const),
]
const entryColumns = [
  ...(['number', 'kind', 'sourceId', 'title', 'place', 'action'] as const),
  ...(['state', 'notes', 'missing', 'oldPaths', 'recordId'] as const),
]

/** Adds an import whose files are still to be read; returns false if its id is taken. */
export async function insertImport(db: Database, { id, name, createdAt }: Pick<SiteImport, 'id' | 'name' | 'createdAt'>) {
  const begun = { format: '', state: 'reading', changedAt: createdAt, task: null, fault: null } as const
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('imports')
    .values({ id, name, createdAt, ...begun, done: 0, total: 0, records: 0, pictures: 0, addresses: 0, drafts: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

export function findImport(db: Database, id: string): Promise<SiteImport | undefined> {
  return db.selectFrom('imports').select(columns).where('id', '=', id).executeTakeFirst()
}

/** All imports, newest first. */
export function listImports(db: Database): Promise<SiteImport[]> {
  return db.selectFrom('imports').select(columns).orderBy('id', 'desc').execute()
}

export type ImportChanges = Partial<Omit<SiteImport, 'id' | 'name' | 'createdAt'>>

/** Changes an import if it is in one of the states `from`; returns whether it was. */
export async function updateImport(db: Database, id: string, changes: ImportChanges, from?: ImportState[]) {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set(changes)
    .where('id', '=', id)
    .$if(from !== undefined, (query) => query.where('state', 'in', from ?? []))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Clears the task of every other import: only one is worked on at a time. */
export async function clearImportTasks(db: Database, exceptId: string) {
  await db.updateTable('imports').set({ task: null }).where('task', 'is not', null).where('id', '<>', exceptId).execute()
}

/** Deletes an import without its entries if it is in one of the states `from`; returns whether it was. */
export async function deleteImport(db: Database, id: string, from: ImportState[]) {
  const { numDeletedRows } = await db.deleteFrom('imports').where('id', '=', id).where('state', 'in', from).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Deletes at most `limit` entries of an import; returns whether there may be more. */
export async function deleteImportEntries(db: Database, importId: string, limit: number) {
  const last = await db
    .selectFrom('importEntries')
    .select('number')
    .where('importId', '=', importId)
    .orderBy('number')
    .limit(1)
    .offset(limit - 1)
    .executeTakeFirst()
  await db
    .deleteFrom('importEntries')
    .where('importId', '=', importId)
    .$if(last !== undefined, (query) => query.where('number', '<=', last?.number ?? 0))
    .execute()
  return last !== undefined
}

/** A new entry, with its record. */
export type PlannedEntry = Omit<ImportEntry, 'recordId' | 'state' | 'missing'> & { record: SourceRecord | null }

export async function insertImportEntries(db: Database, importId: string, entries: PlannedEntry[]) {
  const rows = entries.map(({ notes, oldPaths, record, ...entry }) => ({
    ...entry,
    ...{ importId, state: 'planned' as const, missing: '[]', recordId: null, made: null },
    notes: JSON.stringify(notes),
    oldPaths: JSON.stringify(oldPaths),
    record: record && JSON.stringify(record),
  }))
  for (const batch of toRowBatches(rows)) await db.insertInto('importEntries').values(batch).execute()
}

function selectEntries(db: Database, importId: string) {
  return db.selectFrom('importEntries').select(entryColumns).where('importId', '=', importId)
}

/** Entries of one kind that share an action and a state. */
export type EntryGroup = Pick<EntryCount, 'kind' | 'action' | 'state'>

/** The entries of a group, in the order of their source. */
export async function listGroupEntries(db: Database, importId: string, { kind, action, state }: EntryGroup, slice: Slice) {
  const rows = await selectEntries(db, importId)
    .where('kind', '=', kind)
    .where('action', '=', action)
    .where('state', '=', state)
    .orderBy('number')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()
  return rows.map(toEntry)
}

/** The entries of an import, in the order of their source. */
export async function listImportEntries(db: Database, importId: string, { onlyNoted }: { onlyNoted?: boolean }, slice: Slice) {
  const rows = await selectEntries(db, importId)
    .$if(onlyNoted === true, (query) => query.where(({ or, eb }) => or([eb('notes', '<>', '[]'), eb('missing', '<>', '[]')])))
    .orderBy('number')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()
  return rows.map(toEntry)
}

export async function countImportEntries(db: Database, importId: string): Promise<EntryCount[]> {
  const rows = await db
    .selectFrom('importEntries')
    .select(['kind', 'action', 'state', ({ fn }) => fn.countAll<number>().as('entries')])
    .where('importId', '=', importId)
    .groupBy(['kind', 'action', 'state'])
    .execute()
  return rows.map((row) => ({ ...row, kind: toKind(row.kind), entries: Number(row.entries) }))
}

/** Entries of a kind in some states after a number, or before it if read from the end. */
export async function listNextEntries(
  db: Database,
  importId: string,
  {
    kind,
    state,
    after,
    isBackwards = false,
    limit,
  }: { kind: string; state: EntryState; after: number; isBackwards?: boolean; limit: number },
) {
  const rows = await selectEntries(db, importId)
    .where('kind', '=', kind)
    .where('state', '=', state)
    .where('number', isBackwards ? '<' : '>', after)
    .orderBy('number', isBackwards ? 'desc' : 'asc')
    .limit(limit)
    .execute()
  return rows.map(toEntry)
}

/** An entry's record as it was read, and what became of it. */
export async function findEntryRecord(db: Database, importId: string, number: number) {
  const row = await db
    .selectFrom('importEntries')
    .select(['record', 'made', 'state'])
    .where('importId', '=', importId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row?.record) return undefined
  const made = row.made === null ? undefined : importTraces.parse(JSON.parse(row.made))
  return { record: sourceRecord.parse(JSON.parse(row.record)), made, state: row.state }
}

/** An empty list as a literal: a parameter would not match the index of missing pictures. */
const none = sql.lit('[]')

/** Entries with missing pictures, after a number. */
export async function listEntriesWithMissing(db: Database, importId: string, after: number, limit: number) {
  const rows = await selectEntries(db, importId)
    .where('missing', '<>', none)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute()
  return rows.map(toEntry)
}

type EntryChanges = Partial<Pick<ImportEntry, 'state' | 'notes' | 'missing' | 'recordId'>> & { made?: ImportTraces }

export async function updateImportEntry(
  db: Database,
  importId: string,
  number: number,
  { notes, missing, made, ...changes }: EntryChanges,
) {
  const texts = {
    ...(notes && { notes: JSON.stringify(notes) }),
    ...(missing && { missing: JSON.stringify(missing) }),
    ...(made && { made: JSON.stringify(made) }),
  }
  await db
    .updateTable('importEntries')
    .set({ ...changes, ...texts })
    .where('importId', '=', importId)
    .where('number', '=', number)
    .execute()
}

/**
 * The result for a source record: our record, the import that last changed it, a digest of what was read, and our fields as stored then.
 */
export type ImportedRecord = Tables['importedRecords']

export function findImported(db: Database, format: string, kind: string, sourceId: string): Promise<ImportedRecord | undefined> {
  return db
    .selectFrom('importedRecords')
    .selectAll()
    .where('format', '=', format)
    .where('kind', '=', kind)
    .where('sourceId', '=', sourceId)
    .executeTakeFirst()
}

export async function putImported(db: Database, row: ImportedRecord) {
  await db
    .insertInto('importedRecords')
    .values(row)
    .onConflict((conflict) => conflict.columns(['format', 'kind', 'sourceId']).doUpdateSet(row))
    .execute()
}

export async function deleteImported(db: Database, { format, kind, sourceId }: Pick<ImportedRecord, 'format' | 'kind' | 'sourceId'>) {
  await db.deleteFrom('importedRecords').where('format', '=', format).where('kind', '=', kind).where('sourceId', '=', sourceId).execute()
}

type EntryRow = Pick<Tables['importEntries'], (typeof entryColumns)[number]>

function toEntry({ notes, missing, oldPaths, kind, ...row }: EntryRow): ImportEntry {
  return {
    ...row,
    kind: toKind(kind),
    notes: entryTexts.parse(JSON.parse(notes)),
    missing: missingPictures.parse(JSON.parse(missing)),
    oldPaths: entryTexts.parse(JSON.parse(oldPaths)),
  }
}

const kinds: readonly string[] = sourceRecord.options.map(({ shape }) => shape.kind.value)

function toKind(kind: string): ImportEntry['kind'] {
  return kinds.includes(kind) ? (kind as ImportEntry['kind']) : 'unreadable'
}

import type { Slice } from '#domain/http/paging.ts'
import {
  type EntryCount,
  type EntryState,
  entryNotes,
  type ImportAction,
  type ImportEntry,
  type ImportState,
  type ImportTraces,
  importTraces,
  missingPictures,
  type SiteImport,
} from '#domain/imports/site-import.ts'
import { type SourceRecord, sourceRecord } from '#domain/imports/source-record.ts'
import type { Database } from '#storage/database/database.ts'
import { toRowBatches } from '#storage/database/row-batches.ts'
import type { Tables } from '#storage/database/schema.ts'

const columns = ['id', 'name', 'format', 'state', 'createdAt', 'changedAt'] as const
const entryColumns = ['number', 'kind', 'sourceId', 'title', 'place', 'action', 'state', 'notes', 'missing', 'recordId'] as const

export async function insertImport(db: Database, row: SiteImport) {
  await db.insertInto('imports').values(row).execute()
}

export function findImport(db: Database, id: string): Promise<SiteImport | undefined> {
  return db.selectFrom('imports').select(columns).where('id', '=', id).executeTakeFirst()
}

/** All imports, the newest first. */
export function listImports(db: Database): Promise<SiteImport[]> {
  return db.selectFrom('imports').select(columns).orderBy('id', 'desc').execute()
}

export async function updateImportState(db: Database, id: string, state: ImportState, changedAt: string) {
  await db.updateTable('imports').set({ state, changedAt }).where('id', '=', id).execute()
}

/** Deletes an import and its entries; what it made stays. */
export async function deleteImport(db: Database, id: string) {
  await db.deleteFrom('importEntries').where('importId', '=', id).execute()
  await db.deleteFrom('imports').where('id', '=', id).execute()
}

/** A new entry with the record that it is about. */
export type PlannedEntry = Omit<ImportEntry, 'recordId' | 'state' | 'missing'> & { record: SourceRecord | null }

export async function insertImportEntries(db: Database, importId: string, entries: PlannedEntry[]) {
  const rows = entries.map(({ notes, record, ...entry }) => ({
    ...entry,
    ...{ importId, state: 'planned' as const, missing: '[]', recordId: null, made: null },
    notes: JSON.stringify(notes),
    record: record && JSON.stringify(record),
  }))
  for (const batch of toRowBatches(rows)) await db.insertInto('importEntries').values(batch).execute()
}

export type EntryFilter = { kind?: string | undefined; action?: ImportAction | undefined; onlyNoted?: boolean }

/** The entries of an import, in the order of their source. */
export async function listImportEntries(db: Database, importId: string, { kind, action, onlyNoted }: EntryFilter, slice: Slice) {
  const rows = await db
    .selectFrom('importEntries')
    .select(entryColumns)
    .where('importId', '=', importId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? 'new'))
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

/** Entries of a kind in some state after a number, or before it if they are read from the end. */
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
  const rows = await db
    .selectFrom('importEntries')
    .select(entryColumns)
    .where('importId', '=', importId)
    .where('kind', '=', kind)
    .where('state', '=', state)
    .where('number', isBackwards ? '<' : '>', after)
    .orderBy('number', isBackwards ? 'desc' : 'asc')
    .limit(limit)
    .execute()
  return rows.map(toEntry)
}

/** The record of an entry as it was read, and what was made of it. */
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

/** Entries with pictures that are missing, after a number. */
export async function listEntriesWithMissing(db: Database, importId: string, after: number, limit: number) {
  const rows = await db
    .selectFrom('importEntries')
    .select(entryColumns)
    .where('importId', '=', importId)
    .where('missing', '<>', '[]')
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

/** What has come of a record of a source: ours, the import that made or changed it last, a digest of what was read, and our fields as they were stored then. */
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

function toEntry({ notes, missing, kind, ...row }: EntryRow): ImportEntry {
  return {
    ...row,
    kind: toKind(kind),
    notes: entryNotes.parse(JSON.parse(notes)),
    missing: missingPictures.parse(JSON.parse(missing)),
  }
}

const kinds: readonly string[] = sourceRecord.options.map(({ shape }) => shape.kind.value)

function toKind(kind: string): ImportEntry['kind'] {
  return kinds.includes(kind) ? (kind as ImportEntry['kind']) : 'unreadable'
}

import { hash } from 'node:crypto'
import { newId } from '#domain/id.ts'
import type { SourceRecord, UnreadableEntry } from '#domain/imports/source-record.ts'
import { fetchPage } from '#operations/pictures/fetch-picture.ts'
import type { Database } from '#storage/database/database.ts'
import { findImported, insertImport, insertImportEntries, type PlannedEntry, updateImportState } from '#storage/imports/imports.ts'
import type { SourceFiles } from '#storage/imports/source-files.ts'
import { findStoredRow } from '#storage/imports/stored-rows.ts'
import type { ImportParts } from './import-parts.ts'
import { toValid } from './loose-values.ts'
import { recogniseFormat } from './source-formats.ts'
import { isUpdated } from './update-record.ts'

const batch = 200

/** Reads files and plans what would be done with each of their records; nothing else is stored yet. Returns the id of the import. Throws a SourceFault. */
export async function planImport(parts: ImportParts, files: SourceFiles, name: string) {
  const { db, clock, kept } = parts
  const format = await recogniseFormat(files)
  const now = clock()
  const id = newId(now)
  const moment = now.toISOString()
  await insertImport(db, { id, name: name.slice(0, 200), format: format.name, state: 'reading', createdAt: moment, changedAt: moment })
  const seen = new Set<string>()
  let entries: PlannedEntry[] = []
  let number = 0
  for await (const read of format.read(files, { keepPicture: kept.keep, fetchPage: (address) => fetchPage(parts, address) })) {
    number += 1
    entries.push({ number, ...(await planEntry(db, format.name, read, seen)) })
    if (entries.length < batch) continue
    await insertImportEntries(db, id, entries)
    entries = []
  }
  await insertImportEntries(db, id, entries)
  await updateImportState(db, id, 'planned', clock().toISOString())
  return id
}

async function planEntry(
  db: Database,
  format: string,
  read: SourceRecord | UnreadableEntry,
  seen: Set<string>,
): Promise<Omit<PlannedEntry, 'number'>> {
  const place = (read.place ?? '').slice(0, 1000)
  if (read.kind === 'unreadable') return { ...refusal(read.reason), kind: read.kind, sourceId: '', title: read.title ?? '', place }
  const record = toValid(read, place)
  const about = { kind: read.kind, sourceId: read.sourceId.slice(0, 1000), title: toTitle(read), place }
  if (record.kind === 'unreadable') return { ...refusal(record.reason), ...about }
  const key = JSON.stringify([record.kind, record.sourceId])
  if (seen.has(key)) return { ...refusal('The source has it twice; the first one is taken.'), ...about }
  seen.add(key)
  return { ...about, record, ...(await decide(db, format, record)) }
}

async function decide(db: Database, format: string, record: SourceRecord): Promise<Pick<PlannedEntry, 'action' | 'notes'>> {
  const notes = record.warnings ?? []
  const imported = await findImported(db, format, record.kind, record.sourceId)
  if (!imported) return { action: 'new', notes }
  if (!(await findStoredRow(db, record.kind, imported.recordId)))
    return { action: 'kept', notes: ['It was imported before and deleted here since: it is not brought back.'] }
  if (imported.digest === toDigest(record)) return { action: 'same', notes: [] }
  return isUpdated(record)
    ? { action: 'changed', notes }
    : { action: 'kept', notes: ['It is here already; records of this kind are not updated.'] }
}

/** What tells two versions of a record of a source apart. */
export function toDigest({ place, warnings, ...record }: SourceRecord) {
  return hash('sha256', JSON.stringify(record))
}

function refusal(reason: string) {
  return { action: 'refused' as const, notes: [reason.slice(0, 2000)], record: null }
}

/** What the owner knows a record by. */
function toTitle(record: SourceRecord) {
  const named = record as { title?: string; name?: string; first?: string; from?: string; text?: string }
  const title = named.title ?? named.name ?? named.first ?? named.from ?? record.sourceId
  return title.replaceAll('\u0000', '').slice(0, 200)
}

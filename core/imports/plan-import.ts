import { hash } from 'node:crypto'
import type { Database } from '#core/database/database.ts'
import { fetchPage } from '#core/pictures/fetch-picture.ts'
import type { FoundCollection } from '#domain/imports/collections.ts'
import type { SourceRecord, UnreadableEntry } from '#domain/imports/source-record.ts'
import { forgetEntries } from './discard-import.ts'
import { listSourcePictures } from './fetch-source-pictures.ts'
import type { ImportParts } from './import-parts.ts'
import { findImported, insertImportEntries, type PlannedEntry, updateImport } from './import-rows.ts'
import { findStoredRow } from './imported-rows.ts'
import { toValid } from './loose-values.ts'
import type { SourceFiles } from './source-files.ts'
import type { ReadParts } from './source-format.ts'
import { recogniseFormat } from './source-formats.ts'
import { isUpdated } from './update-record.ts'

const batch = 200

/**
 * Reads the files of an import and plans what to do with each record; nothing else is stored yet. The plan of an interrupted reading is
 * made again. Returns the collections with other names than ours. Throws a SourceFault.
 */
export async function planImport(parts: ImportParts, given: SourceFiles, id: string) {
  const { db, clock, kept } = parts
  const { format, files } = await recogniseFormat(given)
  await forgetEntries(db, id)
  await updateImport(db, id, { format: format.name })
  const seen = new Set<string>()
  const sums = openSums()
  let entries: PlannedEntry[] = []
  let number = 0
  const { collections } = given
  const found: FoundCollection[] = []
  const readParts: ReadParts = {
    keepPicture: kept.keep,
    fetchPage: (address) => fetchPage(parts, address),
    collections,
    noteCollection: (name, documents) => found.push({ name, documents, target: collections?.get(name) }),
  }
  for await (const read of format.read(files, readParts)) {
    number += 1
    const entry = { number, ...(await planEntry(db, format.name, read, seen)) }
    sums.add(entry)
    entries.push(entry)
    if (entries.length < batch) continue
    await insertImportEntries(db, id, entries)
    await updateImport(db, id, { records: sums.read().records })
    entries = []
  }
  await insertImportEntries(db, id, entries)
  await updateImport(db, id, { state: 'planned', changedAt: clock().toISOString(), ...sums.read() })
  return found
}

/** Sums up a plan; a picture or an address named by several records counts once. */
function openSums() {
  const pictures = new Set<string>()
  const addresses = new Set<string>()
  let records = 0
  let drafts = 0
  return {
    add({ kind, record, action, oldPaths }: PlannedEntry) {
      if (kind !== 'unreadable') records += 1
      if (!record || (action !== 'new' && action !== 'changed')) return
      // By hash, because an address may contain a whole picture.
      for (const address of listSourcePictures(record)) pictures.add(hash('sha256', address, 'base64'))
      for (const path of oldPaths) addresses.add(path)
      if (action === 'new' && 'state' in record && record.state === 'draft') drafts += 1
    },
    read: () => ({ records, pictures: pictures.size, addresses: addresses.size, drafts }),
  }
}

async function planEntry(
  db: Database,
  format: string,
  read: SourceRecord | UnreadableEntry,
  seen: Set<string>,
): Promise<Omit<PlannedEntry, 'number'>> {
  const place = (read.place ?? '').slice(0, 1000)
  const none: string[] = []
  if (read.kind === 'unreadable')
    return { ...refusal(read.reason), kind: read.kind, sourceId: '', title: read.title ?? '', place, oldPaths: none }
  const record = toValid(read, place)
  const about = { kind: read.kind, sourceId: read.sourceId.slice(0, 1000), title: toTitle(read), place, oldPaths: none }
  if (record.kind === 'unreadable') return { ...refusal(record.reason), ...about }
  const key = JSON.stringify([record.kind, record.sourceId])
  if (seen.has(key)) return { ...refusal('It’s in the source twice; the first one is used.'), ...about }
  seen.add(key)
  return { ...about, oldPaths: listOldPaths(record), record, ...(await decide(db, format, record)) }
}

async function decide(db: Database, format: string, record: SourceRecord): Promise<Pick<PlannedEntry, 'action' | 'notes'>> {
  const notes = record.warnings ?? []
  const imported = await findImported(db, format, record.kind, record.sourceId)
  if (!imported) return { action: 'new', notes }
  if (!(await findStoredRow(db, record.kind, imported.recordId)))
    return { action: 'kept', notes: ['It was imported before and deleted here, so it won’t be imported again.'] }
  if (imported.digest === toDigest(record)) return { action: 'same', notes: [] }
  return isUpdated(record)
    ? { action: 'changed', notes }
    : { action: 'kept', notes: ['It’s already here, and this kind of record isn’t updated.'] }
}

/** Tells two versions of a source's record apart. */
export function toDigest({ place, warnings, ...record }: SourceRecord) {
  return hash('sha256', JSON.stringify(record))
}

/** The old site's addresses that will redirect to a record. */
function listOldPaths(record: SourceRecord) {
  if (record.kind === 'redirect') return [record.from]
  return 'oldPaths' in record ? [...new Set(record.oldPaths)] : []
}

function refusal(reason: string) {
  return { action: 'refused' as const, notes: [reason.slice(0, 2000)], record: null }
}

/** The name by which the owner knows a record. */
function toTitle(record: SourceRecord) {
  const named = record as { title?: string; name?: string; first?: string; from?: string; email?: string }
  const title = [named.title, named.name, named.first, named.from, named.email].find(Boolean) ?? record.sourceId
  return title.replaceAll('\u0000', '').slice(0, 200)
}

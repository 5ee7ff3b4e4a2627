import { setImmediate as nextTurn } from 'node:timers/promises'
import { inTransaction } from '#core/database/in-transaction.ts'
import { addImportedAdmin } from '#core/identity/add-imported-admin.ts'
import { readTimeZone } from '#core/settings/read-time-zone.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import type { ImportTraces } from '#domain/imports/entry-columns.ts'
import type { ImportEntry } from '#domain/imports/site-import.ts'
import { type SourceRecord, sourceKinds } from '#domain/imports/source-record.ts'
import { toPagePath } from '#domain/pages/page.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { redirectOldPaths, redirectOldPictures } from './add-redirects.ts'
import { neverAsked, openPictureFetcher, type PictureFetcher, type SourcePictures } from './fetch-source-pictures.ts'
import type { ImportParts } from './import-parts.ts'
import {
  findEntryRecord,
  findImport,
  findImported,
  listEntriesWithMissing,
  listNextEntries,
  putImported,
  updateImport,
  updateImportEntry,
} from './import-rows.ts'
import { findStoredRow } from './imported-rows.ts'
import {
  insertImportedCollection,
  insertImportedLegacyPost,
  insertImportedPage,
  insertImportedRecipe,
  insertPost,
} from './insert-content.ts'
import {
  insertImportedComment,
  insertImportedMember,
  insertImportedMessage,
  insertImportedNumbers,
  insertImportedPopup,
  insertImportedRedirect,
  insertImportedReview,
  insertImportedTerm,
} from './insert-others.ts'
import { openLaterPictures } from './later-pictures.ts'
import { toDigest } from './plan-import.ts'
import type { SourceFiles } from './source-files.ts'
import { isUpdated, type UpdatedRecord, updateRecord } from './update-record.ts'
import { RecordRefusal, type WriteContext } from './write-context.ts'

const batch = 50

/** Called, and awaited, after each record. */
export type Report = (entry: ImportEntry) => unknown

/**
 * Carries out an import's plan, one transaction a record, until it is done or someone pauses it; a paused import is left alone. Work done
 * before an interruption is not repeated. `report` is called after each record.
 */
export async function applyImport(parts: ImportParts, id: string, report: Report = () => {}) {
  const { db, clock } = parts
  const found = await findImport(db, id)
  if (!found || found.state === 'paused') return
  const fetchPictures = openPictureFetcher(parts)
  for (const kind of sourceKinds) {
    for (let after = 0; ; ) {
      const entries = await listNextEntries(db, id, { kind, state: 'planned', after, limit: batch })
      for (const entry of entries) {
        if ((await findImport(db, id))?.state !== found.state) return
        await applyEntry(parts, { id, format: found.format, entry, fetchPictures })
        await report(entry)
        await nextTurn()
      }
      after = entries.at(-1)?.number ?? after
      if (entries.length < batch) break
    }
  }
  await updateImport(db, id, { state: 'done', changedAt: clock().toISOString() }, [found.state])
}

/**
 * Retries the pictures that an import lacks, starting with those never requested, and puts them into records that nobody has changed since.
 * They are taken from `files` (the old site's uploads) if those have them. Returns how many are still missing.
 */
export async function retryPictures(parts: ImportParts, id: string, files?: SourceFiles) {
  const found = await findImport(parts.db, id)
  if (!found) return 0
  const toLater = files && (await openLaterPictures(files, parts.kept.keep))
  const fetchPictures = openPictureFetcher(parts, toLater)
  const tried = new Set<number>()
  let missing = 0
  const retryThose = async (isWanted: (entry: ImportEntry) => boolean) => {
    for (let after = 0; ; ) {
      const entries = await listEntriesWithMissing(parts.db, id, after, batch)
      for (const entry of entries.filter((one) => !tried.has(one.number) && isWanted(one))) {
        tried.add(entry.number)
        missing += await retryEntry(parts, { id, format: found.format, entry, fetchPictures })
      }
      after = entries.at(-1)?.number ?? after
      if (entries.length < batch) return
    }
  }
  await retryThose((entry) => entry.missing.some(({ reason }) => reason === neverAsked))
  await retryThose(() => true)
  return missing
}

type Work = { id: string; format: string; entry: ImportEntry; fetchPictures: PictureFetcher }

async function applyEntry(parts: ImportParts, { id, format, entry, fetchPictures }: Work) {
  const { db, clock } = parts
  if (entry.action !== 'new' && entry.action !== 'changed') return updateImportEntry(db, id, entry.number, { state: 'done' })
  const stored = await findEntryRecord(db, id, entry.number)
  if (!stored) return updateImportEntry(db, id, entry.number, { state: 'failed' })
  const { record } = stored
  const pictures = await fetchPictures(record)
  const now = clock()
  const context = { parts, format, pictures, notes: [...entry.notes], traces: startTraces(pictures), now, timeZone: await readTimeZone(db) }
  try {
    if (record.kind === 'admin') return await applyAdmin({ ...context, db }, id, entry.number, record)
    await inTransaction(db, async (transaction) => {
      const own = { ...context, db: transaction }
      // Another process may have done it in the meantime.
      if ((await findEntryRecord(transaction, id, entry.number))?.state !== 'planned') return
      const isChange = isUpdated(record) && entry.action === 'changed'
      const recordId = isChange ? await update(own, id, record) : await insert(own, id, record)
      if (recordId === undefined) throw new RecordRefusal('It has been deleted.')
      await redirectOldPictures(own, record)
      const { notes, traces } = context
      await updateImportEntry(transaction, id, entry.number, { state: 'done', recordId, notes, made: traces, missing: pictures.missing })
    })
  } catch (error) {
    if (!(error instanceof RecordRefusal)) throw error
    await updateImportEntry(db, id, entry.number, { state: 'failed', notes: [...entry.notes, error.message] })
  }
}

async function insert(context: WriteContext, importId: string, record: Exclude<SourceRecord, { kind: 'admin' }>) {
  const recordId = await insertByKind(context, record)
  await noteImported(context, importId, record, recordId, await findStoredRow(context.db, record.kind, recordId))
  return recordId
}

function insertByKind(context: WriteContext, record: Exclude<SourceRecord, { kind: 'admin' }>): Promise<string> {
  switch (record.kind) {
    case 'post':
      return insertPost(context, record)
    case 'recipe':
      return insertImportedRecipe(context, record)
    case 'page':
      return insertImportedPage(context, record)
    case 'legacyPost':
      return insertImportedLegacyPost(context, record)
    case 'collection':
      return insertImportedCollection(context, record)
    case 'comment':
      return insertImportedComment(context, record)
    case 'review':
      return insertImportedReview(context, record)
    case 'member':
      return insertImportedMember(context, record)
    case 'message':
      return insertImportedMessage(context, record)
    case 'term':
      return insertImportedTerm(context, record)
    case 'redirect':
      return insertImportedRedirect(context, record)
    case 'phoneNumbers':
      return insertImportedNumbers(context, record)
    case 'popup':
      return insertImportedPopup(context, record)
  }
}

/** Updates what the source has changed and the owner has not; returns our id of the record, undefined if it is gone. */
async function update(context: WriteContext, importId: string, record: UpdatedRecord) {
  const { db, format, notes, traces } = context
  const imported = await findImported(db, format, record.kind, record.sourceId)
  const present = imported && (await findStoredRow(db, record.kind, imported.recordId))
  if (!imported || !present) return undefined
  const { columns, isChanged, isOverruled } = await updateRecord(context, record, present, imported)
  if (!isChanged && isOverruled) notes.push('You’ve edited everything that changed in the source, so it wasn’t updated.')
  await redirectOldPaths(context, record.oldPaths, toOwnPath(record.kind, present))
  traces.before = { fields: present, imported: imported.fields, digest: imported.digest }
  await noteImported(context, importId, record, imported.recordId, columns)
  return imported.recordId
}

/** The path of a stored record on this site. */
function toOwnPath(kind: UpdatedRecord['kind'], { slug, urlSlug }: Record<string, unknown>) {
  if (kind === 'post') return toPostPath(String(urlSlug))
  return kind === 'recipe' ? toRecipePath(String(slug)) : toPagePath(String(slug))
}

async function noteImported(context: WriteContext, importId: string, record: SourceRecord, recordId: string, fields: object | undefined) {
  const { kind, sourceId, extra } = record
  await putImported(context.db, {
    ...{ format: context.format, kind, sourceId, recordId, importId },
    digest: toDigest(record),
    fields: JSON.stringify(fields ?? {}),
    extra: extra === undefined ? null : JSON.stringify(extra),
  })
}

/** Accounts are created in a transaction of their own. */
async function applyAdmin(context: WriteContext, importId: string, number: number, record: Extract<SourceRecord, { kind: 'admin' }>) {
  const { db, parts, notes, traces, now } = context
  const { email, name, password } = record
  const { added, uid } = await addImportedAdmin(parts.identity, { email, name, password, parameters: parts.scrypt, by: parts.by, now })
  if (!added) notes.push('There’s already an account with this email address. It wasn’t changed.')
  else if (!password || !parts.scrypt) notes.push('The password wasn’t imported: use ‘Forgot password?’ to set one.')
  await inTransaction(db, async (transaction) => {
    if (added) await noteImported({ ...context, db: transaction }, importId, record, uid, await findStoredRow(transaction, 'admin', uid))
    await updateImportEntry(transaction, importId, number, {
      state: added ? 'done' : 'failed',
      recordId: added ? uid : null,
      notes,
      made: traces,
    })
  })
}

async function retryEntry(parts: ImportParts, { id, format, entry, fetchPictures }: Work) {
  const stored = await findEntryRecord(parts.db, id, entry.number)
  const { record, made = noTraces } = stored ?? {}
  if (!record || !isUpdated(record)) return entry.missing.length
  const pictures = await fetchPictures(record)
  const { missing } = pictures
  if (missing.length >= entry.missing.length) {
    await updateImportEntry(parts.db, id, entry.number, { missing })
    return missing.length
  }
  const context = {
    parts,
    format,
    pictures,
    notes: [],
    traces: startTraces(pictures),
    now: parts.clock(),
    timeZone: await readTimeZone(parts.db),
  }
  await inTransaction(parts.db, async (transaction) => {
    const own = { ...context, db: transaction }
    await update(own, id, record)
    await redirectOldPictures(own, record)
    // Undoing covers both runs, and goes back to the state before the first.
    const { redirects, terms, pictures: added } = context.traces
    const both = {
      ...made,
      redirects: [...made.redirects, ...redirects],
      terms: [...made.terms, ...terms],
      pictures: [...new Set([...made.pictures, ...added])],
    }
    await updateImportEntry(transaction, id, entry.number, { missing, made: both })
  })
  return missing.length
}

const noTraces: ImportTraces = { redirects: [], terms: [], pictures: [] }

function startTraces({ stored }: SourcePictures): ImportTraces {
  return { redirects: [], terms: [], pictures: [...new Set(stored.values())] }
}

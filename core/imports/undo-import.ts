import { setImmediate as nextTurn } from 'node:timers/promises'
import { deleteBlog } from '#core/blogs/write-blog.ts'
import { deleteCollection } from '#core/collections/write-collection.ts'
import { noteChangeOf } from '#core/comments/review-change-rows.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { deletePage } from '#core/pages/write-page.ts'
import { findImage } from '#core/pictures/image-rows.ts'
import { removeIfUnused } from '#core/pictures/unused-pictures.ts'
import { deleteRecipe } from '#core/recipes/write-recipe.ts'
import { deleteRedirect } from '#core/redirects/redirect-rows.ts'
import { lockSearchIndex } from '#core/search/search-index-rows.ts'
import { isPopupEnabled, updatePopup } from '#core/settings/setting-rows.ts'
import { deleteTermRow, findTerm } from '#core/terms/term-rows.ts'
import type { ImportTraces } from '#domain/imports/entry-columns.ts'
import type { ImportEntry } from '#domain/imports/site-import.ts'
import { type SourceKind, sourceKinds } from '#domain/imports/source-record.ts'
import { listDifferences } from '#domain/revisions/record-fields.ts'
import type { Report } from './apply-import.ts'
import { emptyContact } from './fill-contact.ts'
import type { ImportParts } from './import-parts.ts'
import {
  deleteImported,
  findEntryRecord,
  findImport,
  findImported,
  type ImportedRecord,
  listNextEntries,
  putImported,
  updateImport,
  updateImportEntry,
} from './import-rows.ts'
import { countAnswers, deleteStoredRow, findStoredRow, isTermUsed } from './imported-rows.ts'
import { readImportedColumns, toComparable, writeColumns } from './update-record.ts'

const batch = 50

/** The greatest number that the column holds. */
const maxNumber = 2_147_483_647

/** Columns that change without the owner: when a post's title is copied, or when time moves a record between states. */
const unnoticed = ['updatedAt', 'searchText']

/**
 * Undoes everything that an import made and nobody has changed since, one transaction a record; resumes after an interruption. `report` is
 * called after each record.
 */
export async function undoImport(parts: ImportParts, id: string, report: Report = () => {}) {
  const { db, clock } = parts
  const found = await findImport(db, id)
  if (!found) return
  for (const kind of sourceKinds.toReversed()) {
    for (let after = maxNumber; ; ) {
      const entries = await listNextEntries(db, id, { kind, state: 'done', after, isBackwards: true, limit: batch })
      for (const entry of entries) {
        await undoEntry(parts, { id, format: found.format, kind, entry, since: found.createdAt })
        await report(entry)
        await nextTurn()
      }
      after = entries.at(-1)?.number ?? after
      if (entries.length < batch) break
    }
  }
  await updateImport(db, id, { state: 'undone', changedAt: clock().toISOString() })
}

type Work = { id: string; format: string; kind: SourceKind; entry: ImportEntry; since: string }

async function undoEntry(parts: ImportParts, { id, format, kind, entry, since }: Work) {
  const { db } = parts
  const now = parts.clock()
  if (!entry.recordId) return updateImportEntry(db, id, entry.number, { state: 'undone' })
  const made = await inTransaction(db, async (transaction) => {
    await lockSearchIndex(transaction)
    const stored = await findEntryRecord(transaction, id, entry.number)
    const imported = await findImported(transaction, format, kind, entry.sourceId)
    if (stored?.state !== 'done' || !stored.made || !imported) return undefined
    const reason = await findChange(transaction, kind, imported)
    if (reason) {
      await updateImportEntry(transaction, id, entry.number, { state: 'left', notes: [...entry.notes, reason] })
      return undefined
    }
    if (entry.action === 'changed') await takeBack(transaction, kind, imported, stored.made, now)
    else await remove(transaction, kind, imported, now)
    for (const redirect of stored.made.redirects) await deleteRedirect(transaction, redirect)
    await emptyContact(transaction, stored.made)
    for (const term of stored.made.terms) await removeTerm(transaction, term)
    await updateImportEntry(transaction, id, entry.number, { state: 'undone' })
    return stored.made
  })
  for (const reference of made?.pictures ?? []) await removePicture(parts, reference, { since, now })
}

/** Why a record stays, as a sentence for the owner; undefined if it is as the import left it. */
async function findChange(db: Database, kind: SourceKind, { recordId, fields }: ImportedRecord) {
  if (kind === 'admin') return 'Admins aren’t removed. You can remove them under Admins.'
  const present = await findStoredRow(db, kind, recordId)
  if (!present) return undefined
  const changed = listDifferences(readImportedColumns({ fields }), toComparable(present)).filter((name) => !unnoticed.includes(name))
  if (changed.length > 0) return `Not undone because it was changed since (${changed.join(', ')}).`
  if ((kind === 'post' || kind === 'recipe') && (await countAnswers(db, kind, recordId)) > 0)
    return 'Not undone because it has newer comments or reviews.'
  return undefined
}

async function takeBack(db: Database, kind: SourceKind, imported: ImportedRecord, { before }: ImportTraces, now: Date) {
  if (!before || (kind !== 'post' && kind !== 'recipe' && kind !== 'page')) return
  await writeColumns(db, kind, imported.recordId, before.fields, now)
  await putImported(db, { ...imported, fields: before.imported, digest: before.digest })
}

async function remove(db: Database, kind: SourceKind, imported: ImportedRecord, now: Date) {
  const { recordId } = imported
  await deleteImported(db, imported)
  if (kind === 'post') await deleteBlog(db, recordId, now)
  else if (kind === 'recipe') await deleteRecipe(db, Number(recordId), now)
  else if (kind === 'page') await deletePage(db, recordId, now)
  else if (kind === 'collection') await deleteCollection(db, recordId, now)
  else if (kind === 'term') await deleteTermRow(db, recordId)
  else if (kind === 'redirect') await deleteRedirect(db, recordId)
  // It was switched, so it was the opposite before.
  else if (kind === 'popup') await updatePopup(db, !(await isPopupEnabled(db)))
  else if (kind !== 'admin') {
    if (kind === 'review') await noteChangeOf(db, [recordId], now)
    await deleteStoredRow(db, kind, recordId)
  }
}

/** Deletes a term that an import made, unless someone has used or described it. */
async function removeTerm(db: Database, id: string) {
  const term = await findTerm(db, id)
  if (term && term.description === '' && term.picture === '' && !(await isTermUsed(db, id))) await deleteTermRow(db, id)
}

/** Deletes a picture that an import stored and nothing shows any more. */
async function removePicture(parts: ImportParts, reference: string, { since, now }: { since: string; now: Date }) {
  const name = reference.slice('/images/'.length)
  const image = await findImage(parts.db, name)
  if (!image || image.createdAt < since) return
  const file = await removeIfUnused(parts.db, name, now)
  if (file) await parts.files.remove(file)
}

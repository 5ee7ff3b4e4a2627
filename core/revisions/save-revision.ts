import type { Database } from '#core/database/database.ts'
import { announcePublication } from '#core/events/announce-publication.ts'
import { writeLog } from '#core/identity/admin-log.ts'
import { readSureTime } from '#core/jobs/watch-clock.ts'
import type { Actor } from '#domain/identity/log-entry.ts'
import { listDifferences, type RecordFields } from '#domain/revisions/record-fields.ts'
import { listOutdated } from '#domain/revisions/retention.ts'
import { describeRevision, type Saved } from './describe-revision.ts'
import { toRecordEntry, toSavedWords } from './log-words.ts'
import {
  deleteRevisions,
  deleteRevisionsOf,
  findLatestRevision,
  insertRevision,
  listRevisionsBelow,
  type VersionOf,
} from './revision-rows.ts'
import { deleteContinuedCopy, deleteWorkingCopy, endWorkingCopy, releaseWorkingCopies, type WorkingCopy } from './working-copy-rows.ts'

/**
 * Who saves, the revision that their form started from, the working copy that is saved, and those that it continues. Without `base`, the form
 * replaces what is stored. `keepsBuiltIn`: nothing that ships with the site may be replaced. `isLogged` false: the caller writes the log entry.
 */
export type Editing = {
  base?: number | undefined
  copyId?: string | undefined
  continued?: Pick<WorkingCopy, 'id' | 'savedAt'>[] | undefined
  author?: Author | undefined
  keepsBuiltIn?: boolean
  isLogged?: false
}

export type Author = Actor

type Save = {
  before?: Saved | undefined
  after: Saved
  editing: Editing
  /** The noun for the record in the log, if its kind is too general. */
  one?: string | undefined
}

/** The number of the newest revision of a record; 1 for a record without revisions. */
export async function findRevisionNumber(db: Database, record: VersionOf) {
  return (await findLatestRevision(db, record))?.number ?? 1
}

/**
 * Adds a revision and a log entry in the transaction that saves a record, announces visible changes, and deletes the saved working copy. If the
 * record has no history, its previous version becomes the first revision. Returns the number of the newest revision: a save without changes
 * adds none.
 */
export async function saveRevision(db: Database, record: VersionOf, { before, after, editing, one }: Save) {
  const { author, copyId, continued = [] } = editing
  if (author && copyId) await deleteWorkingCopy(db, copyId, author.uid)
  if (author) for (const copy of continued) await deleteContinuedCopy(db, { ...copy, authorId: author.uid })
  const isNew = !before || isChanged(before.fields, after.fields)
  await announcePublication(db, record, {
    before: before && toShown(before),
    after: toShown(after),
    isChanged: isNew,
    now: new Date(after.at),
  })
  const latest = await findLatestRevision(db, record)
  if (before && !latest)
    await insert(db, record, {
      number: 1,
      saved: before,
      summary: 'Earliest known version',
      author: undefined,
      copyId: undefined,
    })
  const number = (latest?.number ?? (before ? 1 : 0)) + 1
  const summary = describeRevision(before, after)
  if (summary === undefined) {
    // No revision refers to the copy, and a request for it may still be in flight.
    if (author && copyId) await endWorkingCopy(db, { id: copyId, authorId: author.uid, author: author.name, savedAt: after.at })
    return number - 1
  }
  await insert(db, record, { number, saved: after, summary, author, copyId })
  if (author && editing.isLogged !== false) {
    const { title, name } = after.fields
    const entry = toRecordEntry(record, String(title ?? name ?? ''), toSavedWords(before?.state, after.state), one)
    await writeLog(db, author, entry, new Date(after.at))
  }
  await dropOutdated(db, record, { number, now: after.at })
  return number
}

function toShown({ state, fields: { urlSlug, slug } }: Saved) {
  return { state, slug: String(urlSlug ?? slug ?? '') }
}

/** Whether a save changes any form field. */
export function isChanged(before: RecordFields, after: RecordFields) {
  return listDifferences(before, after).length > 0
}

/** Deletes the versions of a permanently deleted record. Unsaved text is kept for a new record. */
export async function forgetVersions(db: Database, record: VersionOf) {
  await deleteRevisionsOf(db, record)
  await releaseWorkingCopies(db, record)
}

type NewRevision = { number: number; saved: Saved; summary: string; author: Author | undefined; copyId: string | undefined }

async function insert(db: Database, { kind, id }: VersionOf, { number, saved, summary, author, copyId }: NewRevision) {
  const fields = JSON.stringify(saved.fields)
  await insertRevision(db, {
    ...{ kind, number, summary, fields },
    recordId: String(id),
    createdAt: saved.at,
    authorId: author?.uid ?? '',
    author: author?.name ?? '',
    size: fields.length,
    savedFrom: copyId || null,
  })
}

async function dropOutdated(db: Database, record: VersionOf, { number, now }: { number: number; now: string }) {
  const earlier = await listRevisionsBelow(db, record, number, 10_000)
  const sure = await readSureTime(db, new Date(now))
  await deleteRevisions(db, record, listOutdated(earlier, sure?.time.toISOString()))
}

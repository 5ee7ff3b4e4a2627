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
 * Who saves, from which revision their form began, the working copy that is saved, and those that it went on with. Without `base` the form replaces what
 * is stored. `keepsBuiltIn`: nothing that ships with the site may be replaced. `isLogged` false: the caller logs what was done.
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
  /** What the log calls the record, where its kind does not say it. */
  one?: string | undefined
}

/** The number of the newest revision of a record; of one that was stored before there were any, 1. */
export async function findRevisionNumber(db: Database, record: VersionOf) {
  return (await findLatestRevision(db, record))?.number ?? 1
}

/**
 * Adds a revision to the history of a record and an entry to the log, in the transaction that saves it, announces what visitors see of it, and deletes the working copy that was saved. What a record without a
 * history was before becomes its first revision. Returns the number of the newest revision: a save that changes nothing adds none.
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
    // No revision mentions the copy, and a message about it may still be under way.
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

/** Whether a save changes what the form fills in. */
export function isChanged(before: RecordFields, after: RecordFields) {
  return listDifferences(before, after).length > 0
}

/** Deletes the versions of a permanently deleted record. Unsaved text becomes that of a new record. */
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

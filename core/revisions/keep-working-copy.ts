import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { isOriginalPage } from '#core/pages/original-page.ts'
import { findPublication, toRecordKey } from '#core/publication/publication-rows.ts'
import { isIn, lastOf } from '#domain/span.ts'
import { findLatestRevision, isSavedCopy, type RevisionHead, type VersionOf } from './revision-rows.ts'
import type { Author } from './save-revision.ts'
import {
  deleteContinuedCopy,
  deleteWorkingCopiesBefore,
  endWorkingCopy,
  findWorkingCopy,
  listWorkingCopies,
  upsertWorkingCopy,
  type WorkingCopy,
} from './working-copy-rows.ts'

/** Days until a working copy is deleted after it was last touched. */
const keptDays = 30
/** How long after its last change a form counts as open. */
const openMilliseconds = 2 * 60 * 1000
const mostListed = 10

/** The values of a form by field name, as typed; repeated fields as a JSON array. */
export type TypedFields = Record<string, string>

/** A change sent by an open form. `after` is the sequence of the state that `fields` changes; 0 if it has all fields. */
type CopyChange = {
  id: string
  record: VersionOf
  /** The revision that the form started from; 0 for a new record. */
  base: number
  sequence: number
  after: number
  fields: TypedFields
  /** The copies that this one continues. */
  continued?: Pick<WorkingCopy, 'id' | 'savedAt'>[]
}

/**
 * `again`: the server doesn't have the earlier state, so all fields are needed. `newer`: a revision saved since; `isGone`: the record was
 * permanently deleted, and the copy now belongs to a new record. `others` also have the record open, '' being the author in another window.
 */
type KeptCopy =
  | { outcome: 'kept'; savedAt: string; newer: RevisionHead | undefined; others: string[]; isGone?: boolean }
  | { outcome: 'again' | 'saved' }

/** Stores what was typed in an open form. Does nothing if the form has been saved or a later state is stored. */
export function keepWorkingCopy(db: Database, change: CopyChange, author: Author, now: Date): Promise<KeptCopy> {
  const { id, record, base, sequence, after, continued = [] } = change
  return inTransaction(db, async (transaction) => {
    if (await isSavedCopy(transaction, id)) return { outcome: 'saved' }
    const earlier = after > 0 ? await findWorkingCopy(transaction, id) : undefined
    if (after > 0 && (earlier?.sequence !== after || earlier.authorId !== author.uid)) return { outcome: 'again' }
    const fields = JSON.stringify({ ...(earlier && readCopyFields(earlier)), ...change.fields })
    const savedAt = now.toISOString()
    const { kind } = record
    const isGone = record.id !== '' && !(await isRecordStored(transaction, record))
    const of = isGone ? { recordId: '', base: 0 } : { recordId: String(record.id), base }
    const copy = { id, kind, ...of, authorId: author.uid, author: author.name, sequence, savedAt, fields }
    if (!(await upsertWorkingCopy(transaction, copy))) return { outcome: 'again' }
    for (const one of continued) if (one.id !== id) await deleteContinuedCopy(transaction, { ...one, authorId: author.uid })
    if (isGone) return { outcome: 'kept', savedAt, newer: undefined, others: [], isGone }
    if (base === 0) return { outcome: 'kept', savedAt, newer: undefined, others: [] }
    const latest = await findLatestRevision(transaction, record)
    const others = await listOthers(transaction, copy, now)
    if (!latest || latest.number <= base) return { outcome: 'kept', savedAt, newer: undefined, others }
    return { outcome: 'kept', savedAt, newer: { ...latest, author: latest.authorId === author.uid ? '' : latest.author }, others }
  })
}

/** The unsaved copies of a record, newest first: the author's own and those of others. */
export async function readWorkingCopies(db: Database, record: VersionOf, { uid }: Author) {
  const copies = await listWorkingCopies(db, record, mostListed)
  return { own: copies.filter(({ authorId }) => authorId === uid), others: copies.filter(({ authorId }) => authorId !== uid) }
}

/** Discards what the author typed in an open form, including requests still in flight. */
export function discardWorkingCopy(db: Database, id: string, { uid, name }: Author, now: Date) {
  return endWorkingCopy(db, { id, authorId: uid, author: name, savedAt: now.toISOString() })
}

export function readCopyFields({ fields }: Pick<WorkingCopy, 'fields'>): TypedFields {
  return JSON.parse(fields)
}

/** Deletes copies that weren't touched for 30 days by the trusted clock. */
export function forgetWorkingCopies(db: Database, sureTime: Date) {
  return deleteWorkingCopiesBefore(db, new Date(sureTime.getTime() - keptDays * 24 * 60 * 60 * 1000).toISOString())
}

/** Settings can't be deleted, and text of a deleted term couldn't be saved anywhere else. */
export async function isRecordStored(db: Database, { kind, id }: VersionOf) {
  if (kind === 'settings' || kind === 'term' || (kind === 'page' && isOriginalPage(String(id)))) return true
  return (await findPublication(db, toRecordKey(kind, id))) !== undefined
}

/** Who has changed the record elsewhere in the last minutes, '' being the author in another window. */
async function listOthers(db: Database, { id, kind, recordId, authorId }: WorkingCopy, now: Date) {
  const recently = lastOf(openMilliseconds, now)
  const copies = await listWorkingCopies(db, { kind, id: recordId }, mostListed)
  const open = copies.filter((copy) => copy.id !== id && isIn(recently, copy.savedAt))
  return [...new Set(open.map((copy) => (copy.authorId === authorId ? '' : copy.author)))]
}

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

/** The values of a form by field name, as they were typed; those of repeated fields as a JSON array. */
export type TypedFields = Record<string, string>

/** What one open form sends. `after` is the sequence of the state that `fields` changes; 0 if they are all fields. */
type CopyChange = {
  id: string
  record: VersionOf
  /** The revision that the form began with; 0 for a new record. */
  base: number
  sequence: number
  after: number
  fields: TypedFields
  /** The copies that this one went on with. */
  continued?: Pick<WorkingCopy, 'id' | 'savedAt'>[]
}

/** `again`: the server has no such earlier state, so all fields are needed. `newer`: somebody has saved since; `isGone`: the record was deleted for good, and the copy is one of a new record now. `others` have the record open as well. One's own other window is ''. */
type KeptCopy =
  | { outcome: 'kept'; savedAt: string; newer: RevisionHead | undefined; others: string[]; isGone?: boolean }
  | { outcome: 'again' | 'saved' }

/** Stores what is typed in an open form. One whose text was saved meanwhile, or of which a later state is stored, changes nothing. */
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

/** The copies of a record that are not saved yet, the newest first: one's own, and those of others. */
export async function readWorkingCopies(db: Database, record: VersionOf, { uid }: Author) {
  const copies = await listWorkingCopies(db, record, mostListed)
  return { own: copies.filter(({ authorId }) => authorId === uid), others: copies.filter(({ authorId }) => authorId !== uid) }
}

/** Throws away what the author typed in an open form, and what may still be under way of it. */
export function discardWorkingCopy(db: Database, id: string, { uid, name }: Author, now: Date) {
  return endWorkingCopy(db, { id, authorId: uid, author: name, savedAt: now.toISOString() })
}

/** The typed fields of a copy. */
export function readCopyFields({ fields }: Pick<WorkingCopy, 'fields'>): TypedFields {
  return JSON.parse(fields)
}

/** Deletes the copies that were not touched for 30 days by the trusted clock. */
export function forgetWorkingCopies(db: Database, sureTime: Date) {
  return deleteWorkingCopiesBefore(db, new Date(sureTime.getTime() - keptDays * 24 * 60 * 60 * 1000).toISOString())
}

/** Settings can't be deleted, and the text of a deleted term could go nowhere. */
export async function isRecordStored(db: Database, { kind, id }: VersionOf) {
  if (kind === 'settings' || kind === 'term' || (kind === 'page' && isOriginalPage(String(id)))) return true
  return (await findPublication(db, toRecordKey(kind, id))) !== undefined
}

/** Who has changed the record elsewhere in the last minutes, '' being another window of one's own. */
async function listOthers(db: Database, { id, kind, recordId, authorId }: WorkingCopy, now: Date) {
  const recently = lastOf(openMilliseconds, now)
  const copies = await listWorkingCopies(db, { kind, id: recordId }, mostListed)
  const open = copies.filter((copy) => copy.id !== id && isIn(recently, copy.savedAt))
  return [...new Set(open.map((copy) => (copy.authorId === authorId ? '' : copy.author)))]
}

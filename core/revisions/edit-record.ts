import { deleteOldAddressesOf } from '#core/addresses/old-address-rows.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { announcePublication } from '#core/events/announce-publication.ts'
import { deleteSentFormsOf } from '#core/forms/sent-form-rows.ts'
import { findPublication, findSlug, toRecordKey } from '#core/publication/publication-rows.ts'
import { lockSearchIndex } from '#core/search/search-index-rows.ts'
import type { RecordFields } from '#domain/revisions/record-fields.ts'
import type { DeletableKind } from '#domain/revisions/version-kinds.ts'
import { type Conflict, planEdit, retryWhileStale, staleRevision } from './plan-edit.ts'
import { findLatestRevision, type VersionOf } from './revision-rows.ts'
import { type Editing, findRevisionNumber, forgetVersions } from './save-revision.ts'

/** The result of `prepare`: what `write` needs, or why the record can't be saved. */
type Prepared = { ok: true } | { ok: false }
type Ready<Result> = Extract<Result, { ok: true }>

/** How a kind of record is edited and saved. */
type RecordEdit<Stored, Draft extends RecordFields, Result extends Prepared, Written extends object> = {
  key: VersionOf
  editing: Editing
  find: (db: Database) => Promise<Stored | undefined>
  /** The form fields of a stored record. */
  toFields: (stored: Stored) => RecordFields
  /** What was typed, comparable with those fields. */
  toDraft: (earlier: Stored) => Draft
  /** Converts stored fields for display, if that differs. */
  toShown?: (fields: RecordFields) => Promise<RecordFields>
  /** Checks the merged draft and does what takes time, such as fetching pictures, before the transaction. */
  prepare: (draft: Draft, earlier: Stored) => Promise<Result>
  /** Stores the record with a revision, in the transaction. */
  write: (transaction: Database, saved: { present: Stored; draft: Draft; ready: Ready<Result> }) => Promise<Written>
}

/** `taken` lists the fields that others have changed. */
type EditOutcome<Result, Written> =
  | ({ ok: true; taken: string[] } & Written)
  | { ok: false; reason: 'gone' }
  | { ok: false; reason: 'conflict'; conflict: Conflict }
  | Extract<Result, { ok: false }>

/**
 * Saves an edited record. Changes that others saved since the form was opened are merged or cause a conflict. Writers take turns, and retry if
 * another one was faster.
 */
export function editRecord<Stored, Draft extends RecordFields, Result extends Prepared, Written extends object>(
  db: Database,
  { key, editing, find, toFields, toDraft, toShown, prepare, write }: RecordEdit<Stored, Draft, Result, Written>,
): Promise<EditOutcome<Result, Written>> {
  type Outcome = EditOutcome<Result, Written>
  return retryWhileStale<Outcome>(async () => {
    const latest = await findLatestRevision(db, key)
    const earlier = await find(db)
    if (!earlier) return { ok: false, reason: 'gone' }
    const merging = { latest, draft: toDraft(earlier), stored: toFields(earlier), editing, ...(toShown && { toShown }) }
    const plan = await planEdit(db, key, merging)
    if (!plan.ok) return plan
    const { draft, number, taken } = plan
    const ready = await prepare(draft, earlier)
    if (!isReady(ready)) return ready as Extract<Result, { ok: false }>
    return inTransaction(db, async (transaction): Promise<Outcome | typeof staleRevision> => {
      await lockSearchIndex(transaction)
      const present = await find(transaction)
      if (!present) return { ok: false, reason: 'gone' }
      if ((await findRevisionNumber(transaction, key)) !== number) return staleRevision
      return { ok: true, taken, ...(await write(transaction, { present, draft, ready })) }
    })
  })
}

function isReady<Result extends Prepared>(result: Result): result is Ready<Result> {
  return result.ok
}

/**
 * Deletes the data of a permanently deleted record: its old addresses, the ids of the forms that it was sent with, and its versions. Announces the
 * deletion if it was public.
 */
export async function forgetRecord(db: Database, kind: DeletableKind, id: string | number, now: Date) {
  const key = toRecordKey(kind, id)
  const before = { state: (await findPublication(db, key))?.state, slug: (await findSlug(db, key)) ?? '' }
  await announcePublication(db, key, { before, after: undefined, now })
  await deleteOldAddressesOf(db, kind, String(id))
  await deleteSentFormsOf(db, String(id))
  await forgetVersions(db, { kind, id })
}

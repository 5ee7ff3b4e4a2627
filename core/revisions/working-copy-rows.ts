import type { Database } from '#core/database/database.ts'
import type { Tables } from '#core/database/schema.ts'
import type { VersionOf } from './revision-rows.ts'

// Unsaved form contents: one copy for each time that a form is opened. For new records, `recordId` is ''.

export type WorkingCopy = Tables['workingCopies']

/** Stores a copy, or replaces its earlier state; returns false if a later state is stored. */
export async function upsertWorkingCopy(db: Database, copy: WorkingCopy) {
  const { base, sequence, savedAt, fields } = copy
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('workingCopies')
    .values(copy)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ base, sequence, savedAt, fields })
        .where('workingCopies.sequence', '<', sequence)
        .where('workingCopies.authorId', '=', copy.authorId),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export function findWorkingCopy(db: Database, id: string): Promise<WorkingCopy | undefined> {
  return db.selectFrom('workingCopies').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The newest copies of a record, by all authors. */
export function listWorkingCopies(db: Database, { kind, id }: VersionOf, limit: number): Promise<WorkingCopy[]> {
  const ofRecord = db.selectFrom('workingCopies').selectAll().where('kind', '=', kind).where('recordId', '=', String(id))
  return ofRecord.orderBy('savedAt', 'desc').limit(limit).execute()
}

export async function deleteWorkingCopy(db: Database, id: string, authorId: string) {
  await db.deleteFrom('workingCopies').where('id', '=', id).where('authorId', '=', authorId).execute()
}

/** The values of an ended copy: no record, no text, and a sequence that no request exceeds. */
const ended = { kind: 'settings', recordId: '', base: 0, sequence: 2_147_483_647, fields: '{}' } as const

/** Empties an author's copy permanently, even if it isn't stored yet, so that a request in flight can't restore it. `savedAt` is now. */
export async function endWorkingCopy(db: Database, copy: Pick<WorkingCopy, 'id' | 'authorId' | 'author' | 'savedAt'>) {
  const insertion = db.insertInto('workingCopies').values({ ...copy, ...ended })
  await insertion
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...ended, savedAt: copy.savedAt })
        .where('workingCopies.authorId', '=', copy.authorId),
    )
    .execute()
}

/** Deletes a copy that its author continued elsewhere, unless it was changed after `savedAt`. */
export async function deleteContinuedCopy(db: Database, { id, savedAt, authorId }: Pick<WorkingCopy, 'id' | 'savedAt' | 'authorId'>) {
  const copy = db.deleteFrom('workingCopies').where('id', '=', id).where('savedAt', '=', savedAt)
  await copy.where('authorId', '=', authorId).execute()
}

/** Turns the copies of a permanently deleted record into copies of a new one, since the typed text exists nowhere else. */
export async function releaseWorkingCopies(db: Database, { kind, id }: VersionOf) {
  const copies = db.updateTable('workingCopies').set({ recordId: '', base: 0 }).where('kind', '=', kind)
  await copies.where('recordId', '=', String(id)).execute()
}

/** Deletes the copies last touched before a time (ISO 8601). */
export async function deleteWorkingCopiesBefore(db: Database, time: string) {
  await db.deleteFrom('workingCopies').where('savedAt', '<', time).execute()
}

/** Whether any working copy contains a picture (`/images/{id}`). Scans them all. */
export async function isPictureInWorkingCopies(db: Database, reference: string) {
  const copy = db.selectFrom('workingCopies').select('id').where('fields', 'like', `%${reference}%`)
  return (await copy.limit(1).executeTakeFirst()) !== undefined
}

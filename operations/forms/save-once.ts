import { createHash } from 'node:crypto'
import type { Database } from '#storage/database/database.ts'
import { deleteSentFormsBefore, findSentForm, insertSentForm } from '#storage/forms/sent-forms.ts'
import { retryConflicts } from './retry-conflicts.ts'

/** A form as it was rendered: an id of its own, so that a double click or a resent form is known. '' is never known again. */
export type SentForm = { formId: string; said: unknown; now: Date }

/** The record that a form made. */
export type SavedRecord = { recordId: string; slug: string }

const keptMilliseconds = 7 * 24 * 60 * 60 * 1000

/**
 * Makes a record by `insert`, in a transaction that is repeated when an address was taken in the same moment. The same form, saying the same,
 * makes it once and answers the first record again; one that says something else was changed by its writer and makes another.
 */
export function saveOnce(db: Database, form: SentForm, insert: (db: Database) => Promise<SavedRecord>) {
  const { formId, now } = form
  return retryConflicts(db, async (transaction): Promise<SavedRecord> => {
    const earlier = await findSaved(transaction, form)
    if (earlier) return earlier
    const record = await insert(transaction)
    await deleteSentFormsBefore(transaction, new Date(now.getTime() - keptMilliseconds).toISOString())
    if (formId) await insertSentForm(transaction, { id: toFingerprint(form), ...record, createdAt: now.toISOString() })
    return record
  })
}

/** What the same form made before, or undefined. */
export async function findSaved(db: Database, form: SentForm): Promise<SavedRecord | undefined> {
  return form.formId ? findSentForm(db, toFingerprint(form)) : undefined
}

function toFingerprint({ formId, said }: SentForm) {
  return createHash('sha256')
    .update(JSON.stringify([formId, said]))
    .digest('hex')
}

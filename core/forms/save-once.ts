import { hash } from 'node:crypto'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { deleteSentFormsBefore, findSentForm, insertSentForm } from './sent-form-rows.ts'

/** A submitted form: `formId` is unique to each rendering, so that a double click or a resend is recognised; with '' it isn't. */
export type SentForm = { formId: string; said: unknown; now: Date }

/** The record that a form created. */
export type SavedRecord = { recordId: string; slug: string }

const retentionMilliseconds = 7 * 24 * 60 * 60 * 1000

/**
 * Creates a record by `insert`, in a transaction that is retried on conflicts. The same form with the same content creates it once, and
 * returns that record again; with other content it creates another record.
 */
export function saveOnce(db: Database, form: SentForm, insert: (db: Database) => Promise<SavedRecord>) {
  const { formId, now } = form
  return inTransaction(db, async (transaction): Promise<SavedRecord> => {
    const earlier = await findSaved(transaction, form)
    if (earlier) return earlier
    const record = await insert(transaction)
    if (formId) await insertSentForm(transaction, { id: toFingerprint(form), ...record, createdAt: now.toISOString() })
    return record
  })
}

/** Forgets the forms that had been sent a week before a time that is sure. */
export function forgetSentForms(db: Database, sureTime: Date) {
  return deleteSentFormsBefore(db, new Date(sureTime.getTime() - retentionMilliseconds).toISOString())
}

/** The record that the same form created before, or undefined. */
export async function findSaved(db: Database, form: SentForm): Promise<SavedRecord | undefined> {
  return form.formId ? findSentForm(db, toFingerprint(form)) : undefined
}

function toFingerprint({ formId, said }: SentForm) {
  return hash('sha256', JSON.stringify([formId, said]))
}

import type { Database } from '#core/database/database.ts'
import type { Tables } from '#core/database/schema.ts'

/** The record that a form created when it was first sent, or undefined when the form is new. */
export function findSentForm(db: Database, id: string) {
  return db.selectFrom('sentForms').select(['recordId', 'slug']).where('id', '=', id).executeTakeFirst()
}

/** Records what a form created. A form that is recorded already is a conflict. */
export async function insertSentForm(db: Database, form: Tables['sentForms']) {
  await db.insertInto('sentForms').values(form).execute()
}

/** Deletes the forms that created a record that is being deleted: sent again, they create another. */
export async function deleteSentFormsOf(db: Database, recordId: string) {
  await db.deleteFrom('sentForms').where('recordId', '=', recordId).execute()
}

/** Deletes the forms that were sent before a moment (ISO 8601). */
export async function deleteSentFormsBefore(db: Database, moment: string) {
  await db.deleteFrom('sentForms').where('createdAt', '<', moment).execute()
}

/** Deletes all of them, because what they created may be gone: sent again, they create it again. */
export async function deleteSentForms(db: Database) {
  await db.deleteFrom('sentForms').execute()
}

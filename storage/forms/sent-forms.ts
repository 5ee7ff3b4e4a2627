import type { Database } from '#storage/database/database.ts'
import type { Tables } from '#storage/database/schema.ts'

/** What a form made when it was first sent, or undefined when it is new. */
export function findSentForm(db: Database, id: string) {
  return db.selectFrom('sentForms').select(['recordId', 'slug']).where('id', '=', id).executeTakeFirst()
}

/** Notes what a form made. One that is noted already is a conflict. */
export async function insertSentForm(db: Database, form: Tables['sentForms']) {
  await db.insertInto('sentForms').values(form).execute()
}

/** Forgets the forms that made a record, which is gone: sent again, they make another. */
export async function deleteSentFormsOf(db: Database, recordId: string) {
  await db.deleteFrom('sentForms').where('recordId', '=', recordId).execute()
}

/** Forgets the forms that were sent before a moment (ISO 8601). */
export async function deleteSentFormsBefore(db: Database, moment: string) {
  await db.deleteFrom('sentForms').where('createdAt', '<', moment).execute()
}

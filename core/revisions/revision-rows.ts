import type { Database } from '#core/database/database.ts'
import type { Tables } from '#core/database/schema.ts'

// The versions of records: each save adds one. `kind` and `recordId` identify the record, `number` counts from 1.

export type Revision = Tables['revisions']

/** The record that a version belongs to. */
export type VersionOf = { kind: Revision['kind']; id: string | number }

/** A revision without its fields, for lists. */
export type RevisionHead = Omit<Revision, 'fields' | 'savedFrom'>

const headColumns = ['kind', 'recordId', 'number', 'createdAt', 'authorId', 'author', 'summary', 'size'] as const

export async function insertRevision(db: Database, revision: Revision) {
  await db.insertInto('revisions').values(revision).execute()
}

/** The newest revision of a record, or undefined for one without a history. */
export async function findLatestRevision(db: Database, { kind, id }: VersionOf): Promise<RevisionHead | undefined> {
  const ofRecord = db.selectFrom('revisions').select(headColumns).where('kind', '=', kind).where('recordId', '=', String(id))
  return ofRecord.orderBy('number', 'desc').limit(1).executeTakeFirst()
}

export function findRevision(db: Database, { kind, id }: VersionOf, number: number): Promise<Revision | undefined> {
  const ofRecord = db.selectFrom('revisions').selectAll().where('kind', '=', kind).where('recordId', '=', String(id))
  return ofRecord.where('number', '=', number).executeTakeFirst()
}

/** Whether a working copy has been saved. */
export async function isSavedCopy(db: Database, copyId: string) {
  return (await db.selectFrom('revisions').select('number').where('savedFrom', '=', copyId).executeTakeFirst()) !== undefined
}

/** Up to `limit` revisions of a record below a number, newest first. */
export async function listRevisionsBelow(db: Database, { kind, id }: VersionOf, number: number, limit: number) {
  const ofRecord = db.selectFrom('revisions').select(headColumns).where('kind', '=', kind).where('recordId', '=', String(id))
  return ofRecord.where('number', '<', number).orderBy('number', 'desc').limit(limit).execute()
}

export async function deleteRevisions(db: Database, { kind, id }: VersionOf, numbers: number[]) {
  if (numbers.length === 0) return
  await db.deleteFrom('revisions').where('kind', '=', kind).where('recordId', '=', String(id)).where('number', 'in', numbers).execute()
}

export async function deleteRevisionsOf(db: Database, { kind, id }: VersionOf) {
  await db.deleteFrom('revisions').where('kind', '=', kind).where('recordId', '=', String(id)).execute()
}

/** Whether any revision contains a picture (`/images/{id}`). Scans them all. */
export async function isPictureInRevisions(db: Database, reference: string) {
  const revision = db.selectFrom('revisions').select('number').where('fields', 'like', `%${reference}%`)
  return (await revision.limit(1).executeTakeFirst()) !== undefined
}

import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import type { Viewer } from '#core/identity/admin-sessions.ts'
import { readCopyFields, readWorkingCopies, type TypedFields } from '#core/revisions/keep-working-copy.ts'
import type { VersionOf } from '#core/revisions/revision-rows.ts'
import { findRevisionNumber } from '#core/revisions/save-revision.ts'
import { toAuthor } from './to-author.ts'
import { isUnsaved } from './unsaved-copies.ts'

/** What a form of a record begins with beside its stored fields. */
export type EditingStart = {
  /** The signed-in admin's id. */
  account: string
  revision: number
  copyId: string
  /** What one typed before and did not save, the newest first. */
  copies: { id: string; base: number; savedAt: string; fields: TypedFields }[]
  /** Others who have typed something that they did not save. */
  unsavedBy: { author: string; savedAt: string }[]
}

/** `stored` holds the form values of the record; a copy that says the same is not mentioned. */
export async function readEditing(
  context: Readonly<RouterContextProvider>,
  viewer: Viewer,
  record: VersionOf,
  stored: TypedFields,
): Promise<EditingStart> {
  const { db } = context.get(services)
  const isNew = record.id === ''
  const revision = isNew ? 0 : await findRevisionNumber(db, record)
  const { own, others } = await readWorkingCopies(db, record, toAuthor(viewer))
  const copies = own
    .map(({ id, base, savedAt, fields }) => ({ id, base, savedAt, fields: readCopyFields({ fields }) }))
    .filter(({ fields }) => isUnsaved(fields, stored))
  const unsavedBy = isNew ? [] : others.map(({ author, savedAt }) => ({ author, savedAt }))
  return { ...nothingBegun(viewer), revision, copies, unsavedBy }
}

/** A new record begins with what one typed before and did not save, or with `stored`, also when that can't be read. */
export function readBegun(context: Readonly<RouterContextProvider>, viewer: Viewer, kind: VersionOf['kind'], stored: TypedFields = {}) {
  const read = () => readEditing(context, viewer, { kind, id: '' }, stored)
  return withOutageFallback(context, 'Error fetching working copies', read, nothingBegun(viewer))
}

function nothingBegun({ uid }: Viewer): EditingStart {
  return { account: uid, revision: 0, copyId: randomUUID(), copies: [], unsavedBy: [] }
}

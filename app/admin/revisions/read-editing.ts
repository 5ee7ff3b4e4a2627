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

/** What a record's form starts with besides its stored fields. */
export type EditingStart = {
  /** The signed-in admin's id. */
  account: string
  revision: number
  copyId: string
  /** One's own unsaved input, newest first. */
  copies: { id: string; base: number; savedAt: string; fields: TypedFields }[]
  /** Others who have unsaved changes. */
  unsavedBy: { author: string; savedAt: string }[]
}

/** `stored` holds the record's form values; a copy with the same values is not mentioned. */
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

/** A new record starts with unsaved input from before, or with `stored`, including when that can't be read. */
export function readBegun(context: Readonly<RouterContextProvider>, viewer: Viewer, kind: VersionOf['kind'], stored: TypedFields = {}) {
  const read = () => readEditing(context, viewer, { kind, id: '' }, stored)
  return withOutageFallback(context, 'Error fetching working copies', read, nothingBegun(viewer))
}

function nothingBegun({ uid }: Viewer): EditingStart {
  return { account: uid, revision: 0, copyId: randomUUID(), copies: [], unsavedBy: [] }
}

import { data, type RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { catchOutage } from '#app/outage.ts'
import { forbidden } from '#app/responses.ts'
import { listOwners, type OwnedKey } from '#core/publication/publication-rows.ts'
import type { VersionOf } from '#core/revisions/revision-rows.ts'
import { mayChange } from '#domain/identity/roles.ts'
import { isShared, kindFacts } from '#domain/revisions/version-kinds.ts'
import { type Admin, requireRight } from './require-admin.ts'

/** A post by its id, a recipe by its number, or what admins with a right share; '' for one that is not stored yet. */
type Key = VersionOf

/** Refuses with 403 when one of these records is not the admin's to change. What doesn't exist is for the caller to tell. */
export async function requireRecord(context: Readonly<RouterContextProvider>, admin: Admin, ...keys: Key[]) {
  for (const { kind } of keys) requireRight(admin, kindFacts[kind].right)
  const owned = keys.filter(({ kind, id }) => !isShared(kind) && id !== '')
  for (const kind of ['blog', 'recipe'] as const) {
    const ids = owned.flatMap((key) => (key.kind === kind ? [key.id] : []))
    const isChangeable = await readChangeable(context, admin, kind, ids)
    if (!ids.every(isChangeable)) throw forbidden()
  }
}

/** Which of these posts or recipes the admin may change. */
export async function readChangeable(
  context: Readonly<RouterContextProvider>,
  admin: Admin,
  kind: OwnedKey['kind'],
  ids: VersionOf['id'][],
) {
  // Whoever may change everybody's needs no owners, and no database, to be told so.
  if (mayChange(admin, null)) return () => true
  const read = () => listOwners(context.get(services).db, kind, ids)
  const owners = await catchOutage(context, read, () => {
    throw data('unavailable', { status: 503 })
  })
  return (id: VersionOf['id']) => {
    const ownerId = owners.get(String(id))
    return ownerId === undefined || mayChange(admin, ownerId)
  }
}

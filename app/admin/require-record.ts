import { data, type RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { catchOutage } from '#app/outage.ts'
import { forbidden } from '#app/responses.ts'
import { listOwners, type OwnedKey } from '#core/publication/publication-rows.ts'
import type { VersionOf } from '#core/revisions/revision-rows.ts'
import { mayChange } from '#domain/identity/roles.ts'
import { isShared, kindFacts } from '#domain/revisions/version-kinds.ts'
import { type Admin, requireRight } from './require-admin.ts'

/** A post by its id, a recipe by its number, or what admins with a right share; '' for an unsaved one. */
type Key = VersionOf

/** Throws 403 if the admin may not change one of these records. Missing records are left to the caller. */
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
  // Admins who may change everyone's records need no look-up of owners.
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

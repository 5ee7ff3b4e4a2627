import { data, type RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { catchOutage } from '#app/outage.ts'
import { mayChange } from '#domain/identity/roles.ts'
import { listOwners, type RecordKey } from '#storage/publication/publications.ts'
import type { Admin } from './require-admin.ts'

/** A post by its id, or a recipe by its number. */
type Key = { kind: RecordKey['kind']; id: RecordKey['id'] }

/** Refuses with 403 when one of these posts or recipes is not the admin's to change. What doesn't exist is for the caller to tell. */
export async function requireRecord(context: Readonly<RouterContextProvider>, admin: Admin, ...keys: Key[]) {
  for (const kind of ['blog', 'recipe'] as const) {
    const ids = keys.flatMap((key) => (key.kind === kind ? [key.id] : []))
    const isChangeable = await readChangeable(context, admin, kind, ids)
    if (!ids.every(isChangeable)) throw data('forbidden', { status: 403 })
  }
}

/** Which of these posts or recipes the admin may change. */
export async function readChangeable(
  context: Readonly<RouterContextProvider>,
  admin: Admin,
  kind: RecordKey['kind'],
  ids: RecordKey['id'][],
) {
  // Whoever may change everybody's needs no owners, and no database, to be told so.
  if (mayChange(admin, null)) return () => true
  const read = () => listOwners(context.get(services).db, kind, ids)
  const owners = await catchOutage(context, read, () => {
    throw data('unavailable', { status: 503 })
  })
  return (id: RecordKey['id']) => {
    const ownerId = owners.get(String(id))
    return ownerId === undefined || mayChange(admin, ownerId)
  }
}

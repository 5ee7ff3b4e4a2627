import { z } from 'zod'
import type { Role } from '#domain/identity/roles.ts'
import { listKindsOf } from './notice-kinds.ts'

const rhythm = z.enum(['now', 'hourly', 'daily', 'never'])

/** What an admin with a role chooses: a rhythm of each kind that the role may be told of. */
export function toNoticeDraft(role: Role) {
  return z.object(Object.fromEntries(listKindsOf(role).map((kind) => [kind, rhythm])))
}

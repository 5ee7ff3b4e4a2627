import { z } from 'zod'
import type { Role } from '#domain/identity/roles.ts'
import { listKindsOf } from './notice-kinds.ts'

const rhythm = z.enum(['now', 'hourly', 'daily', 'never'])

/** An admin's choices: a rhythm for each kind that the role may be told about. */
export function toNoticeDraft(role: Role) {
  return z.object(Object.fromEntries(listKindsOf(role).map((kind) => [kind, rhythm])))
}

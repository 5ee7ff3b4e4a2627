import { z } from 'zod'
import { hasRight } from '#domain/identity/roles.ts'
import type { Editing } from '#operations/revisions/save-revision.ts'
import type { Admin } from '../require-admin.ts'
import { toAuthor } from './to-author.ts'

const typedBase = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

/** Where a submitted form of a record began, and who sends it. A form that doesn't say replaces what is stored. */
export function readBase(typed: Record<string, string>, viewer: Admin): Editing {
  return {
    base: typedBase.safeParse(typed.base).data,
    copyId: z.uuid().safeParse(typed.copyId).data,
    continued: z.uuid().safeParse(typed.continued).data,
    author: toAuthor(viewer),
    keepsBuiltIn: !hasRight(viewer.role, 'edit'),
  }
}

import { z } from 'zod'
import type { Viewer } from '#operations/identity/admin-sessions.ts'
import type { Editing } from '#operations/revisions/save-revision.ts'
import { toAuthor } from './to-author.ts'

const typedBase = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

/** Where a submitted form of a record began, and who sends it. A form that doesn't say replaces what is stored. */
export function readBase(typed: Record<string, string>, viewer: Viewer): Editing {
  return {
    base: typedBase.safeParse(typed.base).data,
    copyId: z.uuid().safeParse(typed.copyId).data,
    continued: z.uuid().safeParse(typed.continued).data,
    author: toAuthor(viewer),
  }
}

import { z } from 'zod'
import type { Editing } from '#core/revisions/save-revision.ts'
import { hasRight } from '#domain/identity/roles.ts'
import type { Admin } from '../require-admin.ts'
import { toAuthor } from './to-author.ts'

/** A working copy, as forms refer to it. */
export const keptCopy = z.object({ id: z.uuid(), savedAt: z.iso.datetime() })

const typedBase = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

/** The working copies that a form continued, as `{id}@{savedAt}`. */
const continuedCopies = z
  .string()
  .max(10_000)
  .transform((typed) =>
    typed.split(' ').map((copy) => ({ id: copy.slice(0, copy.indexOf('@')), savedAt: copy.slice(copy.indexOf('@') + 1) })),
  )
  .pipe(z.array(keptCopy))

/** The revision that a submitted form started from, and its sender. A form that doesn't say replaces what is stored. */
export function readBase(typed: Record<string, string>, viewer: Admin): Editing {
  return {
    base: typedBase.safeParse(typed.base).data,
    copyId: z.uuid().safeParse(typed.copyId).data,
    continued: continuedCopies.safeParse(typed.continued).data ?? [],
    author: toAuthor(viewer),
    keepsBuiltIn: !hasRight(viewer.role, 'edit'),
  }
}

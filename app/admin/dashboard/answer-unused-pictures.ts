import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { services } from '#app/context.ts'
import { checkFields } from '#app/forms.ts'
import { badRequest } from '#app/responses.ts'
import { deleteUnusedPictures, keepUnusedPictures } from '#core/pictures/unused-pictures.ts'
import { countOf } from '#domain/text/count-of.ts'
import { answerChange } from '../change-answer.ts'
import type { Admin } from '../require-admin.ts'

/** `before` is the time that the question was about: what became unused later is not touched. */
const unusedPictures = z.object({ unused: z.enum(['keep', 'delete']), before: z.iso.datetime() })

/** Deletes the pictures that the dashboard asked about, or keeps them. */
export async function answerUnusedPictures(context: Readonly<RouterContextProvider>, fields: Record<string, string>, by: Admin) {
  const asked = checkFields(fields, fields, unusedPictures)
  if (!asked.ok) throw badRequest()
  const { unused, before } = asked.value
  const { db, uploads, pictures, clock } = context.get(services)
  const link = '/admin/media?view=unused'
  if (unused === 'keep') {
    const change = () => keepUnusedPictures(db, before, clock())
    const log = { kind: 'pages', what: 'kept the unused pictures', link } as const
    return answerChange(context, { by, log, change, done: 'Pictures kept', failed: 'That didn’t work. Try again in a minute.' })
  }
  let deleted = 0
  return answerChange(context, {
    by,
    log: { kind: 'pages', what: 'deleted unused pictures', link },
    change: async () => {
      deleted = await deleteUnusedPictures({ db, uploads, pictures }, before, clock())
    },
    done: () => `${countOf(deleted, 'picture')} deleted`,
    failed: 'The pictures could not be deleted right now. Try again in a minute.',
  })
}

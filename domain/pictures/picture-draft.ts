import { z } from 'zod'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { optionalText, typedText } from '#domain/forms/typed-text.ts'
import { focusStep, middle } from './focus.ts'

const percent = z.coerce
  .number('Enter a number from 0 to 100')
  .min(0, 'Enter a number from 0 to 100')
  .max(100, 'Enter a number from 0 to 100')
  .transform((typed) => Math.round(typed / focusStep) * focusStep)

/** The id of an upload. */
export const pictureId = z.string().regex(/^[0-9a-f]{64}$/)

/** What the owner entered for a picture, as submitted. The middle is stored as no focal point. */
export const pictureDraft = z
  .object({ title: optionalText(editorLimits.title), alt: optionalText(editorLimits.imageAlt), focusX: percent, focusY: percent })
  .transform(({ title, alt, focusX: x, focusY: y }) => ({ title, alt, focus: x === middle.x && y === middle.y ? undefined : { x, y } }))

export type PictureDraft = z.infer<typeof pictureDraft>

/** An uploaded file's name as a title: without its extension. */
export const uploadTitle = z
  .string()
  .transform((name) =>
    name
      .replace(/^.*[\\/]/, '')
      .replace(/\.\w{1,5}$/, '')
      .slice(0, editorLimits.title),
  )
  .pipe(typedText({ max: editorLimits.title }))
  .default('')

/** Which pictures to delete: one (`id`) or the selected ones (`ids`). */
export const pictureDeletion = z.object({ id: pictureId.optional(), ids: z.array(pictureId).max(200) })

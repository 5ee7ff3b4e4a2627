import { z } from 'zod'
import { uploadedPicture } from '#domain/forms/editor-fields.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { optionalText } from '#domain/forms/typed-text.ts'
import { readColour, writeColour } from './contrast.ts'

/** The form of the site's look as submitted; '' means the default design. */
export const lookDraft = z.object({
  accent: optionalText(20).transform((typed, context) => {
    if (typed === '') return ''
    const colour = readColour(typed)
    if (colour) return writeColour(colour)
    context.addIssue({ code: 'custom', message: 'Enter a color like #0f766e, or leave it empty' })
    return z.NEVER
  }),
  logo: uploadedPicture(),
  socialPicture: uploadedPicture(),
  icon: uploadedPicture(),
  socialAlt: optionalText(editorLimits.imageAlt),
})

export type LookDraft = z.infer<typeof lookDraft>

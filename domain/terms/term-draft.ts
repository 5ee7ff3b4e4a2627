import { z } from 'zod'
import { pictureAddress, textOrNothing } from '#domain/forms/editor-fields.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { optionalText, typedText } from '#domain/forms/typed-text.ts'
import { joinNames, splitNames, toTermSlug } from './term.ts'

const unreadable = 'Use at least one letter or digit'

/** A name of a term. Commas separate names. */
const termName = typedText({ max: editorLimits.label, required: 'Enter a name' })
  .transform((name) => name.replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .refine((name) => !name.includes(','), 'Names can’t contain commas')
      .refine((name) => toTermSlug(name) !== '', unreadable),
  )

/** A new term as submitted. */
export const newTermDraft = z.object({ name: termName })

/** The name of the term that another is merged into. */
export const mergeDraft = z.object({ into: termName })

/** A term as submitted from its page. */
export const termDraft = z.object({
  name: termName,
  description: optionalText(editorLimits.termDescription),
  picture: pictureAddress(),
  pictureAlt: textOrNothing(editorLimits.imageAlt),
})

export type TermDraft = z.infer<typeof termDraft>

/** Comma-separated names as typed: null for none, undefined from a form without the field. */
export function typedNames() {
  const names = z
    .string()
    .refine((text) => splitNames(text).every((name) => name.length <= editorLimits.label), `Keep each to ${editorLimits.label} characters`)
    .refine((text) => splitNames(text).length <= editorLimits.namesOfOne, `Enter at most ${editorLimits.namesOfOne}`)
    .transform((text) => joinNames(splitNames(text)))
  return typedText({ max: editorLimits.names }).pipe(names).optional()
}

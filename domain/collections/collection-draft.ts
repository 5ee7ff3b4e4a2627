import { z } from 'zod'
import { pictureAddress, textOrNothing, typedWholeNumber } from '#domain/forms/editor-fields.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { optionalText, typedText } from '#domain/forms/typed-text.ts'

const lastPlace = 1000

/** The lines of a text, without empty ones. */
const typedLines = optionalText(editorLimits.content).transform((text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
)

/** A collection as submitted: each line of `recipes` names one. An empty `urlSlug` follows the title. */
export const collectionDraft = z.object({
  title: typedText({ max: editorLimits.title, required: 'Enter a title' }),
  urlSlug: optionalText(editorLimits.slug),
  intro: optionalText(editorLimits.termDescription),
  picture: pictureAddress(),
  pictureAlt: textOrNothing(editorLimits.imageAlt),
  recipes: typedLines.refine((lines) => lines.length <= editorLimits.recipesOfOne, `Keep it to ${editorLimits.recipesOfOne} recipes`),
  homePlace: typedWholeNumber(1, lastPlace),
})

export type CollectionDraft = z.infer<typeof collectionDraft>

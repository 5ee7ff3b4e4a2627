import { z } from 'zod'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { optionalText, typedText } from '#domain/forms/typed-text.ts'
import { pageLayouts } from './page.ts'

/** A page as submitted. An empty `urlSlug` follows the title; the built-in pages keep theirs. */
export const pageDraft = z.object({
  title: typedText({ max: editorLimits.title, required: 'Enter a title' }),
  urlSlug: optionalText(editorLimits.slug),
  intro: optionalText(editorLimits.longLine),
  content: optionalText(editorLimits.content),
  description: optionalText(editorLimits.seoDescription),
  layout: z.enum(pageLayouts, 'Choose a layout'),
})

export type PageDraft = z.infer<typeof pageDraft>

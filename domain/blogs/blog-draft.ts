import { z } from 'zod'
import { pictureAddress, typedKeywords, uploadedPicture } from '#domain/forms/editor-fields.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { optionalText, typedText } from '#domain/forms/typed-text.ts'
import { typedNames } from '#domain/terms/term-draft.ts'
import { toMachineDate } from '#domain/text/dates.ts'

/** Message for a new post without a picture. */
export const pictureRequired = 'Please upload an image or provide an image URL'

/** Message for an edited post without a required field. */
export const allFieldsRequired = 'All fields are required!'

const unreadableDate = 'Enter a date like 2026-11-21'

const orNull = (text: string) => text || null

const extras = {
  imageBase64: uploadedPicture().transform(orNull),
  imageLink: pictureAddress().transform(orNull),
  imageAlt: optionalText(editorLimits.imageAlt).transform(orNull),
  seoTitle: optionalText(editorLimits.seoTitle).transform(orNull),
  seoDescription: optionalText(editorLimits.seoDescription).transform(orNull),
  seoKeywords: typedKeywords().transform(orNull),
  tags: typedNames(),
  comments: oneOrNothing('closed'),
  disclosure: oneOrNothing('affiliate'),
  pinText: typedText({ max: editorLimits.pinText }).transform(orNull).optional(),
}

/** A new post as submitted. If `urlSlug` is empty, it is derived from the title. */
export const newBlogDraft = z
  .object({
    title: typedText({ max: editorLimits.title, required: 'Enter a title' }),
    formattedDate: typedDate('Enter a date'),
    author: typedText({ max: editorLimits.author, required: 'Enter an author' }),
    content: optionalText(editorLimits.content),
    urlSlug: optionalText(editorLimits.slug),
    ...extras,
  })
  // Also checked when other fields are invalid, so that all messages appear at once.
  .refine(hasPicture, { error: pictureRequired, path: ['imageBase64'], when: () => true })

/** An edited post as submitted. Its picture is optional; submitting the present `urlSlug` keeps the address. */
export const editedBlogDraft = z.object({
  title: typedText({ max: editorLimits.title, required: allFieldsRequired }),
  formattedDate: typedDate(allFieldsRequired),
  author: typedText({ max: editorLimits.author, required: allFieldsRequired }),
  content: typedText({ max: editorLimits.content, required: allFieldsRequired }).refine((html) => !isBlankHtml(html), allFieldsRequired),
  urlSlug: typedText({ max: editorLimits.slug, required: allFieldsRequired }),
  ...extras,
})

/** A draft of a post as submitted: nothing is required yet. */
export const unfinishedBlogDraft = z.object({
  title: optionalText(editorLimits.title),
  formattedDate: optionalText(editorLimits.date).refine((text) => text === '' || isReadableDate(text), unreadableDate),
  author: optionalText(editorLimits.author),
  content: optionalText(editorLimits.content),
  urlSlug: optionalText(editorLimits.slug),
  ...extras,
})

/** A validated post from any form. */
export type BlogDraft = z.infer<typeof newBlogDraft>

/** A choice, or none (null); undefined from a form without the field, which keeps the present one. */
function oneOrNothing<Value extends string>(value: Value) {
  return z
    .union([z.literal(''), z.literal(value)])
    .transform((typed) => (typed === value ? value : null))
    .optional()
}

function typedDate(required: string) {
  return typedText({ max: editorLimits.date, required }).refine(isReadableDate, unreadableDate)
}

function isReadableDate(text: string) {
  return toMachineDate(text) !== undefined
}

/** An invalid link has a message of its own. */
function hasPicture(draft: { imageBase64: string | null; imageLink: string | null }) {
  return Boolean(draft.imageBase64) || draft.imageLink !== null
}

/** Whether HTML from the editor has no content: empty, white space, or only empty paragraphs. */
export function isBlankHtml(html: string) {
  return html.replace(/<\/?p(?:\s[^>]*)?>|<br\s*\/?>|&nbsp;|\s/gi, '') === ''
}

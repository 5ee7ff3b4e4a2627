import { z } from 'zod'
import { pictureAddress, typedKeywords, uploadedPicture } from '#domain/forms/editor-fields.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { optionalText, typedText } from '#domain/forms/typed-text.ts'
import { toMachineDate } from '#domain/text/dates.ts'

/** What the form says when a new post has no picture. */
export const pictureRequired = 'Please upload an image or provide an image URL'

/** What the form says when something that an edited post must have is missing. */
export const allFieldsRequired = 'All fields are required!'

const extras = {
  imageBase64: uploadedPicture(),
  imageLink: pictureAddress(),
  imageAlt: optionalText(editorLimits.imageAlt),
  seoTitle: optionalText(editorLimits.seoTitle),
  seoDescription: optionalText(editorLimits.seoDescription),
  seoKeywords: typedKeywords(),
}

/** A new post as the owner sends it. `urlSlug` may be empty: the title gives it then. */
export const newBlogDraft = z
  .object({
    title: typedText({ max: editorLimits.title, required: 'Enter a title' }),
    formattedDate: typedDate('Enter a date'),
    author: typedText({ max: editorLimits.author, required: 'Enter an author' }),
    content: optionalText(editorLimits.content),
    urlSlug: optionalText(editorLimits.slug),
    ...extras,
  })
  // Asked also when other fields are wrong, so that everything is said at once.
  .refine(hasPicture, { error: pictureRequired, path: ['imageBase64'], when: () => true })

/** A post as the owner sends it back from the edit form. Its picture is optional; the present `urlSlug` keeps the address. */
export const editedBlogDraft = z.object({
  title: typedText({ max: editorLimits.title, required: allFieldsRequired }),
  formattedDate: typedDate(allFieldsRequired),
  author: typedText({ max: editorLimits.author, required: allFieldsRequired }),
  content: typedText({ max: editorLimits.content, required: allFieldsRequired }).refine((html) => !isBlankHtml(html), allFieldsRequired),
  urlSlug: typedText({ max: editorLimits.slug, required: allFieldsRequired }),
  ...extras,
})

/** A post as accepted from either form. */
export type BlogDraft = z.infer<typeof newBlogDraft>

function typedDate(required: string) {
  const isReadable = (text: string) => toMachineDate(text) !== undefined
  return typedText({ max: editorLimits.date, required }).refine(isReadable, 'Enter a date like 2026-11-21')
}

/** A link that is wrong has its own message. */
function hasPicture(draft: { imageBase64?: string; imageLink?: string }) {
  return Boolean(draft.imageBase64) || draft.imageLink !== ''
}

/** Whether HTML from the editor says nothing: empty, white space only, or nothing but empty paragraphs. */
export function isBlankHtml(html: string) {
  return html.replace(/<\/?p(?:\s[^>]*)?>|<br\s*\/?>|&nbsp;|\s/gi, '') === ''
}

import { z } from 'zod'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { typedEmail, typedText } from '#domain/forms/typed-text.ts'

/** An approved comment as the public may see it: never with the e-mail address. */
export type PublicComment = { id: string; name: string; comment: string; createdAt: string }

/** A comment as the owner sees it (collection `comments`). */
export type Comment = PublicComment & { blogId: string; blogTitle: string; email: string; approved: boolean; path: string }

/** A comment as a visitor sends it. */
export const commentDraft = z.object({
  name: typedText({ max: fieldLimits.name, required: 'Enter your name' }),
  email: typedEmail(),
  comment: typedText({ max: fieldLimits.comment, required: 'Write a comment first' }),
})

/** A comment as accepted from the form. */
export type CommentDraft = z.infer<typeof commentDraft>

import { z } from 'zod'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import type { Reply } from '#domain/forms/reply.ts'
import { typedEmail, typedText } from '#domain/forms/typed-text.ts'

/** An approved comment, without the author's email address, and the owner's answer. */
export type PublicComment = { id: string; name: string; comment: string; createdAt: string } & Partial<Reply>

/** A comment in the admin (collection `comments`). */
export type Comment = PublicComment & { blogId: string; blogTitle: string; email: string; approved: boolean; path: string }

/** A comment as a visitor sends it. */
export const commentDraft = z.object({
  name: typedText({ max: fieldLimits.name, required: 'Enter your name' }),
  email: typedEmail(),
  comment: typedText({ max: fieldLimits.comment, required: 'Write a comment first' }),
})

/** A comment as accepted from the form. */
export type CommentDraft = z.infer<typeof commentDraft>

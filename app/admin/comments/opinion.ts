import type { ReviewPhoto } from '#domain/comments/review-photo.ts'
import type { Reply } from '#domain/forms/reply.ts'

/** A comment, a review or a question that the owner moderates. */
export type Opinion = {
  id: string
  name: string
  email: string
  /** Empty for a review of stars alone. */
  text: string
  createdAt: string
  approved: boolean
  stars?: number
  /** Those of a review. */
  photos?: ReviewPhoto[]
  /** Marks a question among the reviews. */
  isQuestion?: boolean
  /** Why it is among the spam, as sentences. */
  spam?: string[]
  /** A remark for the moderator. */
  note?: string | undefined
} & Partial<Reply>

/** Entries about one post or recipe; `path` is its public page, if it has one. */
export type OpinionGroup = { id: string; title: string; path?: string; opinions: Opinion[] }

/** Singular and plural of the entries' name: 'comment', 'comments'. */
export type OpinionWords = { one: string; many: string }

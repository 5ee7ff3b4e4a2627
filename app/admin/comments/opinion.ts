import type { ReviewPhoto } from '#domain/comments/review-photo.ts'
import type { Reply } from '#domain/forms/reply.ts'

/** A comment, review or question to moderate. */
export type Opinion = {
  id: string
  name: string
  email: string
  /** Empty for a review with only stars. */
  text: string
  createdAt: string
  approved: boolean
  stars?: number
  /** For a review. */
  photos?: ReviewPhoto[]
  /** Marks a question among the reviews. */
  isQuestion?: boolean
  /** Why it is in the spam, as sentences. */
  spam?: string[]
  /** A note for the moderator. */
  note?: string | undefined
} & Partial<Reply>

/** Entries about one post or recipe; `path` is its public page, if it has one. */
export type OpinionGroup = { id: string; title: string; path?: string; opinions: Opinion[] }

/** Singular and plural of the entries' name: 'comment', 'comments'. */
export type OpinionWords = { one: string; many: string }

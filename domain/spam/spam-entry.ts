import type { Comment } from '#domain/comments/comment.ts'
import type { Question } from '#domain/comments/question.ts'
import type { Review } from '#domain/comments/review.ts'
import type { NewReviewPhoto, ReviewPhoto } from '#domain/comments/review-photo.ts'
import type { Contact } from '#domain/people/contact-draft.ts'
import type { User } from '#domain/people/join-draft.ts'
import type { Writing } from './spam-score.ts'

/** What a visitor can send, each with its stored fields. */
export type Submitted =
  | { kind: 'comment'; row: Omit<Comment, 'path'> }
  | { kind: 'review'; row: Review; photos?: NewReviewPhoto[] }
  | { kind: 'question'; row: Question }
  | { kind: 'message'; row: Contact }
  | { kind: 'member'; row: User }

type Unstamped<Entry> = Entry extends { row: infer Row } ? Omit<Entry, 'row'> & { row: Omit<Row, 'id' | 'createdAt'> } : never

/** The same before it has an id and a time. */
export type NewSubmitted = Unstamped<Submitted>

/** The admin's lists, by their tables, and the kinds in each. */
export const spamLists = { comments: ['comment'], reviews: ['review', 'question'], contacts: ['message'], users: ['member'] } as const

export type SpamList = keyof typeof spamLists

export type SpamKind = Submitted['kind']

/** The admin list for a kind. */
export const listOf = {
  comment: 'comments',
  review: 'reviews',
  question: 'reviews',
  message: 'contacts',
  member: 'users',
} as const satisfies Record<SpamKind, SpamList>

/**
 * Spam as the owner sees it. `about` is the id of the post or recipe, '' without one; `heldAt` is when it was marked as spam (ISO 8601).
 */
export type SpamEntry = Writing & {
  id: string
  kind: SpamKind
  about: string
  reasons: string[]
  createdAt: string
  heldAt: string
  photos?: ReviewPhoto[]
}

/** An entry's text. */
export function toWriting({ kind, row }: NewSubmitted | Submitted): Writing {
  if (kind === 'comment') return { name: row.name, email: row.email, text: row.comment }
  if (kind === 'message') return { name: `${row.first} ${row.last}`.trim(), email: row.email, text: row.message }
  if (kind === 'member') return { name: row.fullName, email: row.email, text: '' }
  return { name: row.name, email: row.email, text: row.text }
}

/** The post or recipe that an entry is about, '' for none. */
export function toSubject({ kind, row }: Submitted) {
  if (kind === 'comment') return row.blogId
  return kind === 'review' || kind === 'question' ? String(row.recipeId) : ''
}

import { insertComment } from '#core/comments/comment-rows.ts'
import { insertQuestion } from '#core/comments/question-rows.ts'
import { insertReviewPhotos } from '#core/comments/review-photo-rows.ts'
import { insertReview } from '#core/comments/review-rows.ts'
import type { Database } from '#core/database/database.ts'
import { insertContact, insertUser } from '#core/people/people-rows.ts'
import type { Submitted } from '#domain/spam/spam-entry.ts'

/** Stores what a visitor sent in its table: at once, or once it turns out not to be spam. */
export async function storeSubmitted(db: Database, entry: Submitted) {
  if (entry.kind === 'comment') return insertComment(db, entry.row)
  if (entry.kind === 'question') return insertQuestion(db, entry.row)
  if (entry.kind === 'message') return insertContact(db, entry.row)
  if (entry.kind === 'member') return insertUser(db, entry.row)
  await insertReview(db, entry.row)
  await insertReviewPhotos(db, entry.row, entry.photos ?? [])
}

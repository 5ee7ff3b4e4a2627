import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { deleteRows } from '#core/database/visitor-rows.ts'
import { acceptSubmission, type Sender, type SubmissionOutcome } from '#core/forms/accept-submission.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import type { Blog } from '#domain/blogs/blog.ts'
import { areCommentsClosed } from '#domain/blogs/comments-open.ts'
import type { CommentDraft } from '#domain/comments/comment.ts'
import type { QuestionDraft, ReviewDraft } from '#domain/comments/opinion-drafts.ts'
import { planApproval } from '#domain/comments/review.ts'
import type { NewReviewPhoto } from '#domain/comments/review-photo.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { changeApproval } from './approve.ts'
import { noteChangeOf } from './review-change-rows.ts'
import { listReviewsOfSamePeople } from './review-rows.ts'

type Commented = Pick<Blog, 'id' | 'title' | 'comments' | 'publishedAt'>

/** Stores a visitor's comment on a post, pending the owner's approval; rejected if the post takes no comments. */
export async function postComment(db: Database, blog: Commented, draft: CommentDraft, sender: Sender): Promise<SubmissionOutcome> {
  const { closeCommentsAfter } = await findSettings(db)
  if (areCommentsClosed(blog, closeCommentsAfter, sender.now)) return { ok: false, reason: 'closed' }
  const identity = [blog.id, draft.email.toLowerCase(), draft.comment]
  const row = { ...draft, blogId: blog.id, blogTitle: blog.title, approved: false }
  return acceptSubmission(db, sender, identity, { kind: 'comment', row })
}

/** Stores a visitor's question about a recipe, pending the owner's approval or answer. */
export function askQuestion(db: Database, recipe: Pick<Recipe, 'id'>, draft: QuestionDraft, sender: Sender) {
  const identity = [String(recipe.id), draft.email.toLowerCase(), draft.text]
  return acceptSubmission(db, sender, identity, { kind: 'question', row: { ...draft, recipeId: recipe.id, approved: false } })
}

/** Photos whose files are stored, and the hashes of the submitted files, by which a repeated review is recognised. */
type Photos = { photos: NewReviewPhoto[]; hashes: string[] }

/** Stores a visitor's review of a recipe, pending the owner's approval. An earlier one by the same person stays visible until then. */
export function reviewRecipe(
  db: Database,
  recipe: Pick<Recipe, 'id'>,
  draft: ReviewDraft,
  sender: Sender,
  { photos, hashes }: Photos = { photos: [], hashes: [] },
) {
  const identity = [String(recipe.id), draft.email.toLowerCase(), String(draft.stars), draft.text, ...hashes]
  return acceptSubmission(db, sender, identity, { kind: 'review', row: { ...draft, recipeId: recipe.id, approved: false }, photos })
}

/** Approves these reviews, all or nothing, each in place of earlier ones of its recipe from the same e-mail address, whose ids are returned. */
export function approveReviews(db: Database, ids: string[], now: Date) {
  return inTransaction(db, async (transaction) => {
    const { shown, replaced } = planApproval(await listReviewsOfSamePeople(transaction, ids), ids)
    await noteChangeOf(transaction, shown, now, false)
    await deleteRows(transaction, 'reviews', replaced)
    return { count: await changeApproval(transaction, 'reviews', shown, { approved: true, now }), replaced }
  })
}

import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { countAllBlogs } from '#core/blogs/all-blog-rows.ts'
import { countComments } from '#core/comments/comment-rows.ts'
import { countReviewsAndQuestions } from '#core/comments/review-question-rows.ts'
import { countUnreadContacts } from '#core/people/people-rows.ts'
import { countAllRecipes } from '#core/recipes/all-recipe-rows.ts'
import { hasRight, type Role } from '#domain/identity/roles.ts'

/**
 * The numbers on the sidebar badges: posts, the owner's recipes, comments, and reviews with questions, awaiting approval, and unread messages. Undefined when a count failed.
 */
export type AdminCounts = Record<'blogs' | 'recipes' | 'pendingComments' | 'pendingReviews' | 'unreadMessages', number | undefined>

/** Counts what the badges of a role show. A failed count is logged and left undefined. */
export async function readAdminCounts(context: Readonly<RouterContextProvider>, role: Role): Promise<AdminCounts> {
  const { db } = context.get(services)
  const mayEdit = hasRight(role, 'edit')
  const [blogs, recipes, pendingComments, pendingReviews, unreadMessages] = await Promise.all([
    withOutageFallback(context, 'Error counting blogs', () => countAllBlogs(db), undefined),
    withOutageFallback(context, 'Error counting recipes', () => countAllRecipes(db), undefined),
    mayEdit
      ? withOutageFallback(context, 'Error counting pending comments', () => countComments(db, { approved: false }), undefined)
      : undefined,
    mayEdit
      ? withOutageFallback(context, 'Error counting pending reviews', () => countReviewsAndQuestions(db, { approved: false }), undefined)
      : undefined,
    hasRight(role, 'run')
      ? withOutageFallback(context, 'Error counting unread messages', () => countUnreadContacts(db), undefined)
      : undefined,
  ])
  return { blogs, recipes, pendingComments, pendingReviews, unreadMessages }
}

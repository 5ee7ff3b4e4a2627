import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { countAllBlogs } from '#core/blogs/all-blog-rows.ts'
import { countComments } from '#core/comments/comment-rows.ts'
import { countReviewsAndQuestions } from '#core/comments/review-question-rows.ts'
import type { Database } from '#core/database/database.ts'
import { countLinks } from '#core/links/link-rows.ts'
import { countUnreadContacts } from '#core/people/people-rows.ts'
import { countAllRecipes } from '#core/recipes/all-recipe-rows.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { hasRight, type Role } from '#domain/identity/roles.ts'

/**
 * The numbers on the sidebar badges: posts, the owner's recipes, comments, and reviews with questions, awaiting approval, unread messages, and dead links. Undefined when a count failed.
 */
export type AdminCounts = Record<
  'blogs' | 'recipes' | 'pendingComments' | 'pendingReviews' | 'unreadMessages' | 'deadLinks',
  number | undefined
>

/** Counts what the badges of a role show. A failed count is logged and left undefined. */
export async function readAdminCounts(context: Readonly<RouterContextProvider>, role: Role): Promise<AdminCounts> {
  const { db } = context.get(services)
  const mayEdit = hasRight(role, 'edit')
  const [blogs, recipes, pendingComments, pendingReviews, unreadMessages, deadLinks] = await Promise.all([
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
    mayEdit ? withOutageFallback(context, 'Error counting dead links', () => countDeadLinks(db), undefined) : undefined,
  ])
  return { blogs, recipes, pendingComments, pendingReviews, unreadMessages, deadLinks }
}

/** None while checking is off. */
async function countDeadLinks(db: Database) {
  return (await findSettings(db)).checkLinks === 'on' ? countLinks(db, 'dead') : 0
}

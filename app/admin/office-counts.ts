import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { readOrGoWithout } from '#app/degraded.ts'
import { countBlogs } from '#storage/blogs/blogs.ts'
import { countComments } from '#storage/blogs/comments.ts'
import { countRecipes } from '#storage/recipes/recipes.ts'
import { countReviews } from '#storage/recipes/reviews.ts'

/** The numbers on the badges: posts, the owner's recipes, comments and reviews that await approval. One that could not be read is undefined. */
export type OfficeCounts = Record<'blogs' | 'recipes' | 'pendingComments' | 'pendingReviews', number | undefined>

/** Counts what the badges say; a failed count is logged and left out. */
export async function readOfficeCounts(context: Readonly<RouterContextProvider>): Promise<OfficeCounts> {
  const { db } = context.get(services)
  const [blogs, recipes, pendingComments, pendingReviews] = await Promise.all([
    readOrGoWithout(context, 'Error counting blogs', () => countBlogs(db), undefined),
    readOrGoWithout(context, 'Error counting recipes', () => countRecipes(db, {}), undefined),
    readOrGoWithout(context, 'Error counting pending comments', () => countComments(db, { pending: true }), undefined),
    readOrGoWithout(context, 'Error counting pending reviews', () => countReviews(db, { approved: false }), undefined),
  ])
  return { blogs, recipes, pendingComments, pendingReviews }
}

import { isIn } from '#domain/span.ts'
import type { Blog } from './blog.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Whether a post is closed to comments: by its own choice, or because it was published longer ago than the number of days in the settings
 * ('' for no limit).
 */
export function areCommentsClosed({ comments, publishedAt }: Pick<Blog, 'comments' | 'publishedAt'>, closeAfter = '', now: Date) {
  if (comments === 'closed') return true
  const days = Number(closeAfter)
  return days > 0 && isIn({ after: Number.NEGATIVE_INFINITY, until: now.getTime() - days * day }, publishedAt)
}

import type { Picture } from '#domain/pictures/picture-variants.ts'
import type { BlogSummary } from './blog.ts'

/** The data of a post's card; `picture` is null for the placeholder. */
export type PostCardData = Pick<BlogSummary, 'id' | 'title' | 'urlSlug' | 'formattedDate' | 'excerpt'> & { picture: Picture | null }

/** The address of a post. Slugs may contain letters of any alphabet. */
export function toPostPath(urlSlug: string) {
  return `/blogs/${encodeURIComponent(urlSlug)}`
}

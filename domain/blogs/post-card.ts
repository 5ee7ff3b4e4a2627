import type { Picture } from '#domain/pictures/picture-variants.ts'
import type { BlogSummary } from './blog.ts'

/** What a row or the lead of a list shows of a post; `picture` is null where the placeholder stands. */
export type PostCardData = Pick<BlogSummary, 'id' | 'title' | 'urlSlug' | 'formattedDate' | 'excerpt'> & { picture: Picture | null }

/** The address of a post. Its slug may have letters of any alphabet. */
export function toPostPath(urlSlug: string) {
  return `/blogs/${encodeURIComponent(urlSlug)}`
}

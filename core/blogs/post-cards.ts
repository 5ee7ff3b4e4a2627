import type { Database } from '#core/database/database.ts'
import { withPictures } from '#core/pictures/describe-pictures.ts'
import type { BlogPictures, BlogSummary } from '#domain/blogs/blog.ts'
import type { PostCardData } from '#domain/blogs/post-card.ts'
import { toUnpinned } from '#domain/links/share-links.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'

/** The posts as cards with their pictures, in the same order. */
export async function toPostCards(db: Database, posts: BlogSummary[]): Promise<PostCardData[]> {
  const pictured = await withPictures(db, posts, toPostPicture)
  return pictured.map(({ id, title, urlSlug, formattedDate, excerpt, picture }) => ({
    ...{ id, title, urlSlug, formattedDate, excerpt, picture: toUnpinned(picture) },
  }))
}

/** The picture that a post shows: the uploaded one, else the one fetched from the link. Only pictures on our origin are shown. */
export function toPostPicture({ imageBase64, imageFetched, imageLink, imageAlt }: BlogPictures) {
  const reference = [imageBase64, imageFetched, imageLink].find(pictureName)
  return { reference, alt: imageAlt ?? undefined }
}

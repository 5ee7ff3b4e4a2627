import type { BlogPictures, BlogSummary } from '#domain/blogs/blog.ts'
import type { PostCardData } from '#domain/blogs/post-card.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import { describePictures } from '#operations/pictures/describe-pictures.ts'
import type { Database } from '#storage/database/database.ts'

/** The posts as cards, in the same order, with what is known of their pictures. */
export async function toPostCards(db: Database, posts: BlogSummary[]): Promise<PostCardData[]> {
  const pictures = await describePictures(db, posts.map(toPostPicture))
  return posts.map(({ id, title, urlSlug, formattedDate, excerpt }, index) => ({
    id,
    title,
    urlSlug,
    formattedDate,
    excerpt,
    picture: pictures[index] ?? null,
  }))
}

/** Which of a post's pictures is shown: the uploaded one, else what was fetched from the link, as far as it lies on our origin. */
export function toPostPicture({ imageBase64, imageFetched, imageLink, imageAlt }: BlogPictures) {
  const reference = [imageBase64, imageFetched, imageLink].find(pictureName)
  return { reference, alt: imageAlt ?? undefined }
}

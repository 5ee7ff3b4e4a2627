import type { Blog, BlogSummary } from '#domain/blog.ts'
import { pictureName } from '#domain/picture.ts'
import type { PostCardData } from '#domain/post-card.ts'
import type { Database } from '#storage/database.ts'
import { describePictures } from './describe-pictures.ts'

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

/** Which of a post's pictures is shown: the uploaded one, else the linked one, as far as it lies on our origin. */
export function toPostPicture({ imageBase64, imageLink, imageAlt }: Pick<Blog, 'imageBase64' | 'imageLink' | 'imageAlt'>) {
  return { reference: pictureName(imageBase64) ? imageBase64 : imageLink, alt: imageAlt ?? undefined }
}

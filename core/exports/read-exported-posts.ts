import { listKeptBlogsBefore } from '#core/blogs/all-blog-rows.ts'
import { listOwnPictures } from '#core/blogs/blog-html.ts'
import { toPostPicture } from '#core/blogs/post-cards.ts'
import type { Database } from '#core/database/database.ts'
import { findAnyPage, listAllPages } from '#core/pages/all-page-rows.ts'
import { describePictures, withPictures } from '#core/pictures/describe-pictures.ts'
import { listTerms } from '#core/terms/term-rows.ts'
import type { ExportedPage, ExportedPost, TextPictures } from '#domain/exports/exported-post.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { toPictureId } from '#domain/pictures/stored-image.ts'

const batchSize = 100

/** All posts that are not in the trash, newest first. */
export async function* readPosts(db: Database): AsyncGenerator<ExportedPost> {
  let before: string | undefined
  do {
    const posts = await listKeptBlogsBefore(db, before, batchSize)
    for (const { picture, ...post } of await withPictures(db, posts, toPostPicture))
      yield { post, picture, textPictures: await findTextPictures(db, post.content) }
    before = posts.at(-1)?.id
  } while (before !== undefined)
}

/** The owner's pages, and the built-in ones that were changed. */
export async function* readPages(db: Database): AsyncGenerator<ExportedPage> {
  for (const { id } of await listAllPages(db)) {
    const page = await findAnyPage(db, id)
    if (page) yield { page, textPictures: await findTextPictures(db, page.content) }
  }
}

/** The tags of posts, with the owner's texts about them. */
export async function* readTags(db: Database) {
  for (let offset = 0, count = batchSize; count === batchSize; offset += batchSize) {
    const tags = await listTerms(db, 'tag', '', { limit: batchSize, offset })
    yield* tags
    count = tags.length
  }
}

async function findTextPictures(db: Database, html: string): Promise<TextPictures> {
  const pictures = new Map<string, Picture>()
  if (!html.includes('<img')) return pictures
  const found = await describePictures(
    db,
    listOwnPictures(html).map((id) => ({ reference: `/images/${id}` })),
  )
  for (const picture of found) if (picture) pictures.set(toPictureId(picture.name), picture)
  return pictures
}

import { toExcerpt } from '#domain/blogs/excerpt.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { memoize } from '#operations/memoize.ts'
import { describePictures } from '#operations/pictures/describe-pictures.ts'
import { listOwnPictures, sanitizeBlogHtmlForFeeds, sanitizeBlogHtmlForReading, toPlainText } from '#storage/blogs/blog-html.ts'
import type { Database } from '#storage/database/database.ts'

const listPictures = memoize(listOwnPictures)
const sanitizeForReading = memoize(([html, pictures]: [string, Picture[]]) => sanitizeBlogHtmlForReading(html, pictures))

/** A post's stored HTML for its page: sanitised again, with responsive pictures. */
export async function showContent(db: Database, html: string) {
  return sanitizeForReading([html, await findPictures(db, html)])
}

/** A post's stored HTML for feed readers: sanitised again, every URL absolute, resolved against `base`. */
export async function showContentElsewhere(db: Database, html: string, base: string) {
  return sanitizeBlogHtmlForFeeds(html, await findPictures(db, html), base)
}

/** A post's stored excerpt, else the beginning of its text. */
export function toStoredExcerpt({ excerpt, content }: { excerpt?: string | null; content: string }) {
  return toExcerpt(excerpt || toPlainText(content))
}

async function findPictures(db: Database, html: string) {
  const names = listPictures(html)
  const pictures = await describePictures(
    db,
    names.map((name) => ({ reference: `/images/${name}` })),
  )
  return pictures.filter((picture) => picture !== null)
}

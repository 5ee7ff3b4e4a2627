import { toExcerpt } from '#domain/blogs/excerpt.ts'
import { memoize } from '#operations/memoize.ts'
import { describePictures } from '#operations/pictures/describe-pictures.ts'
import {
  listOwnPictures,
  type PictureSizes,
  sanitizeBlogHtmlForFeeds,
  sanitizeBlogHtmlForReading,
  toPlainText,
} from '#storage/blogs/blog-html.ts'
import type { Database } from '#storage/database/database.ts'

const listPictures = memoize(listOwnPictures)
const sanitizeForReading = memoize(([html, sizes]: [string, [string, PictureSize][]]) => sanitizeBlogHtmlForReading(html, new Map(sizes)))

type PictureSize = PictureSizes extends ReadonlyMap<string, infer Size> ? Size : never

/** A post's stored HTML for its page: sanitised again, with responsive pictures. */
export async function showContent(db: Database, html: string) {
  return sanitizeForReading([html, await findPictureSizes(db, html)])
}

/** A post's stored HTML for feed readers: sanitised again, every URL absolute, resolved against `base`. */
export async function showContentElsewhere(db: Database, html: string, base: string) {
  return sanitizeBlogHtmlForFeeds(html, new Map(await findPictureSizes(db, html)), base)
}

/** A post's stored excerpt, else the beginning of its text. */
export function toStoredExcerpt({ excerpt, content }: { excerpt?: string | null; content: string }) {
  return toExcerpt(excerpt || toPlainText(content))
}

async function findPictureSizes(db: Database, html: string): Promise<[string, PictureSize][]> {
  const names = listPictures(html)
  const pictures = await describePictures(
    db,
    names.map((name) => ({ reference: `/images/${name}` })),
  )
  return pictures.flatMap((picture) => (picture ? [[picture.name, { width: picture.width, height: picture.height }]] : []))
}

import { listOwnPictures, sanitizeBlogHtmlForFeeds, sanitizeBlogHtmlForReading } from '#storage/blog-html.ts'
import type { Database } from '#storage/database.ts'
import { describePictures } from './describe-pictures.ts'

/** A post's stored HTML as its page shows it: sanitised once more, its pictures in the widths on offer. */
export async function showContent(db: Database, html: string) {
  return sanitizeBlogHtmlForReading(html, await findPictureSizes(db, html))
}

/** A post's stored HTML as feed readers show it, away from its page at `base`: sanitised once more, every address whole. */
export async function showContentElsewhere(db: Database, html: string, base: string) {
  return sanitizeBlogHtmlForFeeds(html, await findPictureSizes(db, html), base)
}

async function findPictureSizes(db: Database, html: string) {
  const names = listOwnPictures(html)
  const pictures = await describePictures(
    db,
    names.map((name) => ({ reference: `/images/${name}` })),
  )
  return new Map(pictures.flatMap((picture) => (picture ? [[picture.name, picture]] : [])))
}

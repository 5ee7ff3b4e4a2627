import { listOwnPictures, sanitizeBlogHtmlForReading } from '#storage/blog-html.ts'
import type { Database } from '#storage/database.ts'
import { describePictures } from './describe-pictures.ts'

/** A post's stored HTML as its page shows it: sanitised once more, its pictures in the widths on offer. */
export async function showContent(db: Database, html: string) {
  const names = listOwnPictures(html)
  const pictures = await describePictures(
    db,
    names.map((name) => ({ reference: `/images/${name}` })),
  )
  return sanitizeBlogHtmlForReading(html, new Map(pictures.flatMap((picture) => (picture ? [[picture.name, picture]] : []))))
}

import { sanitizeBlogHtmlForExport } from '#core/blogs/blog-html.ts'
import { replaceVideoPlaces } from '#domain/blogs/video-places.ts'
import type { TextPictures } from '#domain/exports/exported-post.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { type CardPlace, replaceCardPlaces } from '#domain/recipes/card-places.ts'
import type { Video } from '#domain/recipes/video.ts'

/** What replaces the parts that only this site understands: addresses of pictures, and HTML for recipes and videos. */
export type ExportedPlaces = {
  toPicture: (picture: Picture) => string | undefined
  toCard: (place: CardPlace) => string
  toVideo: (video: Video) => string
}

/** The HTML of a post or page for another system. Relative links are resolved against `base`, its address here. */
export function toExportedHtml(html: string, base: string, textPictures: TextPictures, { toPicture, toCard, toVideo }: ExportedPlaces) {
  const findAddress = (id: string) => {
    const picture = textPictures.get(id)
    return picture && toPicture(picture)
  }
  const clean = sanitizeBlogHtmlForExport(html, base, findAddress)
  return replaceVideoPlaces(replaceCardPlaces(clean, toCard), ({ video }) => toVideo(video))
}

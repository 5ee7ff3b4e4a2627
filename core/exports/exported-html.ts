import { sanitizeBlogHtmlForExport } from '#core/blogs/blog-html.ts'
import { replaceVideoPlaces } from '#domain/blogs/video-places.ts'
import type { TextPictures } from '#domain/exports/exported-post.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { type CardPlace, replaceCardPlaces } from '#domain/recipes/card-places.ts'
import type { Video } from '#domain/recipes/video.ts'

/** What another system has instead of what only this site knows: the addresses of pictures, and HTML in the places of recipes and videos. */
export type ExportedPlaces = {
  toPicture: (picture: Picture) => string | undefined
  toCard: (place: CardPlace) => string
  toVideo: (video: Video) => string
}

/** The HTML of a post or page for another system. `base` is its address here, from which relative links lead. */
export function toExportedHtml(html: string, base: string, textPictures: TextPictures, { toPicture, toCard, toVideo }: ExportedPlaces) {
  const findAddress = (id: string) => {
    const picture = textPictures.get(id)
    return picture && toPicture(picture)
  }
  const clean = sanitizeBlogHtmlForExport(html, base, findAddress)
  return replaceVideoPlaces(replaceCardPlaces(clean, toCard), ({ video }) => toVideo(video))
}

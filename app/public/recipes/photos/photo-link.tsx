import { Picture } from '#app/ui/picture.tsx'
import { type Picture as PictureData, variantPath } from '#domain/pictures/picture-variants.ts'

type PhotoLinkProps = {
  picture: PictureData
  /** The `sizes` attribute. */
  sizes: string
  /** Who took it, and when. */
  by: string
  date: string
}

/** A picture that leads to a larger one, which opens in a dialog (photo-viewer.tsx) together with all others in the nearest `data-photos`. */
export function PhotoLink({ picture, sizes, by, date }: PhotoLinkProps) {
  return (
    <a href={variantPath(picture.name, 1600, 'webp')} data-photo={by} data-date={date}>
      <Picture picture={picture} sizes={sizes} />
    </a>
  )
}

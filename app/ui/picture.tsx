import { type Picture as PictureData, toSrcSet, variantPath } from '#domain/pictures/picture-variants.ts'

type PictureProps = {
  picture: PictureData | null
  /** The `sizes` attribute. */
  sizes: string
  /** The one picture at the top of a page: loaded eagerly, with high priority. */
  first?: boolean
  /** '' if the text next to it describes the picture. */
  alt?: string
}

/** A picture in AVIF and WebP with all widths in its srcset, or the 'No Image' placeholder. */
export function Picture({ picture, sizes, first = false, alt }: PictureProps) {
  if (!picture) return <NoImage />
  const { name, width, height } = picture
  return (
    <picture>
      <source type="image/avif" srcSet={toSrcSet(picture, 'avif')} sizes={sizes} />
      <img
        className={picture.focus}
        src={variantPath(name, 800, 'webp')}
        srcSet={toSrcSet(picture, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt ?? picture.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        // A card's picture: its pin would lead to this page instead of the card's.
        data-pin-nopin={alt === '' ? 'true' : undefined}
        {...picture.pin}
      />
    </picture>
  )
}

function NoImage() {
  return (
    <div className="no-image" data-none="">
      <span>No Image</span>
    </div>
  )
}

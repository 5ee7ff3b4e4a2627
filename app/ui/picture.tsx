import { type Picture as PictureData, type PictureFormat, pictureWidths, variantPath } from '#domain/pictures/picture-variants.ts'

type PictureProps = {
  picture: PictureData | null
  /** How wide the picture is drawn, as the `sizes` attribute says it. */
  sizes: string
  /** The one picture at the top of a page: loaded first instead of when it comes near. */
  first?: boolean
  /** '' where the words beside it already say what it shows. */
  alt?: string
}

/** A picture in AVIF and WebP at every width on offer, or the 'No Image' placeholder. */
export function Picture({ picture, sizes, first = false, alt }: PictureProps) {
  if (!picture) return <NoImage />
  const { name, width, height } = picture
  return (
    <picture>
      <source type="image/avif" srcSet={toSrcSet(name, 'avif')} sizes={sizes} />
      <img
        src={variantPath(name, 800, 'webp')}
        srcSet={toSrcSet(name, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt ?? picture.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  )
}

/** Hatched paper that says so, where a picture is missing. */
function NoImage() {
  return (
    <div className="no-image">
      <span>No Image</span>
    </div>
  )
}

function toSrcSet(name: string, format: PictureFormat) {
  return pictureWidths.map((width) => `${variantPath(name, width, format)} ${width}w`).join(', ')
}

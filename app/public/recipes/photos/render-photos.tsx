import { renderToStaticMarkup } from 'react-dom/server'
import { Picture } from '#app/ui/picture.tsx'
import type { PublicReview } from '#domain/comments/review.ts'
import { type GalleryPhoto, toPhotoAlt } from '#domain/comments/review-photo.ts'
import type { Page } from '#domain/http/paging.ts'
import { type Picture as PictureData, variantPath } from '#domain/pictures/picture-variants.ts'

/** A review with its photos as HTML, '' for none: it is static, so browsers need no script for it. */
export type ShownReview = Omit<PublicReview, 'photos'> & { photos: string }

/** The reviews on a recipe's page with their photos, and all photos together, as HTML. */
export function renderPhotos<Others>(
  { list, gallery, ...others }: { list: Page<PublicReview>; gallery: GalleryPhoto[] } & Others,
  recipe: string,
) {
  const toShown = ({ photos = [], ...review }: PublicReview): ShownReview => {
    const own = photos.map((photo) => ({ ...photo, by: review.name, createdAt: review.createdAt }))
    return { ...review, photos: renderRow(own, { recipe, sizes: '6rem', name: 'few' }) }
  }
  return {
    ...others,
    list: { ...list, entries: list.entries.map(toShown) },
    gallery: gallery.length > 0 ? heading + renderRow(gallery, { recipe, sizes: '10rem', name: 'row' }) : '',
  }
}

const heading = '<h3 class="photos-title">Photos from readers</h3>'

type Row = { recipe: string; sizes: string; name: string }

function renderRow(photos: GalleryPhoto[], { recipe, sizes, name }: Row) {
  if (photos.length === 0) return ''
  return renderToStaticMarkup(
    <ul className={`photos photos--${name}`} data-photos="">
      {photos.map((photo) => (
        <li key={photo.name}>
          <PhotoLink picture={{ ...photo, alt: toPhotoAlt(recipe, photo.by) }} sizes={sizes} by={photo.by} date={photo.createdAt} />
        </li>
      ))}
    </ul>,
  )
}

type PhotoLinkProps = {
  picture: PictureData
  /** The `sizes` attribute. */
  sizes: string
  /** Who took it, and when. */
  by: string
  date: string
}

/**
 * A picture that links to a larger one, which opens in a dialog (photo-viewer.tsx) together with all others in the nearest `data-photos`.
 */
function PhotoLink({ picture, sizes, by, date }: PhotoLinkProps) {
  return (
    <a href={variantPath(picture.name, 1600, 'webp')} data-photo={by} data-date={date}>
      <Picture picture={picture} sizes={sizes} />
    </a>
  )
}

import { SelectBox } from '#app/admin/selection/select-box.tsx'
import { Link } from '#app/ui/link.tsx'
import { LongDate } from '#app/ui/long-date.tsx'
import type { LibraryPicture } from '#core/pictures/browse-library.ts'
import { toFocus, toFocusClass } from '#domain/pictures/focus.ts'
import { variantPath } from '#domain/pictures/picture-variants.ts'
import { describeBytes } from '#domain/text/describe-bytes.ts'

type PictureGridProps = { pictures: LibraryPicture[]; chosen: string[]; onChoose: (ids: string[], isChosen: boolean) => void }

/** Uploads as tiles that link to their pages. Unused ones can be selected. */
export function PictureGrid({ pictures, chosen, onChoose }: PictureGridProps) {
  return (
    <ul className="picture-tiles">
      {pictures.map((picture) => (
        <li key={picture.id} className="card">
          {picture.unusedSince ? (
            <SelectBox
              className="select-box"
              id={picture.id}
              label={`Choose ${toTitle(picture)}`}
              isChosen={chosen.includes(picture.id)}
              onChoose={onChoose}
            />
          ) : null}
          <Tile picture={picture} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ picture }: { picture: LibraryPicture }) {
  const { id, file, width, height, unusedSince } = picture
  return (
    <Link to={`/admin/media/edit?id=${id}`}>
      <img
        className={toFocusClass(toFocus(picture))}
        src={variantPath(file, 400, 'webp')}
        alt=""
        width={width}
        height={height}
        loading="lazy"
      />
      <span className="picture-tiles__text">
        <b>{toTitle(picture)}</b>
        <span>{describeSize(picture)}</span>
        {unusedSince ? (
          <span className="picture-tiles__unused">
            Unused since <LongDate stored={unusedSince} />
          </span>
        ) : null}
      </span>
    </Link>
  )
}

/** A picture's name, for labels. */
export function toTitle({ title }: Pick<LibraryPicture, 'title'>) {
  return title || 'Untitled picture'
}

/** '1600 × 1200, 230 KB'; without the file size if it is unknown. */
export function describeSize({ width, height, bytes }: Pick<LibraryPicture, 'width' | 'height' | 'bytes'>) {
  const pixels = `${width} × ${height}`
  return bytes === null ? pixels : `${pixels}, ${describeBytes(bytes)}`
}

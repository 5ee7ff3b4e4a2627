import type { Database } from '#core/database/database.ts'
import { readPage } from '#core/forms/read-page.ts'
import { isPictureInRevisions } from '#core/revisions/revision-rows.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { pageSizes } from '#domain/http/paging.ts'
import { type StoredImage, toFileName } from '#domain/pictures/stored-image.ts'
import { findImage } from './image-rows.ts'
import { countLibrary, type LibraryFilter, listLibrary } from './library-rows.ts'
import { listPictureUses, type PictureUse, picturePlaces } from './picture-place-rows.ts'
import { listSettingsPictures, type SettingsPicture } from './settings-pictures.ts'

/**
 * An upload in the owner's library: `file` is the name in its addresses; `unusedSince` is when it stopped being shown (ISO 8601), if
 * nothing shows it.
 */
export type LibraryPicture = Pick<
  StoredImage,
  'id' | 'title' | 'alt' | 'width' | 'height' | 'focusX' | 'focusY' | 'bytes' | 'createdAt'
> & {
  file: string
  unusedSince: string | null
}

/** One page of the uploads, newest first; undefined past the end. Built-in pictures are not included. */
export async function browseLibrary(db: Database, filter: LibraryFilter, page: number) {
  const found = await readPage(page, {
    size: pageSizes.pictures,
    list: (slice) => listLibrary(db, filter, slice),
    count: () => countLibrary(db, filter),
  })
  return found && { ...found, entries: found.entries.map(toLibraryPicture) }
}

/** An upload with everything that shows it, and whether earlier versions of posts and recipes do; undefined if there is none. */
export async function findLibraryPicture(db: Database, id: string) {
  const image = await findImage(db, id)
  if (!image) return undefined
  const uses = await listUses(db, id)
  const isInHistory = uses.length === 0 && (await isPictureInRevisions(db, `/images/${id}`))
  return { picture: toLibraryPicture(image), uses, isInHistory }
}

function toLibraryPicture(image: StoredImage & { unusedSince: string | null }): LibraryPicture {
  const { id, title, alt, width, height, focusX, focusY, bytes, createdAt, unusedSince } = image
  return {
    ...{ id, title, alt, width, height, focusX, focusY, bytes, createdAt },
    file: toFileName(image),
    unusedSince,
  }
}

const mostOfPlace = 100

/** Something that shows a picture: a record, or a place in the settings. */
export type Use = PictureUse | { place: SettingsPicture }

/** Everything that shows a picture: the newest hundred records of each kind. */
async function listUses(db: Database, id: string): Promise<Use[]> {
  const uses: Use[] = []
  for (const place of picturePlaces) uses.push(...(await listPictureUses(db, place, id, mostOfPlace)))
  const inSettings = listSettingsPictures(await findSettings(db)).filter((picture) => picture.id === id)
  return [...uses, ...inSettings.map(({ place }) => ({ place }))]
}

import { shippedPictures } from '#content/shipped-pictures.ts'
import type { Database } from '#core/database/database.ts'
import { toFocus, toFocusClass } from '#domain/pictures/focus.ts'
import { type Picture, pictureName } from '#domain/pictures/picture-variants.ts'
import { toFileName, toPictureId } from '#domain/pictures/stored-image.ts'
import { findImages } from './image-rows.ts'

/** A reference such as `/images/hero`, as recipes and posts store it. Without `alt`, a built-in picture has its own. */
export type PictureReference = { reference: string | null | undefined; alt?: string }

/** The entries, each with its picture; null if it isn't ours. */
export async function withPictures<Entry>(db: Database, entries: readonly Entry[], toReference: (entry: Entry) => PictureReference) {
  const pictures = await describePictures(db, entries.map(toReference))
  return entries.map((entry, index) => ({ ...entry, picture: pictures[index] ?? null }))
}

/** The pictures that references point to, in the same order; null for those that aren't ours. */
export async function describePictures(db: Database, references: PictureReference[]): Promise<(Picture | null)[]> {
  const wanted = references.map(({ reference, alt }) => ({ name: toPictureId(pictureName(reference) ?? ''), alt }))
  const names = wanted.flatMap(({ name }) => (name && !shippedPictures.has(name) ? [name] : []))
  const stored = await findImages(db, [...new Set(names)])
  return wanted.map(({ name, alt }) => {
    if (!name) return null
    const shipped = shippedPictures.get(name)
    if (shipped) return { name: findShippedFile(name), width: shipped.width, height: shipped.height, alt: alt ?? shipped.alt }
    const image = stored.get(name)
    if (!image) return null
    const focus = toFocusClass(toFocus(image))
    return { name: toFileName(image), width: image.width, height: image.height, alt: alt ?? '', ...(focus && { focus }) }
  })
}

/** The current file name of a built-in picture; for any other picture, the name itself. */
export function findShippedFile(name: string) {
  return toFileName({ id: name, version: shippedPictures.get(name)?.version ?? null })
}

import { shippedPictures } from '#content/shipped-pictures.ts'
import { type Picture, pictureName } from '#domain/pictures/picture-variants.ts'
import type { Database } from '#storage/database/database.ts'
import { findImageSizes } from '#storage/pictures/images.ts'

/** A reference such as `/images/hero`, as recipes and posts store it. Without `alt`, a picture that ships with the product has its own. */
export type PictureReference = { reference: string | null | undefined; alt?: string }

/** The entries, each with its picture; null for one that is not ours. */
export async function withPictures<Entry>(db: Database, entries: readonly Entry[], toReference: (entry: Entry) => PictureReference) {
  const pictures = await describePictures(db, entries.map(toReference))
  return entries.map((entry, index) => ({ ...entry, picture: pictures[index] ?? null }))
}

/** The pictures that references point to, in the same order; null for those that are not ours. */
export async function describePictures(db: Database, references: PictureReference[]): Promise<(Picture | null)[]> {
  const wanted = references.map(({ reference, alt }) => ({ name: pictureName(reference), alt }))
  const names = wanted.flatMap(({ name }) => (name && !shippedPictures.has(name) ? [name] : []))
  const storedSizes = await findImageSizes(db, [...new Set(names)])
  return wanted.map(({ name, alt }) => {
    if (!name) return null
    const shipped = shippedPictures.get(name)
    const size = shipped ?? storedSizes.get(name)
    return size ? { name, width: size.width, height: size.height, alt: alt ?? shipped?.alt ?? '' } : null
  })
}

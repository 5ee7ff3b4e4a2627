import type { Database } from '#core/database/database.ts'
import type { PictureFocus } from '#domain/pictures/focus.ts'
import type { StoredImage } from '#domain/pictures/stored-image.ts'
import { fold } from '#packages/ingredients/fold.ts'

/** The part of a stored picture that pages need. */
export type ShownImage = Pick<StoredImage, 'id' | 'width' | 'height' | 'focusX' | 'focusY' | 'version'>

/** The stored pictures among these, by id. */
export async function findImages(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, ShownImage>()
  const rows = await db
    .selectFrom('images')
    .select(['id', 'width', 'height', 'focusX', 'focusY', 'version'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

type NewImage = Pick<StoredImage, 'id' | 'width' | 'height' | 'createdAt'> & { title?: string; bytes?: number }

/** Records a stored picture that nothing shows yet; an existing row is unchanged. */
export async function insertImage(db: Database, image: NewImage) {
  const { title = '', createdAt } = image
  await db
    .insertInto('images')
    .values({ ...image, title, alt: '', searchText: fold(title), unusedSince: createdAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function findImage(db: Database, id: string) {
  return db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The columns that name every picture's file. */
export async function listImageFiles(db: Database) {
  return db.selectFrom('images').select(['id', 'version']).execute()
}

/** The file names of all pictures, and their sizes in bytes, which are unknown for older ones. */
export function listImageSizes(db: Database) {
  return db.selectFrom('images').select(['id', 'version', 'bytes']).execute()
}

/** Stores what the owner enters about a picture. */
export async function updateImageWords(
  db: Database,
  id: string,
  { title, alt, focus }: { title: string; alt: string; focus: PictureFocus | undefined },
) {
  const searchText = fold(`${title} ${alt}`)
  await db
    .updateTable('images')
    .set({ title, alt, searchText, focusX: focus?.x ?? null, focusY: focus?.y ?? null })
    .where('id', '=', id)
    .execute()
}

/** Gives a picture another file. */
export async function updateImageFile(db: Database, { id, ...file }: Omit<StoredImage, 'createdAt' | 'title' | 'alt'>) {
  await db.updateTable('images').set(file).where('id', '=', id).execute()
}

/** Marks pictures as shown. */
export async function markImagesUsed(db: Database, names: string[]) {
  if (names.length > 0) await db.updateTable('images').set({ unusedSince: null }).where('id', 'in', names).execute()
}

/** Marks a picture as unused since a time (ISO 8601), unless it already was. */
export async function markImageUnused(db: Database, name: string, unusedSince: string) {
  await db.updateTable('images').set({ unusedSince }).where('id', '=', name).where('unusedSince', 'is', null).execute()
}

/** Restarts an unused picture's wait at a time (ISO 8601). */
export async function touchUnusedImage(db: Database, name: string, unusedSince: string) {
  await db.updateTable('images').set({ unusedSince }).where('id', '=', name).where('unusedSince', 'is not', null).execute()
}

/** The names of pictures marked as shown, up to `limit` after the name `after`, in order. */
export async function listUsedImages(db: Database, after: string, limit: number) {
  const query = db.selectFrom('images').select('id').where('unusedSince', 'is', null).where('id', '>', after)
  return (await query.orderBy('id').limit(limit).execute()).map(({ id }) => id)
}

/** The names of pictures unused since before a time (ISO 8601). */
export async function listImagesUnusedBefore(db: Database, time: string, limit: number) {
  const rows = await db.selectFrom('images').select('id').where('unusedSince', '<', time).limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** How many pictures have been unused since before a time, and since when the first has been (ISO 8601). */
export async function countImagesUnusedBefore(db: Database, time: string) {
  const sums = db.selectFrom('images').select(({ fn }) => [fn.countAll().as('count'), fn.min('unusedSince').as('since')])
  const { count, since } = await sums.where('unusedSince', '<', time).executeTakeFirstOrThrow()
  return { count: Number(count), since }
}

/** Restarts the wait of all pictures unused since before a time. */
export async function touchImagesUnusedBefore(db: Database, time: string, unusedSince: string) {
  await db.updateTable('images').set({ unusedSince }).where('unusedSince', '<', time).execute()
}

export async function deleteImage(db: Database, name: string) {
  await db.deleteFrom('images').where('id', '=', name).execute()
}

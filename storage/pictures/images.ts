import type { Database } from '#storage/database/database.ts'

/** The size in pixels of each stored picture among these, by name. */
export async function findImageSizes(db: Database, names: string[]) {
  if (names.length === 0) return new Map<string, { width: number; height: number }>()
  const rows = await db.selectFrom('images').select(['id', 'width', 'height']).where('id', 'in', names).execute()
  return new Map(rows.map(({ id, width, height }) => [id, { width, height }]))
}

/** Records a stored picture, which nothing shows yet; an existing row stays as it is. */
export async function insertImage(db: Database, image: { id: string; width: number; height: number; createdAt: string }) {
  await db
    .insertInto('images')
    .values({ ...image, unusedSince: image.createdAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Whether a stored picture is marked as shown by a post or recipe. */
export async function isImageUsed(db: Database, name: string) {
  const row = await db.selectFrom('images').select('id').where('id', '=', name).where('unusedSince', 'is', null).executeTakeFirst()
  return row !== undefined
}

/** Marks pictures as shown. */
export async function markImagesUsed(db: Database, names: string[]) {
  if (names.length > 0) await db.updateTable('images').set({ unusedSince: null }).where('id', 'in', names).execute()
}

/** Marks a picture as shown by nothing since a time (ISO 8601), unless it was before. */
export async function markImageUnused(db: Database, name: string, unusedSince: string) {
  await db.updateTable('images').set({ unusedSince }).where('id', '=', name).where('unusedSince', 'is', null).execute()
}

/** Counts the time of a picture that nothing shows from now on (ISO 8601). */
export async function touchUnusedImage(db: Database, name: string, unusedSince: string) {
  await db.updateTable('images').set({ unusedSince }).where('id', '=', name).where('unusedSince', 'is not', null).execute()
}

/** The names of pictures that are marked as shown, up to `limit` after the name `after`, in order. */
export async function listUsedImages(db: Database, after: string, limit: number) {
  const query = db.selectFrom('images').select('id').where('unusedSince', 'is', null).where('id', '>', after)
  return (await query.orderBy('id').limit(limit).execute()).map(({ id }) => id)
}

/** The names of pictures that nothing has shown since before a time (ISO 8601). */
export async function listImagesUnusedBefore(db: Database, time: string, limit: number) {
  const rows = await db.selectFrom('images').select('id').where('unusedSince', '<', time).limit(limit).execute()
  return rows.map(({ id }) => id)
}

export async function deleteImage(db: Database, name: string) {
  await db.deleteFrom('images').where('id', '=', name).execute()
}

import { sql } from 'kysely'
import type { Database } from '#core/database/database.ts'
import { isTrue } from '#core/database/schema.ts'
import type { GalleryPhoto, NewReviewPhoto, ReviewPhoto } from '#domain/comments/review-photo.ts'

/** Stores the photos of a review (or one in spam) in order. */
export async function insertReviewPhotos(
  db: Database,
  { id, recipeId, createdAt }: { id: string; recipeId: number; createdAt: string },
  photos: NewReviewPhoto[],
  isSpam = false,
) {
  if (photos.length === 0) return
  const of = isSpam ? { reviewId: null, spamId: id } : { reviewId: id, spamId: null }
  await db
    .insertInto('reviewPhotos')
    .values(photos.map((photo, position) => ({ ...photo, ...of, recipeId, position, createdAt })))
    .execute()
}

/** Moves the photos of reviews to spam with them. */
export async function movePhotosToSpam(db: Database, reviewIds: string[]) {
  const spamId = sql<string>`"reviewId"`
  await db.updateTable('reviewPhotos').set({ spamId, reviewId: null }).where('reviewId', 'in', reviewIds).execute()
}

/** Returns the photos to a review that isn't spam after all. */
export async function returnPhotos(db: Database, id: string) {
  await db.updateTable('reviewPhotos').set({ reviewId: id, spamId: null }).where('spamId', '=', id).execute()
}

/** The photos of reviews in spam, by review id. */
export async function listPhotosOfSpam(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string | null, ReviewPhoto[]>()
  const rows = await db
    .selectFrom('reviewPhotos')
    .select(['spamId', 'id as name', 'width', 'height'])
    .where('spamId', 'in', ids)
    .orderBy('spamId')
    .orderBy('position')
    .execute()
  const found = Map.groupBy(rows, ({ spamId }) => spamId)
  return new Map([...found].map(([id, photos]) => [id, photos.map(({ spamId: _, ...photo }): ReviewPhoto => photo)]))
}

/** These reviews or questions, each with its photos, if any. */
export async function listWithPhotos<Entry extends { id: string }>(
  db: Database,
  entries: Entry[],
): Promise<(Entry & { photos?: ReviewPhoto[] })[]> {
  if (entries.length === 0) return []
  const ids = entries.map(({ id }) => id)
  const rows = await db
    .selectFrom('reviewPhotos')
    .select(['reviewId', 'id as name', 'width', 'height'])
    .where('reviewId', 'in', ids)
    .orderBy('reviewId')
    .orderBy('position')
    .execute()
  const found = Map.groupBy(rows, ({ reviewId }) => reviewId)
  return entries.map((entry) => {
    const photos = found.get(entry.id)?.map(({ reviewId: _, ...photo }) => photo)
    return photos ? { ...entry, photos } : entry
  })
}

/** The photos of a recipe's approved reviews, newest first. */
export function listGalleryPhotos(db: Database, recipeId: number, limit: number): Promise<GalleryPhoto[]> {
  return db
    .selectFrom('reviewPhotos')
    .innerJoin('reviews', 'reviews.id', 'reviewPhotos.reviewId')
    .select(['reviewPhotos.id as name', 'width', 'height', 'reviews.name as by', 'reviews.createdAt as createdAt'])
    .where('reviewPhotos.recipeId', '=', recipeId)
    .where('reviews.approved', '=', true)
    .orderBy('reviewPhotos.createdAt', 'desc')
    .orderBy('reviewPhotos.reviewId', 'desc')
    .orderBy('reviewPhotos.position')
    .limit(limit)
    .execute()
}

/** Whether the review of a photo is approved; undefined if the photo doesn't exist. */
export async function isPhotoApproved(db: Database, id: string) {
  const row = await db
    .selectFrom('reviewPhotos')
    .leftJoin('reviews', 'reviews.id', 'reviewPhotos.reviewId')
    .select('reviews.approved as approved')
    .where('reviewPhotos.id', '=', id)
    .executeTakeFirst()
  return row && row.approved !== null && isTrue(row.approved)
}

/** The ids of all photos, which are the names of their files. */
export async function listPhotoFiles(db: Database) {
  return (await db.selectFrom('reviewPhotos').select('id').execute()).map(({ id }) => id)
}

/** The file names of all photos and their sizes in bytes. */
export function listPhotoSizes(db: Database) {
  return db.selectFrom('reviewPhotos').select(['id as name', 'bytes']).execute()
}

/** Moves the photos of one recipe to another, with the reviews. */
export async function movePhotos(db: Database, from: number, to: number) {
  await db.updateTable('reviewPhotos').set({ recipeId: to }).where('recipeId', '=', from).execute()
}

/** Removes a photo from its review; returns whether it had one. */
export async function detachPhoto(db: Database, id: string) {
  const { numUpdatedRows } = await db
    .updateTable('reviewPhotos')
    .set({ reviewId: null })
    .where('id', '=', id)
    .where('reviewId', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The ids of photos whose review was deleted, or that were removed from it. */
export async function listDetachedPhotos(db: Database, limit: number) {
  const rows = await db
    .selectFrom('reviewPhotos')
    .select('id')
    .where('reviewId', 'is', null)
    .where('spamId', 'is', null)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function deletePhotoRow(db: Database, id: string) {
  await db.deleteFrom('reviewPhotos').where('id', '=', id).execute()
}

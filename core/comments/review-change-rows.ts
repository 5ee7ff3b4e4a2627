import type { Database } from '#core/database/database.ts'

// When the visible reviews of a recipe last changed. Search engines see this time; readers see when the recipe itself changed.

/** Records that the visible reviews of these recipes changed. */
export async function noteReviewChange(db: Database, recipeIds: number[], now: Date) {
  if (recipeIds.length === 0) return
  const changedAt = now.toISOString()
  // Sorted, so that two transactions can't deadlock.
  const rows = [...new Set(recipeIds)].sort((one, other) => one - other).map((recipeId) => ({ recipeId, changedAt }))
  await db
    .insertInto('reviewChanges')
    .values(rows)
    .onConflict((conflict) => conflict.column('recipeId').doUpdateSet({ changedAt }))
    .execute()
}

/** The same for the recipes of those of these reviews that are approved (or aren't). */
export async function noteChangeOf(db: Database, reviewIds: string[], now: Date, approved = true) {
  if (reviewIds.length === 0) return
  const rows = await db.selectFrom('reviews').select('recipeId').where('id', 'in', reviewIds).where('approved', '=', approved).execute()
  await noteReviewChange(
    db,
    rows.map(({ recipeId }) => recipeId),
    now,
  )
}

/** The same for the recipe whose approved review has this photo, if any. */
export async function noteChangeOfPhoto(db: Database, photoId: string, now: Date) {
  const rows = await db
    .selectFrom('reviewPhotos')
    .innerJoin('reviews', 'reviews.id', 'reviewPhotos.reviewId')
    .select('reviews.recipeId')
    .where('reviewPhotos.id', '=', photoId)
    .where('reviews.approved', '=', true)
    .execute()
  await noteReviewChange(
    db,
    rows.map(({ recipeId }) => recipeId),
    now,
  )
}

/** Records a change at this time, unless a later one is recorded. */
export async function noteEarlierChange(db: Database, recipeId: number, changedAt: string) {
  const known = await findReviewChange(db, recipeId)
  if (known === undefined || known < changedAt) await noteReviewChange(db, [recipeId], new Date(changedAt))
}

export async function findReviewChange(db: Database, recipeId: number) {
  return (await listReviewChanges(db, [recipeId])).get(recipeId)
}

/** When the reviews of these recipes last changed (ISO 8601), by recipe number; those that never had any are left out. */
export async function listReviewChanges(db: Database, recipeIds: number[]) {
  if (recipeIds.length === 0) return new Map<number, string>()
  const rows = await db.selectFrom('reviewChanges').selectAll().where('recipeId', 'in', recipeIds).execute()
  return new Map(rows.map(({ recipeId, changedAt }) => [recipeId, changedAt]))
}

/** Moves the time along with the reviews. */
export async function moveReviewChange(db: Database, from: number, to: number) {
  const changedAt = await findReviewChange(db, from)
  if (changedAt === undefined) return
  await noteEarlierChange(db, to, changedAt)
  await deleteReviewChange(db, from)
}

export async function deleteReviewChange(db: Database, recipeId: number) {
  await db.deleteFrom('reviewChanges').where('recipeId', '=', recipeId).execute()
}

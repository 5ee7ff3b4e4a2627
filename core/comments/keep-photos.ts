import { hash, randomUUID } from 'node:crypto'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { countAttempt, type Sender, type SubmissionOutcome } from '#core/forms/accept-submission.ts'
import type { Files } from '#core/pictures/files.ts'
import type { Pictures } from '#core/pictures/pictures.ts'
import type { ReceivedUpload, UploadRefusal, Uploads } from '#core/pictures/uploads.ts'
import type { ReviewDraft } from '#domain/comments/opinion-drafts.ts'
import type { NewReviewPhoto } from '#domain/comments/review-photo.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { noteChangeOfPhoto } from './review-change-rows.ts'
import { deletePhotoRow, detachPhoto, isPhotoApproved, listDetachedPhotos } from './review-photo-rows.ts'
import { reviewRecipe } from './submit-comment.ts'

const batch = 100

type Parts = { db: Database; uploads: Uploads }

/** The outcome of submitting a review with photos, which is stored completely or not at all. */
export type PhotoReviewOutcome = SubmissionOutcome | UploadRefusal

/**
 * Stores a review with its photos, which are re-encoded, rotated upright and stripped of metadata, under unguessable names. Decoding is
 * expensive, so every attempt counts towards the sender's limit.
 */
export async function reviewWithPhotos(
  { db, uploads }: Parts,
  recipe: Pick<Recipe, 'id'>,
  draft: ReviewDraft,
  sender: Sender,
  received: ReceivedUpload[],
): Promise<PhotoReviewOutcome> {
  if (received.length === 0) return reviewRecipe(db, recipe, draft, sender)
  const attempt = await countAttempt(db, sender)
  if (!attempt.ok) return attempt
  const photos: NewReviewPhoto[] = []
  try {
    for (const upload of received) {
      const id = hash('sha256', randomUUID())
      const stored = await uploads.limit(() => uploads.store({ ...upload, name: id }))
      if (!stored.ok) return stored
      const { width, height, bytes } = stored
      photos.push({ id, width, height, bytes })
    }
    return await reviewRecipe(db, recipe, draft, sender, { photos, hashes: received.map(({ name }) => name) })
  } finally {
    await discardUnstored({ db, uploads }, photos)
  }
}

/** Deletes the files of photos without a stored review: another photo was rejected, or the review was sent before. */
async function discardUnstored({ db, uploads }: Parts, photos: NewReviewPhoto[]) {
  for (const { id } of photos) if ((await isPhotoApproved(db, id)) === undefined) await uploads.remove(id)
}

/** Removes a photo from its review, which changes the recipe if visitors saw it; returns whether it had a review. */
export function removePhoto(db: Database, id: string, now: Date) {
  return inTransaction(db, async (transaction) => {
    await noteChangeOfPhoto(transaction, id, now)
    return detachPhoto(transaction, id)
  })
}

/** Deletes the files, and then the rows, of photos without a review. */
export async function removeDetachedPhotos(
  { db, files, pictures }: { db: Database; files: Pick<Files, 'remove'>; pictures: Pick<Pictures, 'forget'> },
  signal?: AbortSignal,
) {
  for (let ids = await listDetachedPhotos(db, batch); ids.length > 0; ids = await listDetachedPhotos(db, batch)) {
    for (const id of ids) {
      if (signal?.aborted) return
      await Promise.all([files.remove(id), pictures.forget(id)])
      await deletePhotoRow(db, id)
    }
  }
}

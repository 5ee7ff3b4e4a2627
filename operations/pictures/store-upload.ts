import type { Database } from '#storage/database/database.ts'
import { findImageSizes, insertImage, touchUnusedImage } from '#storage/pictures/images.ts'
import type { ReceivedUpload, UploadRefusal, Uploads } from '#storage/pictures/uploads.ts'

export type UploadParts = { db: Database; uploads: Uploads; clock: () => Date }

/** A stored picture: the reference that posts and recipes use (`/images/{name}`), and its size in pixels. Of an animated one the first frame is stored. */
export type StoredPicture = { ok: true; reference: string; width: number; height: number; isAnimated?: true | undefined }

/** Checks and stores a picture of at most 15 MB and 50 million pixels. One that is already stored is found by its hash; a rejected one leaves no trace. */
export async function storeUpload(parts: UploadParts, source: AsyncIterable<Uint8Array>): Promise<StoredPicture | UploadRefusal> {
  const received = await parts.uploads.receive(source)
  if (!received.ok) return received
  try {
    return await parts.uploads.limit(() => findOrStore(parts, received))
  } finally {
    await received.discard()
  }
}

async function findOrStore({ db, uploads, clock }: UploadParts, upload: ReceivedUpload): Promise<StoredPicture | UploadRefusal> {
  const { name } = upload
  const reference = `/images/${name}`
  const known = (await findImageSizes(db, [name])).get(name)
  const isAnimated = (await uploads.isAnimated(upload)) || undefined
  if (known) {
    // It was uploaded for a record that is still to be saved.
    await touchUnusedImage(db, name, clock().toISOString())
    return { ok: true, reference, isAnimated, ...known }
  }
  // The row comes last, so that a row means that the file is complete.
  const stored = await uploads.store(upload)
  if (!stored.ok) return stored
  const { width, height } = stored
  await insertImage(db, { id: name, width, height, createdAt: clock().toISOString() })
  return { ok: true, reference, isAnimated, width, height }
}

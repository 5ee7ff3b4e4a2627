import { hash, randomUUID } from 'node:crypto'
import type { Database } from '#core/database/database.ts'
import { findImage, insertImage, touchUnusedImage } from './image-rows.ts'
import type { ReceivedUpload, UploadRefusal, Uploads } from './uploads.ts'

export type UploadParts = { db: Database; uploads: Uploads; clock: () => Date }

/**
 * A stored picture: the reference that posts and recipes use (`/images/{name}`), and its size in pixels. For an animation, the first frame
 * is stored.
 */
export type StoredPicture = { ok: true; reference: string; width: number; height: number; isAnimated?: true | undefined }

/**
 * Checks and stores a picture of at most 15 MB and 50 million pixels. One that is already stored is found by its hash; a rejected one
 * leaves no trace. `title` is its file name, if known.
 */
export async function storeUpload(
  parts: UploadParts,
  source: AsyncIterable<Uint8Array>,
  title = '',
): Promise<StoredPicture | UploadRefusal> {
  const received = await parts.uploads.receive(source)
  if (!received.ok) return received
  try {
    return await parts.uploads.limit(() => findOrStore(parts, received, title))
  } finally {
    await received.discard()
  }
}

async function findOrStore(
  { db, uploads, clock }: UploadParts,
  upload: ReceivedUpload,
  title: string,
): Promise<StoredPicture | UploadRefusal> {
  const known = await findImage(db, upload.name)
  const isAnimated = (await uploads.isAnimated(upload)) || undefined
  if (known && known.version === null) {
    // It was uploaded for a record that is yet to be saved.
    await touchUnusedImage(db, known.id, clock().toISOString())
    return { ok: true, reference: `/images/${known.id}`, isAnimated, width: known.width, height: known.height }
  }
  // The picture with this hash as its id may show another file by now.
  const id = known ? hash('sha256', randomUUID()) : upload.name
  // The row comes last, so a row means that the file is complete.
  const stored = await uploads.store({ ...upload, name: id })
  if (!stored.ok) return stored
  const { width, height, bytes } = stored
  await insertImage(db, { id, width, height, bytes, title, createdAt: clock().toISOString() })
  return { ok: true, reference: `/images/${id}`, isAnimated, width, height }
}

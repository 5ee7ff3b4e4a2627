import type { Database } from '#core/database/database.ts'
import { isPictureInWorkingCopies } from '#core/revisions/working-copy-rows.ts'
import { findSettings, updateSettings } from '#core/settings/setting-rows.ts'
import type { PictureDraft } from '#domain/pictures/picture-draft.ts'
import { type StoredImage, toFileName, toPictureId } from '#domain/pictures/stored-image.ts'
import { deleteImage, findImage, markImagesUsed, updateImageFile, updateImageWords } from './image-rows.ts'
import type { Pictures } from './pictures.ts'
import { settingsPictures } from './settings-pictures.ts'
import { inTurn, isShown } from './unused-pictures.ts'
import type { ReceivedUpload, UploadRefusal, Uploads } from './uploads.ts'

export type LibraryParts = { db: Database; uploads: Uploads; pictures: Pick<Pictures, 'forget'> }

/** Why a picture's file was not replaced. */
export type ReplaceRefusal = UploadRefusal | { ok: false; reason: 'gone' }

const versionDigits = 12
/** If the proportions differ by less, it counts as the same picture and keeps its focal point. */
const sameProportions = 0.02

/** Stores title, alternative text and focal point; returns false if the picture is gone. */
export async function savePicture(db: Database, id: string, draft: PictureDraft) {
  if (!(await findImage(db, id))) return false
  await updateImageWords(db, id, draft)
  return true
}

/**
 * Replaces a picture's file. Records keep their reference to the picture, and its addresses get the new file's version. The old file is
 * deleted last, so a failure before that leaves the picture unchanged.
 */
export async function replacePicture(
  parts: LibraryParts,
  id: string,
  source: AsyncIterable<Uint8Array>,
): Promise<{ ok: true } | ReplaceRefusal> {
  const received = await parts.uploads.receive(source)
  if (!received.ok) return received
  try {
    return await parts.uploads.limit(() => putInPlace(parts, id, received))
  } finally {
    await received.discard()
  }
}

async function putInPlace(
  { db, uploads, pictures }: LibraryParts,
  id: string,
  upload: ReceivedUpload,
): Promise<{ ok: true } | ReplaceRefusal> {
  const version = upload.name.slice(0, versionDigits)
  const present = await findImage(db, id)
  if (!present) return { ok: false, reason: 'gone' }
  const isSameFile = present.version === version || (present.version === null && id === upload.name)
  if (isSameFile) return { ok: true }
  const file = toFileName({ id, version })
  const stored = await uploads.store({ ...upload, name: file })
  if (!stored.ok) return stored
  const { width, height, bytes } = stored
  const earlier = await inTurn(db, async (transaction) => {
    const image = await findImage(transaction, id)
    if (!image) return undefined
    await updateImageFile(transaction, { id, version, width, height, bytes, ...keepFocus(image, stored) })
    await replaceInSettings(transaction, id, { name: file, width, height })
    return toFileName(image)
  }).catch(async (error) => {
    await uploads.remove(file)
    throw error
  })
  await forgetFile({ uploads, pictures }, earlier ?? file)
  return earlier ? { ok: true } : { ok: false, reason: 'gone' }
}

function keepFocus({ focusX, focusY, ...earlier }: StoredImage, { width, height }: { width: number; height: number }) {
  const isSame = Math.abs(earlier.width / earlier.height / (width / height) - 1) < sameProportions
  return isSame ? { focusX, focusY } : { focusX: null, focusY: null }
}

/** Every page shows these pictures, so the settings store their sizes. */
async function replaceInSettings(db: Database, id: string, file: { name: string; width: number; height: number }) {
  const settings = await findSettings(db)
  const changed = settingsPictures.flatMap((place) => {
    const picture = settings[place]
    return picture && toPictureId(picture.name) === id ? [[place, { ...picture, ...file }]] : []
  })
  if (changed.length > 0) await updateSettings(db, { ...settings, ...Object.fromEntries(changed) })
}

/** Deletes those of these pictures that nothing shows and no unsaved form uses. Returns how many were deleted, and how many were not. */
export async function deletePictures({ db, uploads, pictures }: LibraryParts, ids: string[]) {
  const files: string[] = []
  let kept = 0
  for (const id of ids) {
    const outcome = await inTurn(db, (transaction) => deleteOne(transaction, id))
    if (outcome === 'shown') kept += 1
    else if (outcome) files.push(outcome)
  }
  for (const file of files) await forgetFile({ uploads, pictures }, file)
  return { deleted: files.length, kept }
}

/** The name of its previous file; undefined if the picture was gone. */
async function deleteOne(db: Database, id: string) {
  const image = await findImage(db, id)
  if (!image) return undefined
  if (await isShown(db, id)) {
    await markImagesUsed(db, [id])
    return 'shown'
  }
  if (await isPictureInWorkingCopies(db, `/images/${id}`)) return 'shown'
  await deleteImage(db, id)
  return toFileName(image)
}

async function forgetFile({ uploads, pictures }: Pick<LibraryParts, 'uploads' | 'pictures'>, file: string) {
  await Promise.all([uploads.remove(file), pictures.forget(file)])
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import { listOwnPictures } from '#core/blogs/blog-html.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { isPictureInRevisions } from '#core/revisions/revision-rows.ts'
import { isPictureInWorkingCopies } from '#core/revisions/working-copy-rows.ts'
import { lockSearchIndex } from '#core/search/search-index-rows.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import { toFileName, toPictureId } from '#domain/pictures/stored-image.ts'
import { unusedDays } from '#domain/pictures/upload-limits.ts'
import {
  countImagesUnusedBefore,
  deleteImage,
  findImage,
  listImagesUnusedBefore,
  listUsedImages,
  markImagesUsed,
  markImageUnused,
  touchImagesUnusedBefore,
  touchUnusedImage,
} from './image-rows.ts'
import { isInRecords, listPictureTexts, picturePlaces } from './picture-place-rows.ts'
import type { Pictures } from './pictures.ts'
import { listSettingsPictures } from './settings-pictures.ts'
import type { Uploads } from './uploads.ts'

const retentionMilliseconds = unusedDays * 24 * 60 * 60 * 1000
const batch = 100
const pictureReference = /\/images\/([a-z0-9-]+)/g

/** The content that may show pictures: a record's references (`/images/{name}`, or anything else), and HTML. */
type Shows = { references: (string | null | undefined)[]; html?: string }

/**
 * Notes which pictures a record shows now and showed before, in the transaction that saves or deletes it. A picture that nothing shows any
 * more is not served to readers from then on; after 30 days the owner is asked whether to delete it.
 */
export async function notePictures(
  db: Database,
  { before, after, now }: { before?: Shows | undefined; after?: Shows | undefined; now: Date },
) {
  const shown = listNames(after)
  await markImagesUsed(db, shown)
  for (const name of listNames(before)) {
    if (!shown.includes(name) && !(await isShown(db, name))) await markImageUnused(db, name, now.toISOString())
  }
}

function listNames({ references, html = '' }: Shows = { references: [] }) {
  const names = references.flatMap((reference) => pictureName(reference) ?? [])
  return [...new Set([...names.map(toPictureId), ...listOwnPictures(html)])]
}

/** Whether a record or the settings show a picture. */
export async function isShown(db: Database, name: string) {
  return (await isInRecords(db, name)) || listSettingsPictures(await findSettings(db)).some(({ id }) => id === name)
}

/** The pictures unused for 30 days: how many, since when the first has been, and the latest time for all (ISO 8601). */
export async function findUnusedPictures(db: Database, now: Date) {
  const before = new Date(now.getTime() - retentionMilliseconds).toISOString()
  return { ...(await countImagesUnusedBefore(db, before)), before }
}

/**
 * Deletes the pictures unused since before a time (ISO 8601), which the owner has confirmed; returns how many. A picture in the history of
 * a record or in an unsaved text stays, and is asked about again after 30 days.
 */
export async function deleteUnusedPictures(
  parts: { db: Database; uploads: Pick<Uploads, 'remove'>; pictures: Pick<Pictures, 'forget'> },
  before: string,
  now: Date,
) {
  let deleted = 0
  for (let names = await listImagesUnusedBefore(parts.db, before, batch); names.length > 0; ) {
    for (const name of names) {
      const file = await removeIfUnused(parts.db, name, now)
      if (!file) continue
      deleted += 1
      await Promise.all([parts.uploads.remove(file), parts.pictures.forget(file)])
    }
    names = await listImagesUnusedBefore(parts.db, before, batch)
  }
  return deleted
}

/** Keeps those pictures, and asks about them again after 30 days. */
export function keepUnusedPictures(db: Database, before: string, now: Date) {
  return touchImagesUnusedBefore(db, before, now.toISOString())
}

/** Corrects pictures wrongly marked as shown: those from before marks existed, and those of records deleted by other means. */
export async function markUnusedPictures(db: Database, now: Date, signal?: AbortSignal) {
  const named = await listNamedPictures(db)
  for (let names = await listUsedImages(db, '', batch); names.length > 0; names = await listUsedImages(db, names.at(-1) ?? '', batch)) {
    for (const name of names) {
      if (signal?.aborted) return
      // Checked again, since a record may have been saved in the meantime.
      if (!named.has(name))
        await inTurn(db, (transaction) => notePictures(transaction, { before: { references: [`/images/${name}`] }, now }))
    }
  }
}

/** The id of every picture in records and settings. Records are read in batches, so requests are served in between. */
async function listNamedPictures(db: Database) {
  const named = new Set<string>()
  for (const place of picturePlaces) {
    for (let records = await listPictureTexts(db, place, undefined, batch); records.length > 0; ) {
      for (const { text } of records) for (const [, name = ''] of text.matchAll(pictureReference)) named.add(toPictureId(name))
      await nextTurn()
      records = await listPictureTexts(db, place, records.at(-1)?.id, batch)
    }
  }
  for (const { id } of listSettingsPictures(await findSettings(db))) named.add(id)
  return named
}

/**
 * Deletes a picture and returns the name of its file; undefined if a record shows it by now, or may show it again when an earlier version
 * is restored.
 */
export function removeIfUnused(db: Database, name: string, now: Date) {
  return inTurn(db, async (transaction) => {
    const image = await findImage(transaction, name)
    if (!image) return undefined
    if (await isShown(transaction, name)) {
      await markImagesUsed(transaction, [name])
      return undefined
    }
    const reference = `/images/${name}`
    if ((await isPictureInRevisions(transaction, reference)) || (await isPictureInWorkingCopies(transaction, reference))) {
      await touchUnusedImage(transaction, name, now.toISOString())
      return undefined
    }
    await deleteImage(transaction, name)
    return toFileName(image)
  })
}

/** A transaction that waits for those that save records, as they wait for it. */
export function inTurn<Result>(db: Database, work: (db: Database) => Promise<Result>) {
  return inTransaction(db, async (transaction) => {
    await lockSearchIndex(transaction)
    return work(transaction)
  })
}

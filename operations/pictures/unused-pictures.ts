import { setImmediate as nextTurn } from 'node:timers/promises'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import { isPictureInBlogs, listBlogPicturesAfter } from '#storage/blogs/all-blogs.ts'
import { listOwnPictures } from '#storage/blogs/blog-html.ts'
import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'
import { isPictureInPages, listPagePictures } from '#storage/pages/all-pages.ts'
import type { Files } from '#storage/pictures/files.ts'
import {
  deleteImage,
  listImagesUnusedBefore,
  listUsedImages,
  markImagesUsed,
  markImageUnused,
  touchUnusedImage,
} from '#storage/pictures/images.ts'
import type { Pictures } from '#storage/pictures/pictures.ts'
import { isPictureInRecipes, listRecipePicturesAfter } from '#storage/recipes/all-recipes.ts'
import { isPictureInHistory } from '#storage/revisions/revisions.ts'
import { lockSearchIndex } from '#storage/search/search-index.ts'
import { findSettings } from '#storage/settings/settings.ts'
import { isPictureInTerms, listTermPicturesAfter } from '#storage/terms/terms.ts'

const retentionMilliseconds = 30 * 24 * 60 * 60 * 1000
const batch = 100
const pictureReference = /\/images\/([a-z0-9-]+)/g

/** What may show pictures: the references of a record (`/images/{name}`, or anything else), and HTML. */
type Shows = { references: (string | null | undefined)[]; html?: string }

/**
 * Notes in the transaction that saves or deletes a record which pictures it shows now, and did before. One that nothing shows any more is not served
 * to readers from then on, and is deleted after 30 days.
 */
export async function notePictures(
  db: Database,
  { before, after, now }: { before?: Shows | undefined; after?: Shows | undefined; now: Date },
) {
  const shown = listNames(after)
  await markImagesUsed(db, shown)
  for (const name of listNames(before)) {
    if (!shown.includes(name) && !(await isInRecords(db, name))) await markImageUnused(db, name, now.toISOString())
  }
}

function listNames({ references, html = '' }: Shows = { references: [] }) {
  return [...new Set([...references.flatMap((reference) => pictureName(reference) ?? []), ...listOwnPictures(html)])]
}

async function isInRecords(db: Database, name: string) {
  const reference = `/images/${name}`
  return (
    (await isPictureInBlogs(db, reference)) ||
    (await isPictureInRecipes(db, reference)) ||
    (await isPictureInPages(db, reference)) ||
    (await isPictureInTerms(db, reference)) ||
    (await isPictureInSettings(db, name))
  )
}

async function isPictureInSettings(db: Database, name: string) {
  return listSettingsPictures(await findSettings(db)).includes(name)
}

function listSettingsPictures({ logo, socialPicture }: SiteSettings) {
  return [logo, socialPicture].flatMap((picture) => picture?.name ?? [])
}

/**
 * Deletes the pictures that nothing has shown for 30 days. What is marked as shown is looked for first, and marked anew. A picture that the history of a
 * record names is looked at again after as long.
 */
export async function removeUnusedPictures(
  parts: { db: Database; files: Pick<Files, 'remove'>; pictures: Pick<Pictures, 'forget'> },
  now: Date,
  signal?: AbortSignal,
) {
  await markUnused(parts.db, now, signal)
  const oldest = new Date(now.getTime() - retentionMilliseconds).toISOString()
  for (let names = await listImagesUnusedBefore(parts.db, oldest, batch); names.length > 0; ) {
    for (const name of names) {
      if (signal?.aborted) return
      if (await removeIfUnused(parts.db, name, now)) await Promise.all([parts.files.remove(name), parts.pictures.forget(name)])
    }
    names = await listImagesUnusedBefore(parts.db, oldest, batch)
  }
}

/** Marks what no record shows although it is marked as shown: pictures of before they were marked, and of records that were deleted otherwise. */
async function markUnused(db: Database, now: Date, signal?: AbortSignal) {
  const named = await listNamedPictures(db)
  for (let names = await listUsedImages(db, '', batch); names.length > 0; names = await listUsedImages(db, names.at(-1) ?? '', batch)) {
    for (const name of names) {
      if (signal?.aborted) return
      // It is looked for once more: a record may have been saved meanwhile.
      if (!named.has(name))
        await inTurn(db, (transaction) => notePictures(transaction, { before: { references: [`/images/${name}`] }, now }))
    }
  }
}

/** Every name of a picture in posts, recipes and terms. They are read in batches, and requests are served between those. */
async function listNamedPictures(db: Database) {
  const named = new Set<string>()
  const note = (records: { text: string }[]) => {
    for (const { text } of records) for (const [, name = ''] of text.matchAll(pictureReference)) named.add(name)
    return nextTurn()
  }
  for (let posts = await listBlogPicturesAfter(db, '', batch); posts.length > 0; ) {
    await note(posts)
    posts = await listBlogPicturesAfter(db, posts.at(-1)?.id ?? '', batch)
  }
  for (let recipes = await listRecipePicturesAfter(db, 0, batch); recipes.length > 0; ) {
    await note(recipes)
    recipes = await listRecipePicturesAfter(db, recipes.at(-1)?.id ?? 0, batch)
  }
  await note(await listPagePictures(db))
  for (let terms = await listTermPicturesAfter(db, '', batch); terms.length > 0; ) {
    await note(terms)
    terms = await listTermPicturesAfter(db, terms.at(-1)?.id ?? '', batch)
  }
  for (const name of listSettingsPictures(await findSettings(db))) named.add(name)
  return named
}

/** Returns false for one that a record shows meanwhile, or may show again when an earlier version of it is restored. */
function removeIfUnused(db: Database, name: string, now: Date) {
  return inTurn(db, async (transaction) => {
    if (await isInRecords(transaction, name)) {
      await markImagesUsed(transaction, [name])
      return false
    }
    if (await isPictureInHistory(transaction, `/images/${name}`)) {
      await touchUnusedImage(transaction, name, now.toISOString())
      return false
    }
    await deleteImage(transaction, name)
    return true
  })
}

/** A transaction that waits for those that save records, as they wait for it. */
function inTurn<Result>(db: Database, work: (db: Database) => Promise<Result>) {
  return inTransaction(db, async (transaction) => {
    await lockSearchIndex(transaction)
    return work(transaction)
  })
}

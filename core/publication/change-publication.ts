import { updateBlogPublication } from '#core/blogs/blog-rows.ts'
import { deleteBlog } from '#core/blogs/write-blog.ts'
import { deleteCollection } from '#core/collections/write-collection.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import type { HiddenPublication } from '#core/database/schema.ts'
import { announcePublication } from '#core/events/announce-publication.ts'
import { isOriginalPage } from '#core/pages/original-page.ts'
import { deletePage } from '#core/pages/write-page.ts'
import { changeRecipePublication, deleteRecipe } from '#core/recipes/write-recipe.ts'
import { lockSearchIndex } from '#core/search/search-index-rows.ts'
import { readTimeZone } from '#core/settings/read-time-zone.ts'
import { isDateAhead, type Publication, planDue, planPublication, planRestoration, trashDays } from '#domain/publication/publication.ts'
import {
  findPublication,
  findSlug,
  isSharedKey,
  listDue,
  listTrashedBefore,
  type RecordKey,
  updateSharedState,
} from './publication-rows.ts'

const atOnce = 50

type Stored = Publication & HiddenPublication & { timeZone: string; typedDate: string | null }

/** Moves a record to the trash with its comments and address; returns whether it was moved. */
export function moveToTrash(db: Database, key: RecordKey, now: Date) {
  return change(db, key, now, ({ state }) =>
    state === 'trashed' ? undefined : { state: 'trashed', trashedFrom: state, trashedAt: now.toISOString() },
  )
}

/** Restores a record from the trash; returns whether it was there. */
export function restoreFromTrash(db: Database, key: RecordKey, now: Date) {
  return change(db, key, now, ({ state, trashedFrom, publishedAt, ...dated }) => {
    if (state !== 'trashed') return undefined
    const earlier = { state: trashedFrom ?? 'draft', publishedAt }
    // Pages and collections have no publication date.
    return { ...(isSharedKey(key) ? earlier : planRestoration(earlier, now, dated)), trashedFrom: null, trashedAt: null }
  })
}

/** Publishes an unpublished record, or schedules it if its date is in the future; returns whether anything changed. */
export function publishNow(db: Database, key: RecordKey, now: Date) {
  return change(db, key, now, ({ state, timeZone, typedDate }) => {
    if (state !== 'draft' && state !== 'scheduled') return undefined
    if (isDateAhead(typedDate, now, timeZone))
      return state === 'scheduled' ? undefined : planPublication('publish', { now, timeZone, typedDate })
    return planPublication('publish-now', { now, timeZone })
  })
}

/** Turns a record back into a draft; returns whether it was published or scheduled. */
export function unpublish(db: Database, key: RecordKey, now: Date) {
  return change(db, key, now, ({ state }) => (state === 'published' || state === 'scheduled' ? { state: 'draft' } : undefined))
}

/** Publishes scheduled records that are due, each in its own transaction, and only once however often it is called. */
export async function publishDue(db: Database, now: Date) {
  for (const key of await listDue(db, now.toISOString(), atOnce)) await change(db, key, now, (present) => planDue(present, now, present))
}

/** Permanently deletes records that have been in the trash for too long by the trusted clock. */
export async function emptyTrash(db: Database, now: Date, sureTime: Date) {
  const time = new Date(sureTime.getTime() - trashDays * 24 * 60 * 60 * 1000).toISOString()
  for (const key of await listTrashedBefore(db, time, atOnce)) await deleteForGood(db, key, now)
}

/** Deletes a record in the trash with its comments or reviews, versions, old addresses and pictures; returns whether it was there. */
export function deleteForGood(db: Database, key: RecordKey, now: Date) {
  return inTransaction(db, async (transaction) => {
    await lockSearchIndex(transaction)
    if ((await findPublication(transaction, key))?.state !== 'trashed') return false
    if (key.kind === 'recipe') return deleteRecipe(transaction, key.id, now)
    return deletions[key.kind](transaction, key.id, now)
  })
}

const deletions = { blog: deleteBlog, page: deletePage, collection: deleteCollection }

function change(db: Database, key: RecordKey, now: Date, plan: (present: Stored) => Partial<Publication & HiddenPublication> | undefined) {
  // Built-in pages are always public.
  if (key.kind === 'page' && isOriginalPage(key.id)) return Promise.resolve(false)
  return inTransaction(db, async (transaction) => {
    // Writers take turns, so that what was read can't change before it is updated.
    await lockSearchIndex(transaction)
    const found = await findPublication(transaction, key)
    if (!found) return false
    const { formattedDate, ...present } = found
    const changes = plan({ ...present, timeZone: await readTimeZone(transaction), typedDate: formattedDate })
    if (!changes) return false
    const slug = (await findSlug(transaction, key)) ?? ''
    const [before, after] = [present, { ...present, ...changes }].map(({ state }) => ({ state, slug }))
    await announcePublication(transaction, key, { before, after, now })
    if (key.kind === 'blog') return updateBlogPublication(transaction, key.id, changes)
    if (isSharedKey(key)) return updateSharedState(transaction, key, changes)
    return changeRecipePublication(transaction, key.id, { present, changes })
  })
}

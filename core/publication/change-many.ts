import { findAnyBlog } from '#core/blogs/all-blog-rows.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { StorageError } from '#core/database/storage-error.ts'
import { writeLog } from '#core/identity/admin-log.ts'
import { findAnyPage } from '#core/pages/all-page-rows.ts'
import { findRecipeEntry } from '#core/recipes/all-recipe-rows.ts'
import { toRecordEntry } from '#core/revisions/log-words.ts'
import { readTimeZone } from '#core/settings/read-time-zone.ts'
import { isBlankHtml } from '#domain/blogs/blog-draft.ts'
import type { PublicationChange } from '#domain/forms/publication-change.ts'
import type { Actor } from '#domain/identity/log-entry.ts'
import { isDateAhead } from '#domain/publication/publication.ts'
import { deleteForGood, moveToTrash, publishNow, restoreFromTrash, unpublish } from './change-publication.ts'
import { findPublication, listRecordTitles, type RecordKey } from './publication-rows.ts'

type Change = (db: Database, key: RecordKey, now: Date) => Promise<boolean | number>

const changes: Record<PublicationChange, Change> = {
  trash: moveToTrash,
  restore: restoreFromTrash,
  publish: publishNow,
  unpublish,
  delete: deleteForGood,
}

const logWords: Record<PublicationChange, { verb: string; after?: string }> = {
  trash: { verb: 'moved', after: ' to the trash' },
  restore: { verb: 'restored', after: ' from the trash' },
  publish: { verb: 'published' },
  unpublish: { verb: 'unpublished' },
  delete: { verb: 'permanently deleted' },
}

/** A post that is not public yet because its date is in the future, and when it will be (ISO 8601). */
export type Waiting = { title: string; publishedAt: string }

/** A record that wasn't changed, and what it lacks for publication, as text; empty if the database failed. */
export type Refused = { title: string; lacks: string[] }

/**
 * Changes the state of records, each in its own transaction, so that one with missing fields doesn't stop the others. `changed` are those whose
 * state was different; `waiting` those that will be published later. Throws if the database failed for all.
 */
export async function changeMany(
  db: Database,
  keys: RecordKey[],
  change: PublicationChange,
  { now, by }: { now: Date; by?: Actor | undefined },
) {
  const titles = await listRecordTitles(db, keys)
  const changed: RecordKey[] = []
  const refused: Refused[] = []
  const waiting: Waiting[] = []
  const failures: StorageError[] = []
  const changeOne = (key: RecordKey, title: string) =>
    inTransaction(db, async (transaction) => {
      const isChanged = Boolean(await changes[change](transaction, key, now))
      const present = change === 'publish' || change === 'restore' ? await findPublication(transaction, key) : undefined
      const isWaiting = present?.state === 'scheduled' && isDateAhead(present.formattedDate, now, await readTimeZone(transaction))
      if (isWaiting) waiting.push({ title, publishedAt: present.publishedAt })
      const words = isWaiting && change === 'publish' ? { verb: 'scheduled' } : logWords[change]
      if (isChanged && by) await writeLog(transaction, by, toRecordEntry(key, title, words), now)
      return isChanged && !(isWaiting && change === 'publish')
    })
  for (const key of keys) {
    const title = titles.get(String(key.id)) || 'Untitled'
    try {
      const lacks = change === 'publish' ? await listLacks(db, key) : []
      if (lacks.length > 0) refused.push({ title, lacks })
      else if (await changeOne(key, title)) changed.push(key)
    } catch (error) {
      if (!(error instanceof StorageError)) throw error
      failures.push(error)
      refused.push({ title, lacks: [] })
    }
  }
  const [first] = failures
  if (first && failures.length === keys.length) throw first
  return { changed, refused, waiting }
}

/** What a stored draft lacks for publication, the same as the forms require. */
async function listLacks(db: Database, key: RecordKey) {
  const needs = await findNeeds(db, key)
  return Object.entries(needs).flatMap(([words, value]) => (value ? [] : [words]))
}

function findNeeds(db: Database, key: RecordKey) {
  if (key.kind === 'blog') return readBlog(db, key.id)
  if (key.kind === 'recipe') return readRecipe(db, key.id)
  return key.kind === 'page' ? readPage(db, key.id) : {}
}

async function readBlog(db: Database, id: string) {
  const blog = await findAnyBlog(db, id)
  if (!blog) return {}
  const { title, author, content, formattedDate } = blog
  return { 'a title': title, 'an author': author, 'a date': formattedDate, 'a text': !isBlankHtml(content) }
}

async function readRecipe(db: Database, id: number) {
  const recipe = await findRecipeEntry(db, id)
  return recipe ? { 'a title': recipe.title, 'a description': recipe.short, 'an image': recipe.image } : {}
}

async function readPage(db: Database, id: string) {
  const page = await findAnyPage(db, id)
  return page ? { 'a text': !isBlankHtml(page.content) } : {}
}

import type { SourceRecord, SourceRecordOf } from '#domain/imports/source-record.ts'
import { isSameValue } from '#domain/revisions/record-fields.ts'
import { notePictures } from '#operations/pictures/unused-pictures.ts'
import { changeRecipePublication } from '#operations/recipes/write-recipe.ts'
import { saveRevision } from '#operations/revisions/save-revision.ts'
import { toBlogFields, toEntryFields } from '#operations/revisions/stored-fields.ts'
import { findAnyBlog } from '#storage/blogs/all-blogs.ts'
import { updateBlog } from '#storage/blogs/blogs.ts'
import type { Database } from '#storage/database/database.ts'
import type { RecipeRow } from '#storage/database/schema.ts'
import { findStoredRow } from '#storage/imports/stored-rows.ts'
import { findAnyPage, putPage } from '#storage/pages/all-pages.ts'
import { findPublication } from '#storage/publication/publications.ts'
import { toColumns, toEntry } from '#storage/recipes/recipe-rows.ts'
import { updateRecipe } from '#storage/recipes/recipes.ts'
import { lockSearchIndex } from '#storage/search/search-index.ts'
import { toPage, toPost, toRecipeEntry } from './insert-content.ts'
import type { WriteContext } from './write-context.ts'

/** Records that a newer file of the same source updates. */
export type UpdatedRecord = SourceRecordOf<'post' | 'recipe' | 'page'>

type Columns = Record<string, unknown>

export function isUpdated(record: SourceRecord): record is UpdatedRecord {
  return record.kind === 'post' || record.kind === 'recipe' || record.kind === 'page'
}

/** What an update never touches: the address, and what a record is stored with once. */
const lasting = ['id', 'slug', 'urlSlug', 'createdAt', 'updatedAt', 'trashedAt', 'trashedFrom', 'draftToken', 'ownerId']

/** The columns that a record of a source would be stored with. */
export async function toColumnsOf(context: WriteContext, record: UpdatedRecord): Promise<Columns> {
  if (record.kind === 'post') return withoutLasting(await toPost(context, record))
  if (record.kind === 'page') return withoutLasting(await toPage(context, record))
  const { state, publishedAt, ...recipe } = await toRecipeEntry(context, record)
  return withoutLasting({ ...toColumns({ ...recipe, slug: '' }), state, publishedAt })
}

/** The columns to give a stored record: those that the source has changed, and the owner has not, since they were imported. */
export function mergeColumns(present: Columns, { imported, incoming }: { imported: Columns; incoming: Columns }): Columns {
  const changed = Object.entries(incoming).filter(
    ([name, value]) => isSameValue(present[name], imported[name]) && !isSameValue(present[name], value),
  )
  return Object.fromEntries(changed)
}

function withoutLasting(columns: Columns) {
  return Object.fromEntries(Object.entries(columns).filter(([name]) => !lasting.includes(name)))
}

/** Writes columns of a post, recipe or page, with a revision. */
export async function writeColumns(db: Database, kind: UpdatedRecord['kind'], id: string, columns: Columns, now: Date) {
  await lockSearchIndex(db)
  if (kind === 'post') return writePost(db, id, columns, now)
  if (kind === 'recipe') return writeRecipe(db, Number(id), columns, now)
  const page = await findAnyPage(db, id)
  if (!page) return
  const edited = { ...page, ...columns, updatedAt: now.toISOString() }
  await putPage(db, edited)
  await notePictures(db, { before: { references: [], html: page.content }, after: { references: [], html: edited.content }, now })
}

async function writePost(db: Database, id: string, columns: Columns, now: Date) {
  const blog = await findAnyBlog(db, id)
  if (!blog) return
  const at = now.toISOString()
  const edited = { ...blog, ...columns, updatedAt: at }
  await updateBlog(db, edited)
  const toShows = ({ imageBase64, imageLink, imageFetched, content }: typeof blog) => ({
    references: [imageBase64, imageLink, imageFetched],
    html: content,
  })
  await notePictures(db, { before: toShows(blog), after: toShows(edited), now })
  const toSaved = (saved: typeof blog, moment: string) => {
    return { fields: toBlogFields(saved), at: moment, state: saved.state, publishedAt: saved.publishedAt }
  }
  const before = toSaved(blog, blog.updatedAt ?? blog.createdAt)
  await saveRevision(db, { kind: 'blog', id }, { before, after: toSaved(edited, at), editing: {} })
}

async function writeRecipe(db: Database, id: number, columns: Columns, now: Date) {
  const row = await findStoredRow(db, 'recipe', String(id))
  const publication = await findPublication(db, { kind: 'recipe', id })
  if (!row || !publication) return
  const at = now.toISOString()
  const { state = publication.state, publishedAt = publication.publishedAt } = columns as Partial<typeof publication>
  // Columns of the table, as it has them.
  const [before, after] = [row, { ...row, ...columns, updatedAt: at }].map((columnsOfRow) => toEntry(columnsOfRow as RecipeRow))
  if (!before || !after) return
  await updateRecipe(db, id, after)
  const toShows = ({ image, imageFetched, stepExtras = [] }: typeof before) => {
    return { references: [image, imageFetched, ...stepExtras.map((extra) => extra.image)] }
  }
  await notePictures(db, { before: toShows(before), after: toShows(after), now })
  if (state !== publication.state || publishedAt !== publication.publishedAt)
    await changeRecipePublication(db, id, { present: publication, changes: { state, publishedAt } })
  const toSaved = (entry: typeof before, saved: { state: typeof state; publishedAt: string }, moment: string) => {
    return { fields: toEntryFields(entry), at: moment, ...saved }
  }
  await saveRevision(
    db,
    { kind: 'recipe', id },
    {
      before: toSaved(before, publication, before.updatedAt ?? before.createdAt ?? at),
      after: toSaved(after, { state, publishedAt }, at),
      editing: {},
    },
  )
}

import { z } from 'zod'
import { findAnyBlog } from '#core/blogs/all-blog-rows.ts'
import { replaceBlog } from '#core/blogs/write-blog.ts'
import type { Database } from '#core/database/database.ts'
import type { HiddenPublication, RecipeRow } from '#core/database/schema.ts'
import { findAnyPage } from '#core/pages/all-page-rows.ts'
import { replacePage } from '#core/pages/write-page.ts'
import { findPublication } from '#core/publication/publication-rows.ts'
import { toColumns, toEntry } from '#core/recipes/recipe-columns.ts'
import { replaceRecipe } from '#core/recipes/write-recipe.ts'
import { lockSearchIndex } from '#core/search/search-index-rows.ts'
import type { SourceRecord, SourceRecordOf } from '#domain/imports/source-record.ts'
import type { Publication } from '#domain/publication/publication.ts'
import { knownNutrition } from '#domain/recipes/nutrition.ts'
import { isSameValue } from '#domain/revisions/record-fields.ts'
import type { ImportedRecord } from './import-rows.ts'
import { findStoredRow } from './imported-rows.ts'
import { toPage, toPost, toRecipeEntry } from './insert-content.ts'
import type { WriteContext } from './write-context.ts'

/** The kinds of records that a newer file of the same source updates. */
export type UpdatedRecord = SourceRecordOf<'post' | 'recipe' | 'page'>

type Columns = Record<string, unknown>

export function isUpdated(record: SourceRecord): record is UpdatedRecord {
  return record.kind === 'post' || record.kind === 'recipe' || record.kind === 'page'
}

/** The columns of a record as an import left it. */
export function readImportedColumns({ fields }: Pick<ImportedRecord, 'fields'>): Columns {
  return toComparable(z.record(z.string(), z.unknown()).parse(JSON.parse(fields)))
}

/** Columns with nutrition in today's form, so that what an earlier release stored compares as equal. */
export function toComparable(columns: Columns): Columns {
  const { nutritionalValues } = columns
  if (typeof nutritionalValues !== 'string') return columns
  return { ...columns, nutritionalValues: JSON.stringify(knownNutrition(JSON.parse(nutritionalValues))) }
}

/**
 * Applies to our record what the source has changed and the owner has not since the import. Returns the columns that now count as imported,
 * whether anything was changed, and whether something was skipped because the owner had changed it.
 */
export async function updateRecord(context: WriteContext, record: UpdatedRecord, stored: Columns, imported: ImportedRecord) {
  const { db, now } = context
  const present = toComparable(stored)
  const earlier = readImportedColumns(imported)
  const incoming = await toColumnsOf(context, record)
  const different = Object.entries(incoming).filter(([name, value]) => !isSameValue(present[name], value))
  const merged = different.filter(([name]) => isSameValue(present[name], earlier[name]))
  if (merged.length > 0) await writeColumns(db, record.kind, imported.recordId, Object.fromEntries(merged), now)
  const after = await findStoredRow(db, record.kind, imported.recordId)
  const isOverruled = different.some(([name, value]) => !isSameValue(earlier[name], value) && !isSameValue(present[name], earlier[name]))
  return { columns: { ...after, ...incoming }, isChanged: merged.length > 0, isOverruled }
}

/** What an update never touches: the address, the layout, and the times of creation and change here. */
const lasting = ['slug', 'layout', 'createdAt', 'updatedAt']

/** The columns that a source's record would be stored with. */
async function toColumnsOf(context: WriteContext, record: UpdatedRecord): Promise<Columns> {
  if (record.kind === 'post') return withoutLasting(await toPost(context, record))
  if (record.kind === 'page') return withoutLasting(await toPage(context, record))
  const { state, publishedAt, trashedAt, trashedFrom, ...recipe } = await toRecipeEntry(context, record)
  return withoutLasting({ ...toColumns({ ...recipe, slug: '' }), state, publishedAt, trashedAt, trashedFrom })
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
  await replacePage(db, { before: page, after: { ...page, ...columns, updatedAt: now.toISOString() }, now, editing: {} })
}

async function writePost(db: Database, id: string, columns: Columns, now: Date) {
  const before = await findAnyBlog(db, id)
  if (before) await replaceBlog(db, { before, after: { ...before, ...columns, updatedAt: now.toISOString() }, now, editing: {} })
}

async function writeRecipe(db: Database, id: number, columns: Columns, now: Date) {
  const row = await findStoredRow(db, 'recipe', String(id))
  const publication = await findPublication(db, { kind: 'recipe', id })
  if (!row || !publication) return
  // Columns in the table's own format.
  const toRecipe = (changed: Columns) => toEntry({ ...row, ...changed } as RecipeRow)
  const after = toRecipe({ ...columns, updatedAt: now.toISOString() })
  const next: Publication & HiddenPublication = { ...publication, ...pick(columns, ['state', 'publishedAt', 'trashedAt', 'trashedFrom']) }
  await replaceRecipe(db, { before: toRecipe({}), after, publication, next, now, editing: {} })
}

function pick(columns: Columns, names: string[]) {
  return Object.fromEntries(Object.entries(columns).filter(([name]) => names.includes(name)))
}

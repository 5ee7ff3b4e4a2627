import type { Database } from '#core/database/database.ts'
import { listNewestFirst } from '#core/database/newest-first.ts'
import { findRowCount } from '#core/database/row-counts.ts'
import type { Slice } from '#domain/http/paging.ts'
import { fold } from '#packages/ingredients/fold.ts'

/** Filters of the uploads: all or unused ones, and a text in the title or alternative text. */
export type LibraryFilter = { isUnused: boolean; search: string }

/** The uploads, newest first; unused ones in the order in which they became unused. */
export async function listLibrary(db: Database, filter: LibraryFilter, slice: Slice) {
  if (!filter.isUnused) return listNewestFirst(chosen(db, filter).selectAll(), slice, () => countLibrary(db, filter))
  const unused = chosen(db, filter).selectAll().orderBy('unusedSince', 'desc').orderBy('id', 'desc')
  return unused.limit(slice.limit).offset(slice.offset).execute()
}

export async function countLibrary(db: Database, filter: LibraryFilter) {
  if (!filter.search) return findRowCount(db, 'images', filter.isUnused ? 'unused' : '')
  const { total } = await chosen(db, filter)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** How many uploads are in use, and the bytes of those whose size is known. */
export async function sumShownImages(db: Database) {
  const row = await db
    .selectFrom('images')
    .select(({ fn }) => [fn.countAll().as('count'), fn.count('bytes').as('known'), fn.sum('bytes').as('bytes')])
    .where('unusedSince', 'is', null)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), known: Number(row.known), bytes: Number(row.bytes ?? 0) }
}

function chosen(db: Database, { isUnused, search }: LibraryFilter) {
  const images = isUnused ? db.selectFrom('images').where('unusedSince', 'is not', null) : db.selectFrom('images')
  const key = fold(search)
  return key ? images.where('searchText', 'like', `%${key.replace(/[\\%_]/g, '')}%`) : images
}

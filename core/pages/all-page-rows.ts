import type { Database } from '#core/database/database.ts'
import type { InTrash } from '#core/database/schema.ts'
import type { Page } from '#domain/pages/page.ts'
import type { UnscheduledState } from '#domain/publication/publication.ts'
import { pageColumns } from './public-page-rows.ts'

// Every page, public or not: for admins and background work.

/** The pages in a state, or without one, those that are not in the trash. */
export function listAllPages(db: Database, state?: UnscheduledState) {
  const all = db.selectFrom('pages').select(['id', 'slug', 'title', 'state', 'updatedAt']).orderBy('title')
  return (state ? all.where('state', '=', state) : all.where('state', '!=', 'trashed')).execute()
}

export function findAnyPage(db: Database, id: string): Promise<Page | undefined> {
  return db.selectFrom('pages').select(pageColumns).where('id', '=', id).executeTakeFirst()
}

/** Which of these slugs pages have. */
export async function listTakenPageSlugs(db: Database, slugs: string[]) {
  const rows = await db.selectFrom('pages').select('slug').where('slug', 'in', slugs).execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** Inserts a page, or replaces the one with its id. */
export async function putPage(db: Database, page: Page & Partial<InTrash>) {
  const { id: _, createdAt: __, ...changed } = page
  await db
    .insertInto('pages')
    .values(page)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute()
}

/** Returns false when there was none. */
export async function deletePageRow(db: Database, id: string) {
  const { numDeletedRows } = await db.deleteFrom('pages').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

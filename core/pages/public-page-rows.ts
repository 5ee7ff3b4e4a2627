import type { Database } from '#core/database/database.ts'
import type { Page } from '#domain/pages/page.ts'

/** A page without its place in the trash. */
export const pageColumns = [
  ...(['id', 'slug', 'title', 'intro', 'description', 'layout', 'content'] as const),
  ...(['state', 'createdAt', 'updatedAt'] as const),
] satisfies (keyof Page)[]

/** The pages that visitors may see. This is the only place that defines them. */
function publicPages(db: Database) {
  return db.selectFrom('pages').where('state', '=', 'published')
}

export function findPublicPage(db: Database, slug: string): Promise<Page | undefined> {
  return publicPages(db).select(pageColumns).where('slug', '=', slug).executeTakeFirst()
}

/** The slug of the page with an id, for links to where it was before. */
export async function findPublicPageSlug(db: Database, id: string) {
  return (await publicPages(db).select('slug').where('id', '=', id).executeTakeFirst())?.slug
}

/** All of them in order of title; the owner wrote each, so they are few. */
export function listPublicPages(db: Database) {
  return publicPages(db).select(['slug', 'title', 'updatedAt']).orderBy('title').execute()
}

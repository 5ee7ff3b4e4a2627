import { toSlug } from '#domain/slug.ts'
import { findBlogBySlug, findBlogSlugByTitle } from '#storage/blogs.ts'
import type { Database } from '#storage/database.ts'

/** The address of the post that a looser spelling means (other case, or made from its title), or undefined when there is none. */
export async function findCanonicalBlogSlug(db: Database, typed: string) {
  const slug = toSlug(typed)
  if (slug === '') return undefined
  if (slug !== typed && (await findBlogBySlug(db, slug))) return slug
  return findBlogSlugByTitle(db, slug)
}

import { toSlug } from '#domain/text/slug.ts'
import { findOldAddress } from '#storage/addresses/old-addresses.ts'
import { findBlog, findBlogBySlug, findBlogSlugByTitle } from '#storage/blogs/blogs.ts'
import type { Database } from '#storage/database/database.ts'

/** The address of the post that another one means (one it had before, other case, or made from its title), or undefined when there is none. */
export async function findCanonicalBlogSlug(db: Database, typed: string) {
  const slug = toSlug(typed)
  if (slug === '') return undefined
  if (slug !== typed && (await findBlogBySlug(db, slug))) return slug
  return (await findMovedBlogSlug(db, typed, slug)) ?? (await findBlogSlugByTitle(db, slug))
}

async function findMovedBlogSlug(db: Database, typed: string, slug: string) {
  const id = (await findOldAddress(db, 'blog', typed)) ?? (await findOldAddress(db, 'blog', slug))
  return id === undefined ? undefined : (await findBlog(db, id))?.urlSlug
}

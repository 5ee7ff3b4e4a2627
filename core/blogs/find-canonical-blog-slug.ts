import { findOldAddress } from '#core/addresses/old-address-rows.ts'
import type { Database } from '#core/database/database.ts'
import { toSlug } from '#domain/text/slug.ts'
import { findBlog, findBlogBySlug, findBlogSlugByTitle } from './blog-rows.ts'

/** The current slug of the post that an outdated one refers to (a previous slug, other spelling, or its title), or undefined. */
export async function findCanonicalBlogSlug(db: Database, typed: string) {
  const slug = toSlug(typed)
  if (slug === '') return undefined
  if (slug !== typed && (await findBlogBySlug(db, slug))) return slug
  const id = (await findOldAddress(db, 'blog', typed)) ?? (await findOldAddress(db, 'blog', slug))
  const moved = id === undefined ? undefined : await findBlog(db, id)
  return moved?.urlSlug ?? findBlogSlugByTitle(db, slug)
}

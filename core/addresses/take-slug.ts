import { listTakenBlogSlugs } from '#core/blogs/all-blog-rows.ts'
import { listTakenCollectionSlugs } from '#core/collections/all-collection-rows.ts'
import type { Database } from '#core/database/database.ts'
import type { AddressKind } from '#core/database/schema.ts'
import { listTakenPageSlugs } from '#core/pages/all-page-rows.ts'
import { listTakenRecipeSlugs } from '#core/recipes/all-recipe-rows.ts'
import { lockSearchIndex } from '#core/search/search-index-rows.ts'
import { newId } from '#domain/id.ts'
import { toSlug } from '#domain/text/slug.ts'
import { deleteOldAddress, insertOldAddress } from './old-address-rows.ts'

const batch = 20

/** Which of some slugs are taken, by kind. */
export const listTakenSlugs = {
  blog: listTakenBlogSlugs,
  recipe: listTakenRecipeSlugs,
  page: listTakenPageSlugs,
  collection: listTakenCollectionSlugs,
}

/** A record to be stored: what it has now, if it is an edited one. */
type Place = { kind: AddressKind; wanted: string; now: Date; present?: { id: string | number; slug: string } }

/**
 * The wanted slug of a record, or the next free one; call this in the transaction that stores the record. Writers take turns from here on, so
 * that of many who want one slug at once each finds the next one free. The slug that an edited record leaves
 * redirects from then on: to the record's id, so there are no chains.
 */
export async function takeSlug(db: Database, { kind, wanted, now, present }: Place) {
  await lockSearchIndex(db)
  const slug = await findFreeSlug(db, kind, wanted, present?.slug)
  if (slug === present?.slug) return slug
  await deleteOldAddress(db, kind, slug)
  if (present) await insertOldAddress(db, { kind, slug: present.slug, recordId: String(present.id), createdAt: now.toISOString() })
  return slug
}

/** The slug of a draft without a title, until it has one. */
export function toDraftSlug(now: Date) {
  return `draft-${newId(now)}`
}

export function isDraftSlug(slug: string) {
  return /^draft-[0-9a-z]{20}$/.test(slug)
}

/**
 * Whether a slug that the owner typed, other than the one of the title, belongs to another record. In the moment between this and `takeSlug`
 * another may take it: then the record gets the next free one.
 */
export async function isTypedSlugTaken(
  db: Database,
  kind: AddressKind,
  { typed, title, own }: { typed: string; title: string; own?: string },
) {
  const slug = toSlug(typed)
  if (slug === '' || slug === own || slug === toSlug(title)) return false
  return (await listTakenSlugs[kind](db, [slug])).has(slug)
}

/** The slug itself or, when it is taken, the first of `-2`, `-3`, … that is free or `own`. */
export async function findFreeSlug(db: Database, kind: AddressKind, wanted: string, own?: string) {
  for (let first = 1; ; first += batch) {
    const slugs = Array.from({ length: batch }, (_, index) => (first + index === 1 ? wanted : `${wanted}-${first + index}`))
    const taken = await listTakenSlugs[kind](db, slugs)
    const free = slugs.find((slug) => slug === own || !taken.has(slug))
    if (free) return free
  }
}

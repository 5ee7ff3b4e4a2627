import { toSlug } from '#domain/text/slug.ts'
import { fold } from '#packages/ingredients/fold.ts'

/** The kinds of terms: posts have tags, recipes the others, and both have authors. */
export const termKinds = ['tag', 'category', 'course', 'cuisine', 'diet', 'occasion', 'author'] as const

export type TermKind = (typeof termKinds)[number]

/** An entry of one of the owner's lists. `picture` is the reference of an upload or a URL as typed, `pictureFetched` that of the picture fetched from it. */
export type Term = {
  id: string
  kind: TermKind
  name: string
  slug: string
  description: string
  picture: string
  pictureFetched: string | null
  pictureAlt: string | null
  createdAt: string
  updatedAt: string
}

/**
 * The key that names are compared by, and the address of a term: 'Gluten Free' and 'gluten-free' are one. Empty for a name without letters
 * and digits.
 */
export function toTermSlug(name: string) {
  return toSlug(fold(name))
}

/** The names in a comma-separated text, each once, in the first spelling. */
export function splitNames(text: string | null | undefined): string[] {
  const bySlug = new Map<string, string>()
  for (const typed of (text ?? '').split(',')) {
    const name = typed.replace(/\s+/g, ' ').trim()
    const slug = toTermSlug(name)
    if (slug && !bySlug.has(slug)) bySlug.set(slug, name)
  }
  return [...bySlug.values()]
}

/** A name for use among others: commas would divide it. */
export function toTermName(text: string) {
  return text.replaceAll(',', ' ').replace(/\s+/g, ' ').trim()
}

/** Names as a text, null for none. */
export function joinNames(names: string[]) {
  return splitNames(names.join(',')).join(', ') || null
}

/** A text of names with those of some slugs replaced by another, or removed if there is none. */
export function replaceNames(text: string | null | undefined, slugs: ReadonlySet<string>, name?: string) {
  return joinNames(splitNames(text).flatMap((present) => (slugs.has(toTermSlug(present)) ? (name ?? []) : present)))
}

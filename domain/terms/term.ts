import { toSlug } from '#domain/text/slug.ts'
import { fold } from '#packages/ingredients/fold.ts'

/** What records are organised by: posts by tags, recipes by the others, and both by their authors. */
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

/** What names are told apart by, and the address of a term: 'Gluten Free' and 'gluten-free' are one. Empty for a name without letters and digits. */
export function toTermSlug(name: string) {
  return toSlug(fold(name))
}

/** The names in a comma-separated text, each once, in the spelling that comes first. */
export function splitNames(text: string | null | undefined): string[] {
  const bySlug = new Map<string, string>()
  for (const typed of (text ?? '').split(',')) {
    const name = typed.replace(/\s+/g, ' ').trim()
    const slug = toTermSlug(name)
    if (slug && !bySlug.has(slug)) bySlug.set(slug, name)
  }
  return [...bySlug.values()]
}

/** A name as it stands among others, which commas divide. */
export function toTermName(text: string) {
  return text.replaceAll(',', ' ').replace(/\s+/g, ' ').trim()
}

/** Names as a text, null for none. */
export function joinNames(names: string[]) {
  return splitNames(names.join(',')).join(', ') || null
}

/** A text of names in which those with some slugs are replaced by one, or without it, left out. */
export function replaceNames(text: string | null | undefined, slugs: ReadonlySet<string>, name?: string) {
  return joinNames(splitNames(text).flatMap((present) => (slugs.has(toTermSlug(present)) ? (name ?? []) : present)))
}

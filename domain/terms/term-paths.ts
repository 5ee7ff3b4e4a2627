import { type TermKind, termKinds } from './term.ts'

/** The first part of the addresses of each kind. */
export const termFolders = {
  tag: 'tags',
  category: 'categories',
  course: 'courses',
  cuisine: 'cuisines',
  diet: 'diets',
  occasion: 'occasions',
  author: 'authors',
} as const satisfies Record<TermKind, string>

/** The kind of terms that an address is about, if any: `/cuisines/thai` is about cuisines. */
export function findTermKind(path: string) {
  const folder = path.split('/')[1]
  return termKinds.find((kind) => termFolders[kind] === folder)
}

/** The path of a term's page. */
export function toTermPath(kind: TermKind, slug: string) {
  return `/${termFolders[kind]}/${encodeURIComponent(slug)}`
}

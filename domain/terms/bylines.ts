import { type TermKind, toTermSlug } from './term.ts'
import { toTermPath } from './term-paths.ts'

const soundsLikeAGroup = /^the\s|\b(?:kitchen|team|staff|crew|editors|magazine)\b/i
const betweenNames = /(\s+(?:and|&)\s+)/i

/** Whether a byline is that of several who are not named, such as 'The kitchen and bar team'. */
export function isGroup(byline: string) {
  return soundsLikeAGroup.test(byline.trim())
}

/** The names in a byline such as 'June Okafor and Sam Lee', each once. */
export function listAuthors(byline: string | null | undefined) {
  const names = splitByline(byline).filter((_, index) => index % 2 === 0)
  return names.filter((name, index) => name && names.findIndex((other) => toTermSlug(other) === toTermSlug(name)) === index)
}

/** The authors who have a page, as terms of a record. Some sign with an e-mail address, which would be in that of theirs. */
export function listAuthorTerms(byline: string | null | undefined) {
  return listAuthors(byline)
    .filter(hasPage)
    .map((name) => ({ kind: 'author' as const satisfies TermKind, name }))
}

/** A byline in which the names with some slugs are replaced by another one. */
export function replaceAuthors(byline: string, slugs: ReadonlySet<string>, name: string) {
  const parts = splitByline(byline).map((part, index) => (index % 2 === 0 && slugs.has(toTermSlug(part)) ? name : part))
  const names = parts.filter((_, index) => index % 2 === 0)
  // 'June and June Okafor' is one person by now.
  return new Set(names.map(toTermSlug)).size < names.length ? listAuthors(parts.join('')).join(' and ') : parts.join('')
}

/** A part of a byline: a name, with its page where it has one, or what stands between two. */
export type BylinePart = { text: string; path?: string }

export function linkAuthors(byline: string | null | undefined): BylinePart[] {
  return splitByline(byline).map((text, index) =>
    index % 2 === 0 && hasPage(text) ? { text, path: toTermPath('author', toTermSlug(text)) } : { text },
  )
}

/** Whether a name leads to a page of the author's. */
function hasPage(name: string) {
  return !name.includes('@') && toTermSlug(name) !== ''
}

/** Names, with what stands between them. */
function splitByline(byline: string | null | undefined) {
  const line = byline?.replace(/\s+/g, ' ').trim() ?? ''
  if (line === '') return []
  return isGroup(line) ? [line] : line.split(betweenNames)
}

import { type TermKind, toTermSlug } from './term.ts'
import { toTermPath } from './term-paths.ts'

const soundsLikeAGroup = /^the\s|\b(?:kitchen|team|staff|crew|editors|magazine)\b/i
const betweenNames = /(\s+(?:and|&)\s+)/i

/** Whether a byline stands for several unnamed people, such as 'The kitchen and bar team'. */
export function isGroup(byline: string) {
  return soundsLikeAGroup.test(byline.trim())
}

/** The names in a byline such as 'June Okafor and Sam Lee', each once. */
export function listAuthors(byline: string | null | undefined) {
  const names = splitByline(byline).flatMap(({ text, isName }) => (isName ? [text] : []))
  return names.filter((name, index) => name && names.findIndex((other) => toTermSlug(other) === toTermSlug(name)) === index)
}

/** The authors with a page, as terms of a record. */
export function listAuthorTerms(byline: string | null | undefined) {
  return listAuthors(byline)
    .filter(hasPage)
    .map((name) => ({ kind: 'author' as const satisfies TermKind, name }))
}

/** A byline with the names of some slugs replaced by another. */
export function replaceAuthors(byline: string, slugs: ReadonlySet<string>, name: string) {
  const pieces = splitByline(byline).map(({ text, isName }) => ({ text: isName && slugs.has(toTermSlug(text)) ? name : text, isName }))
  const names = pieces.filter(({ isName }) => isName).map(({ text }) => toTermSlug(text))
  const replaced = pieces.map(({ text }) => text).join('')
  // 'June and June Okafor' is now one person.
  return new Set(names).size < names.length ? listAuthors(replaced).join(' and ') : replaced
}

/** A part of a byline: a name (with its page, if any) or the text between two names. */
export type BylinePart = { text: string; path?: string }

export function linkAuthors(byline: string | null | undefined): BylinePart[] {
  return splitByline(byline).map(({ text, isName }) => {
    const path = isName ? findAuthorPath(text) : undefined
    return path ? { text, path } : { text }
  })
}

/** The address of an author's page; undefined for authors without one. */
export function findAuthorPath(name: string) {
  return hasPage(name) ? toTermPath('author', toTermSlug(name)) : undefined
}

/** Whether a name has an author's page. Some sign with an email address, which would appear in the page's address. */
function hasPage(name: string) {
  return !name.includes('@') && toTermSlug(name) !== ''
}

/** A name in a byline, or the text between two. */
type Piece = { text: string; isName: boolean }

function splitByline(byline: string | null | undefined): Piece[] {
  const line = byline?.replace(/\s+/g, ' ').trim() ?? ''
  if (line === '') return []
  if (isGroup(line)) return [{ text: line, isName: true }]
  return line.split(betweenNames).map((text) => ({ text, isName: !betweenNames.test(text) }))
}

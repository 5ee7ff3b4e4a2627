import { fold } from '#packages/ingredients/fold.ts'
import { findLinks, isBelow, isCommonHost, toHost } from './find-links.ts'
import type { Blocked, Writing } from './spam-score.ts'

/**
 * What a piece of spam adds to the block list: the sites it links to, except common ones and the site's own, its email address and its
 * name.
 */
export function toLessons({ name, email, text }: Writing, ownHosts: string[]): Blocked[] {
  const hosts = findLinks(`${text} ${name}`).hosts.filter((host) => !isCommonHost(host) && !isBelow(host, ownHosts))
  const lessons: Blocked[] = [
    ...hosts.map((value) => ({ kind: 'host' as const, value })),
    { kind: 'address', value: fold(email) },
    { kind: 'name', value: fold(name) },
  ]
  return lessons.filter(({ value }) => value !== '' && value.length <= maxBlocked)
}

/** The most characters of a line of the block list. */
export const maxBlocked = 200

/** The most hosts looked up for one text. */
const maxHosts = 50

/** Everything by which a text may be on the block list, except words: its hosts and their parent domains, its address and its name. */
export function toCandidates({ name, email, text }: Writing): Blocked[] {
  const words = `${text} ${name}`
  const named = words.toLowerCase().match(/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu) ?? []
  const hosts = [...findLinks(words).hosts, ...named.map(toHost)].slice(0, maxHosts).flatMap(toParents)
  return [
    ...[...new Set(hosts)].map((value) => ({ kind: 'host' as const, value })),
    { kind: 'address', value: fold(email) },
    { kind: 'name', value: fold(name) },
  ]
}

/** Which blocked words a text contains, as whole words, ignoring case and accents. */
export function findWords(words: string[], { name, text }: Writing) {
  const folded = ` ${fold(`${name} ${text}`).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return words.filter((word) => folded.includes(` ${word.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `))
}

/** The lines of the block list as typed: a site, an email address, words, or `name:` and a name. */
export function readBlockList(typed: string): Blocked[] {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const read = lines.map(readLine).filter(({ value }) => value !== '' && value.length <= maxBlocked)
  return [...new Map(read.map((entry) => [writeLine(entry), entry])).values()]
}

function readLine(line: string): Blocked {
  const name = /^name:(.*)$/i.exec(line)?.[1]
  if (name !== undefined) return { kind: 'name', value: fold(name) }
  if (/^\S+@\S+$/.test(line)) return { kind: 'address', value: fold(line) }
  const host = toHost(line.replace(/^https?:\/\//i, '').replace(/[/?#].*$/, ''))
  if (/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(host)) return { kind: 'host', value: host }
  return /[\p{L}\p{N}]/u.test(line) ? { kind: 'word', value: fold(line) } : { kind: 'word', value: '' }
}

/** The line for this entry. */
export function writeLine({ kind, value }: Blocked) {
  return kind === 'name' ? `name: ${value}` : value
}

/** A host and its parent domains, except the top-level one. */
function toParents(host: string) {
  const parts = host.split('.')
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))
}

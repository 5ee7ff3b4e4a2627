import type { Picture } from '#domain/pictures/picture-variants.ts'

/** The formats of feeds, by the last part of their addresses. */
export const feedFiles = { 'rss.xml': 'rss', 'atom.xml': 'atom', 'feed.json': 'json' } as const

/** What a feed is written as. */
export type FeedFormat = (typeof feedFiles)[keyof typeof feedFiles]

/** A list of news as every format tells it. Addresses are whole; `changedAt` is the latest change in it. */
export type Channel = {
  title: string
  description: string
  publisher: string
  siteUrl: string
  /** The page that lists the same. */
  page: string
  /** The feed's own address in each format. */
  addresses: Record<FeedFormat, string>
  changedAt: Date
  entries: Entry[]
}

/** A post or recipe in a feed. `id` stays when its title or address changes; `summary` is plain text, `html` all of it. */
export type Entry = {
  id: string
  title: string
  address: string
  summary: string
  html: string
  author: string
  publishedAt: Date
  changedAt: Date
  categories: string[]
  picture: Picture | null
}

/** How many entries a feed has at most: the newest. */
export const newestEntries = 30

/** The site as both its channels describe it. `path` is where the feeds lie, with a slash at its end. */
export function toChannel(
  site: { name: string; blurb: string },
  siteUrl: string,
  about: { title: string; path: string; page: string },
  entries: Entry[],
): Channel {
  const base = `${siteUrl}${about.path}`
  return {
    title: `${site.name}: ${about.title}`,
    description: site.blurb,
    publisher: site.name,
    siteUrl,
    page: `${siteUrl}${about.page}`,
    addresses: { rss: `${base}rss.xml`, atom: `${base}atom.xml`, json: `${base}feed.json` },
    changedAt: new Date(Math.max(shippedAt.getTime(), ...entries.map(({ changedAt }) => changedAt.getTime()))),
    entries,
  }
}

/** When the built-in recipes were written: the date of what has no other, so that the same things always make the same feed. */
export const shippedAt = new Date('2026-11-21T00:00:00.000Z')

/** An id that stays the same for good (RFC 4151). */
export function toTag(siteUrl: string, madeAt: Date, name: string) {
  return `tag:${new URL(siteUrl).hostname},${madeAt.toISOString().slice(0, 10)}:${name}`
}

/** The author as feeds name one: nobody's e-mail address, which some sign with. */
export function toByline(author: string | undefined) {
  return author?.includes('@') ? '' : (author ?? '')
}

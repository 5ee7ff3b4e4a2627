import { isPublicHost } from '#core/remote/public-host.ts'
import type { FeedFormat } from '#domain/http/feed-files.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { shippedAt } from '#domain/recipes/recipe.ts'
import type { SiteInfo } from '#domain/settings/site-info.ts'
import { languageOf } from '#domain/text/date-words.ts'

/** A feed, independent of its format. Addresses are absolute; `changedAt` is the time of the latest change in it. */
export type Channel = {
  /** Permanent, even if the site's address changes. */
  id: string
  title: string
  description: string
  publisher: string
  /** BCP 47. */
  language: string
  siteUrl: string
  /** The page that lists the same entries. */
  page: string
  /** The WebSub hub to notify of new entries, if there is one. */
  hub: string | undefined
  /** The feed's own address in each format. */
  addresses: Record<FeedFormat, string>
  changedAt: Date
  entries: Entry[]
}

/**
 * A post or recipe in a feed. `id` is permanent, whatever happens to title and address; `summary` is plain text, `html` the full content.
 */
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

/** Maximum number of entries in a feed. */
export const newestEntries = 30

/** The site's address, and the host name in its ids (`core/settings/feed-authority.ts`). */
export type FeedAddress = { siteUrl: string; authority: string }

/**
 * A channel's title, the folder of its feeds with a trailing slash, and the page with the same list; `key` makes its id if that page may
 * move. The hub is notified only of feeds with `hasHub`.
 */
export type ChannelPlace = { title: string; path: string; page: string; key?: string; hasHub?: true }

/** Channel data of the site. */
export function toChannel(
  site: Pick<SiteInfo, 'name' | 'blurb' | 'dates'> & { webSubHub: string | undefined },
  { siteUrl, authority }: FeedAddress,
  about: ChannelPlace,
  entries: Entry[],
): Channel {
  const base = `${siteUrl}${about.path}`
  return {
    id: toTag(authority, shippedAt, `${about.key ?? about.page.slice(1)}-feed`),
    title: `${site.name}: ${about.title}`,
    description: site.blurb,
    publisher: site.name,
    language: languageOf(site),
    siteUrl,
    page: `${siteUrl}${about.page}`,
    hub: about.hasHub && isPublicHost(new URL(siteUrl).hostname) ? site.webSubHub || undefined : undefined,
    addresses: { rss: `${base}rss.xml`, atom: `${base}atom.xml`, json: `${base}feed.json` },
    changedAt: new Date(Math.max(shippedAt.getTime(), ...entries.map(({ changedAt }) => changedAt.getTime()))),
    entries,
  }
}

/** A permanent id (tag URI, RFC 4151). */
export function toTag(authority: string, madeAt: Date, name: string) {
  return `tag:${authority},${madeAt.toISOString().slice(0, 10)}:${name}`
}

/** The author's name for a feed. Some authors sign with an email address, which is left out. */
export function toByline(author: string | undefined) {
  return author?.includes('@') ? '' : (author ?? '')
}

import { generateAtomFeed, generateRssFeed } from 'feedsmith'
import type { FeedFormat } from '#domain/http/feed-files.ts'
import { type Picture, variantPath } from '#domain/pictures/picture-variants.ts'
import { toXmlText } from '#domain/text/escape-html.ts'
import type { Channel, Entry } from './channel.ts'

/** Media types. */
export const feedTypes: Record<FeedFormat, string> = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
}

const pictureWidth = 1200

/** Writes a channel as RSS 2.0, Atom 1.0 (RFC 4287) or JSON Feed 1.1. */
export function writeFeed(channel: Channel, format: FeedFormat) {
  return writers[format](channel)
}

const writers: Record<FeedFormat, (channel: Channel) => string> = { rss: writeRss, atom: writeAtom, json: writeJson }

function writeRss({ title, description, page, addresses, hub, changedAt, entries, siteUrl, language }: Channel) {
  return generateRssFeed({
    title: toXmlText(title),
    link: page,
    description: toXmlText(description),
    language,
    lastBuildDate: changedAt,
    atom: { links: [{ href: addresses.rss, rel: 'self', type: 'application/rss+xml' }, ...toHubLinks(hub)] },
    items: entries.map((entry) => ({
      title: toXmlText(entry.title),
      link: entry.address,
      description: toXmlText(entry.summary),
      guid: { value: entry.id, isPermaLink: false },
      pubDate: entry.publishedAt,
      categories: entry.categories.map((name) => ({ name: toXmlText(name) })),
      content: { encoded: toXmlText(entry.html) },
      ...toMedia(entry, siteUrl),
      ...(entry.author ? { dc: { creators: [toXmlText(entry.author)] } } : {}),
    })),
  })
}

function writeAtom({ id, title, description, publisher, page, addresses, hub, changedAt, entries, siteUrl }: Channel) {
  return generateAtomFeed({
    id,
    title: { value: toXmlText(title) },
    subtitle: { value: toXmlText(description) },
    authors: [{ name: toXmlText(publisher), uri: siteUrl }],
    updated: changedAt,
    links: [
      { href: addresses.atom, rel: 'self', type: 'application/atom+xml' },
      { href: page, rel: 'alternate', type: 'text/html' },
      ...toHubLinks(hub),
    ],
    entries: entries.map((entry) => ({
      id: entry.id,
      title: { value: toXmlText(entry.title) },
      links: [{ href: entry.address, rel: 'alternate', type: 'text/html' }],
      published: entry.publishedAt,
      updated: entry.changedAt,
      summary: { value: toXmlText(entry.summary) },
      content: { value: toXmlText(entry.html), type: 'html' },
      categories: entry.categories.map((term) => ({ term: toXmlText(term) })),
      ...toMedia(entry, siteUrl),
      ...(entry.author ? { authors: [{ name: toXmlText(entry.author) }] } : {}),
    })),
  })
}

function writeJson({ title, description, publisher, page, addresses, hub, entries, siteUrl, language }: Channel) {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: addresses.json,
    ...(hub ? { hubs: [{ type: 'WebSub', url: hub }] } : {}),
    description,
    icon: `${siteUrl}/icon-512.png`,
    favicon: `${siteUrl}/icon-32.png`,
    authors: [{ name: publisher, url: siteUrl }],
    language,
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.address,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      date_published: entry.publishedAt,
      date_modified: entry.changedAt,
      tags: entry.categories,
      ...(entry.picture ? { image: toAddress(entry.picture, siteUrl) } : {}),
      ...(entry.author ? { authors: [{ name: entry.author }] } : {}),
    })),
  })
}

function toHubLinks(hub: string | undefined) {
  return hub ? [{ href: hub, rel: 'hub' }] : []
}

/** Media RSS instead of an enclosure, which requires the length in bytes: the variants may not have been generated yet. */
function toMedia({ picture }: Entry, siteUrl: string) {
  if (!picture) return {}
  const width = Math.min(pictureWidth, picture.width)
  const height = Math.round((picture.height * width) / picture.width)
  const description = picture.alt ? { description: { value: toXmlText(picture.alt), type: 'plain' } } : {}
  return { media: { contents: [{ url: toAddress(picture, siteUrl), type: 'image/jpeg', medium: 'image', width, height, ...description }] } }
}

function toAddress({ name }: Picture, siteUrl: string) {
  return `${siteUrl}${variantPath(name, pictureWidth, 'jpg')}`
}

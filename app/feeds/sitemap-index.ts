import { text } from 'node:stream/consumers'
import { type IndexItem, SitemapIndexStream } from 'sitemap'
import { services } from '#app/context.ts'
import { listMapParts, listMappedTerms, type MapPart } from '#core/addresses/map-site.ts'
import { parseStoredDate } from '#domain/text/dates.ts'
import type { Route } from './+types/sitemap-index.ts'

/** The sitemap index: its files, each with the date of its last change. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, siteUrl } = context.get(services)
  const [{ recipes, posts }, terms] = await Promise.all([listMapParts(db), listMappedTerms(db, 1)])
  const stream = new SitemapIndexStream()
  stream.write({ url: `${siteUrl}/sitemap-pages.xml` })
  for (const part of recipes) stream.write(toItem(`${siteUrl}/sitemap-recipes-${part.number}.xml`, part))
  for (const part of posts) stream.write(toItem(`${siteUrl}/sitemap-posts-${part.number}.xml`, part))
  if (terms.length > 0) stream.write({ url: `${siteUrl}/sitemap-terms.xml` })
  stream.end()
  return new Response(await text(stream), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}

function toItem(url: string, { changedAt }: MapPart): IndexItem {
  return { url, lastmod: parseStoredDate(changedAt)?.toISOString() }
}

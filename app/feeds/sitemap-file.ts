import { text } from 'node:stream/consumers'
import { routes } from 'virtual:react-router/server-build'
import { type SitemapItemLoose, SitemapStream } from 'sitemap'
import { addressOf, isPublicPage, services } from '#app/context.ts'
import { sendOn } from '#app/public/send-on.ts'
import { notFound } from '#app/responses.ts'
import { listMappedPages, listMappedPosts, listMappedRecipes, listMappedTerms, type MappedPage } from '#core/addresses/map-site.ts'
import type { Database } from '#core/database/database.ts'
import { describePictures } from '#core/pictures/describe-pictures.ts'
import { variantPath } from '#domain/pictures/picture-variants.ts'
import { parseStoredDate } from '#domain/text/dates.ts'
import type { Route } from './+types/sitemap-file.ts'

export async function loader({ params: { file }, ...args }: Route.LoaderArgs) {
  const { db, siteUrl } = args.context.get(services)
  const pages = await listPages(db, file)
  if (pages.length === 0) {
    // A previous site's feed may have had such an address.
    await sendOn(args)
    throw notFound()
  }
  const stream = new SitemapStream({ hostname: siteUrl, xmlns: { image: true, news: false, video: false, xhtml: false } })
  const pictures = await describePictures(
    db,
    pages.map(({ picture }) => ({ reference: picture })),
  )
  for (const [index, page] of pages.entries()) stream.write(toItem(page, pictures[index]?.name, siteUrl))
  stream.end()
  return new Response(await text(stream), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}

async function listPages(db: Database, file: string): Promise<MappedPage[]> {
  if (file === 'sitemap-pages') return listMappedPages(db, listFixedPages())
  if (file === 'sitemap-terms') return listMappedTerms(db)
  // At most five digits, so that the resulting offset fits both databases.
  const [, kind, number] = /^sitemap-(recipes|posts)-([1-9]\d{0,4})$/.exec(file) ?? []
  if (kind === 'recipes') return listMappedRecipes(db, Number(number))
  return kind === 'posts' ? listMappedPosts(db, Number(number)) : []
}

function toItem({ path, changedAt }: MappedPage, picture: string | undefined, siteUrl: string): SitemapItemLoose {
  return {
    url: path,
    lastmod: parseStoredDate(changedAt)?.toISOString(),
    img: picture ? [{ url: `${siteUrl}${variantPath(picture, 1200, 'jpg')}` }] : [],
  }
}

/**
 * The addresses of public pages other than recipes and posts: those of all modules in `app/public/` and `app/kitchen/` without parameters,
 * except the offline page and that of readers' own recipes.
 */
function listFixedPages() {
  const addresses = Object.values(routes).flatMap((route) => {
    const hasAddress = route?.index || route?.path
    return hasAddress && isPublicPage(route.id) ? [addressOf(routes, route.id)] : []
  })
  return [...new Set(addresses)].filter((address) => !/[:*]|^\/offline$|^\/my-kitchen\//.test(address))
}

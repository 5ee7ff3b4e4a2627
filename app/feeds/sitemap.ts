import { text } from 'node:stream/consumers'
import { type SitemapItemLoose, SitemapStream } from 'sitemap'
import { services } from '#app/context.ts'
import { browseRecipes } from '#operations/browse-recipes.ts'
import { listBlogAddresses } from '#storage/blogs.ts'
import type { Route } from './+types/sitemap.ts'

const fixedPages = [
  '/',
  '/recipes',
  '/trending-recipes',
  '/cook-with',
  '/blogs',
  '/favourites',
  '/search',
  '/about',
  '/contact',
  '/disclaimer',
  '/privacy-policy',
  '/terms-and-condition',
]

/** Most addresses of each kind in the one sitemap; the protocol allows 50,000 in all. */
const mostOfEach = 20_000

/** Every public page with its last change. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, siteUrl } = context.get(services)
  const [recipes, posts] = await Promise.all([
    browseRecipes(db, {}, { page: 1, size: mostOfEach }),
    listBlogAddresses(db, { limit: mostOfEach, offset: 0 }),
  ])
  const items: SitemapItemLoose[] = [
    ...fixedPages.map((url) => ({ url })),
    ...(recipes?.entries ?? []).map(({ slug, updatedAt, createdAt }) => toItem(`/recipes/${slug}`, updatedAt ?? createdAt)),
    ...posts.map(({ urlSlug, updatedAt, createdAt }) => toItem(`/blogs/${urlSlug}`, updatedAt ?? createdAt)),
  ]
  const stream = new SitemapStream({ hostname: siteUrl })
  for (const item of items) stream.write(item)
  stream.end()
  return new Response(await text(stream), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}

function toItem(path: string, changedAt: string | undefined): SitemapItemLoose {
  return changedAt ? { url: encodeURI(path), lastmod: changedAt } : { url: encodeURI(path) }
}

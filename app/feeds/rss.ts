import { Feed } from 'feed'
import { services, settings } from '#app/context.ts'
import { toSiteInfo } from '#domain/site-info.ts'
import { listBlogs } from '#storage/blogs.ts'
import type { Route } from './+types/rss.ts'

const newestPosts = 30

/** The newest posts as RSS 2.0. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, siteUrl, siteName } = context.get(services)
  const site = toSiteInfo(await context.get(settings)(), siteName, null)
  const posts = await listBlogs(db, { limit: newestPosts, offset: 0 })
  const feed = new Feed({
    id: siteUrl,
    link: `${siteUrl}/blogs`,
    title: site.name,
    description: site.blurb,
    language: 'en-US',
    copyright: site.footerName,
    feedLinks: { rss: `${siteUrl}/rss.xml` },
    ...(posts[0] ? { updated: new Date(posts[0].createdAt) } : {}),
  })
  for (const { title, urlSlug, excerpt, createdAt } of posts) {
    const link = `${siteUrl}/blogs/${encodeURIComponent(urlSlug)}`
    feed.addItem({ title, id: link, link, description: excerpt, date: new Date(createdAt) })
  }
  return new Response(feed.rss2(), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}

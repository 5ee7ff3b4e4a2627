import { services } from '#app/context.ts'
import type { Route } from './+types/robots.ts'

/** Allows everything but the admin, the JSON endpoints and search results, which are of no use to search engines. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(services)
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', 'Disallow: /search?', '', `Sitemap: ${siteUrl}/sitemap.xml`, '']
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

import { services } from '#app/context.ts'
import type { Route } from './+types/robots.ts'

/** Allows everything but the JSON endpoints. Search results and the admin have `noindex`, which robots see only if they may read them. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(services)
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${siteUrl}/sitemap.xml`, '']
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

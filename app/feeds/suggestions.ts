import { services } from '#app/context.ts'
import { readQuery } from '#app/query.ts'
import { suggestSearch } from '#core/search/suggest-search.ts'
import { searchParam } from '#domain/http/query-params.ts'
import type { Route } from './+types/suggestions.ts'

/**
 * Recipes and posts for what has been typed so far (`?q=`), as JSON, for the search box. The same for everyone, cached for half a minute.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { q } = readQuery({ request, context }, { q: searchParam })
  const suggestions = await suggestSearch(context.get(services).db, q)
  return Response.json({ suggestions }, { headers: { 'Cache-Control': 'public, max-age=30' } })
}

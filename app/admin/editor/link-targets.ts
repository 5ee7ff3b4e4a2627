import { services } from '#app/context.ts'
import { readQuery } from '#app/query.ts'
import { findLinkTargets } from '#core/admin/find-link-targets.ts'
import { searchParam, targetKindParam } from '#domain/http/query-params.ts'
import type { Route } from './+types/link-targets.ts'

/** Posts, recipes and pages for what has been typed so far (`?q=`), or only recipes (`?kind=recipe`), as JSON. */
export async function loader(args: Route.LoaderArgs) {
  const { q, kind } = readQuery(args, { q: searchParam, kind: targetKindParam })
  return Response.json({ targets: await findLinkTargets(args.context.get(services).db, q, kind) })
}

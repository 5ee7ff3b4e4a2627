import { services } from '#app/context.ts'
import { readQuery } from '#app/query.ts'
import { listTermNames } from '#core/terms/term-rows.ts'
import { termKindParam } from '#domain/http/query-params.ts'
import type { Route } from './+types/term-names.ts'

/** Enough for any list that is maintained by hand. */
const most = 2000

/** The names of a list, for fields that suggest them. */
export async function loader(args: Route.LoaderArgs) {
  const { kind } = readQuery(args, { kind: termKindParam })
  return { names: await listTermNames(args.context.get(services).db, kind, most) }
}

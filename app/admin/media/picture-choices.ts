import { services } from '#app/context.ts'
import { readQuery } from '#app/query.ts'
import { browseLibrary } from '#core/pictures/browse-library.ts'
import { pageParam, searchParam } from '#domain/http/query-params.ts'
import type { Route } from './+types/picture-choices.ts'

/** One page of the uploads that match a text (`?q=`), as JSON, for the dialog that chooses one. */
export async function loader(args: Route.LoaderArgs) {
  const { q, page } = readQuery(args, { q: searchParam, page: pageParam })
  const found = await browseLibrary(args.context.get(services).db, { isUnused: false, search: q }, page)
  return Response.json({ pictures: found?.entries ?? [], hasMore: found !== undefined && found.page < found.pageCount })
}

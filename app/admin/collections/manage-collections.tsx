import { adminMeta } from '#app/admin/admin-meta.ts'
import { answerPublication } from '#app/admin/publication/answer-publication.ts'
import { listByState } from '#app/admin/publication/list-by-state.ts'
import type { RecordRow } from '#app/admin/publication/record-rows.tsx'
import { RecordsScreen } from '#app/admin/publication/records-screen.tsx'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { readBegun } from '#app/admin/revisions/read-editing.ts'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { listCollections } from '#core/collections/browse-collections.ts'
import { toCollectionPath } from '#domain/collections/collection.ts'
import { stateParam } from '#domain/http/query-params.ts'
import { toAddPath } from '#domain/revisions/version-kinds.ts'
import { countOf } from '#domain/text/count-of.ts'
import type { Route } from './+types/manage-collections.ts'

const path = '/admin/collections'

export async function loader(args: Route.LoaderArgs) {
  const viewer = args.context.get(currentAdmin)
  const { context } = args
  const { db } = context.get(services)
  const { state } = readQuery(args, { state: stateParam })
  const read = () => listByState((wanted) => listCollections(db, wanted), state)
  const list = await withOutageFallback(context, 'Error fetching collections', read, null)
  return { list, state, begun: await readBegun(context, viewer, 'collection') }
}

/** Changes the state of the posted collections. */
export async function action(args: Route.ActionArgs) {
  const viewer = args.context.get(currentAdmin)
  return answerPublication(args.request, args.context, { kind: 'collection', viewer })
}

export { keepUnsaved as clientAction } from '#app/admin/keep-unsaved.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Collections')
}

const nothing = 'No collections yet. Group recipes that go together on one page, such as a Sunday roast.'

/** The owner's collections of recipes. */
export default function ManageCollections({ loaderData: { list, state, begun } }: Route.ComponentProps) {
  return (
    <RecordsScreen
      {...{ kind: 'collection', path, list, state, begun, counts: list?.counts, nothing, toRow }}
      heading={<h1>Collections</h1>}
      addPath={toAddPath('collection')}
      addLabel="New collection"
      icon="stack"
    />
  )
}

type Entry = Awaited<ReturnType<typeof listCollections>>[number]

function toRow({ id, slug, title, state, homePlace, count, shown }: Entry): RecordRow {
  const recipes = shown === count ? countOf(count, 'recipe') : `${countOf(count, 'recipe')}, ${shown} public`
  return {
    ...{ id, title, state, editPath: `${path}/edit?id=${id}` },
    path: shown > 0 ? toCollectionPath(slug) : undefined,
    note: homePlace === null ? recipes : `${recipes} · Position ${homePlace} on the home page`,
  }
}

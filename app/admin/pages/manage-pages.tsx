import type { RouterContextProvider } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { answerChange } from '#app/admin/change-answer.ts'
import { LocalTime } from '#app/admin/local-time.tsx'
import { answerPublication } from '#app/admin/publication/answer-publication.ts'
import { listByState } from '#app/admin/publication/list-by-state.ts'
import type { RecordRow } from '#app/admin/publication/record-rows.tsx'
import { RecordsScreen } from '#app/admin/publication/records-screen.tsx'
import { type Admin, currentAdmin } from '#app/admin/require-admin.ts'
import { readBegun } from '#app/admin/revisions/read-editing.ts'
import { toAuthor } from '#app/admin/revisions/to-author.ts'
import { services } from '#app/context.ts'
import { readFormData } from '#app/forms.ts'
import { withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { listPages, type PageEntry } from '#core/pages/list-pages.ts'
import { findOriginalOf, isOriginalPage } from '#core/pages/original-page.ts'
import { restoreOriginalPage } from '#core/pages/write-page.ts'
import { stateParam } from '#domain/http/query-params.ts'
import { newPage, toPagePath } from '#domain/pages/page.ts'
import { toAddPath } from '#domain/revisions/version-kinds.ts'
import type { Route } from './+types/manage-pages.ts'
import { BringBack } from './bring-back.tsx'

const path = '/admin/pages'

export async function loader(args: Route.LoaderArgs) {
  const viewer = args.context.get(currentAdmin)
  const { context } = args
  const { db } = context.get(services)
  const { state } = readQuery(args, { state: stateParam })
  const read = () => listByState((wanted) => listPages(db, wanted), state)
  const list = await withOutageFallback(context, 'Error fetching pages', read, null)
  return { list, state, begun: await readBegun(context, viewer, 'page', newPage) }
}

/** Changes the state of the posted pages; for a built-in one, restores the original. */
export async function action(args: Route.ActionArgs) {
  const viewer = args.context.get(currentAdmin)
  const id = (await readFormData(args.request.clone())).get('id')
  if (typeof id === 'string' && isOriginalPage(id)) return restoreOriginal(args.context, id, viewer)
  return answerPublication(args.request, args.context, { kind: 'page', viewer })
}

export { keepUnsaved as clientAction } from '#app/admin/keep-unsaved.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Pages')
}

/** About, the legal texts, and the owner's other pages. */
export default function ManagePages({ loaderData: { list, state, begun } }: Route.ComponentProps) {
  return (
    <RecordsScreen
      {...{ kind: 'page', path, list, state, begun, counts: list?.counts, toRow }}
      heading={<h1>Pages</h1>}
      addPath={toAddPath('page')}
      addLabel="New page"
      icon="page"
      nothing="No pages yet."
    />
  )
}

function toRow({ id, slug, title, state, updatedAt, origin, isBuiltIn }: PageEntry): RecordRow {
  const address = toPagePath(slug)
  const changed = updatedAt ? <LocalTime moment={updatedAt} /> : 'Original text'
  return {
    ...{ id, title, state, isBuiltIn, path: address, editPath: `${path}/edit?id=${id}` },
    note: (
      <>
        {address} · {changed}
      </>
    ),
    buttons: origin === 'changed' ? <BringBack id={id} title={title} /> : null,
  }
}

function restoreOriginal(context: Readonly<RouterContextProvider>, id: string, by: Admin) {
  const { db, clock, siteName } = context.get(services)
  return answerChange(context, {
    by,
    log: { kind: 'pages', what: 'restored the original of a page', link: path },
    change: async () => {
      const original = await findOriginalOf(db, id, siteName)
      if (original) await restoreOriginalPage(db, id, { original, now: clock(), editing: { author: toAuthor(by), isLogged: false } })
    },
    done: 'Original restored',
    failed: 'The original could not be restored. Try again in a minute.',
  })
}

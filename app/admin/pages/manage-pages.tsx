import { adminMeta } from '#app/admin/admin-meta.ts'
import { answerChange } from '#app/admin/change-answer.ts'
import { DeleteForm, DeleteOutcome } from '#app/admin/delete-form.tsx'
import { NotLoaded } from '#app/admin/list-notes.tsx'
import { LocalTime } from '#app/admin/local-time.tsx'
import { StateTag } from '#app/admin/publication/state-tag.tsx'
import { requireAdmin } from '#app/admin/require-admin.ts'
import { readBegun } from '#app/admin/revisions/read-editing.ts'
import { toAuthor } from '#app/admin/revisions/to-author.ts'
import { UnsavedNew } from '#app/admin/revisions/unsaved-new.tsx'
import { services } from '#app/context.ts'
import { readFields } from '#app/forms.ts'
import { withOutageFallback } from '#app/outage.ts'
import { Link } from '#app/ui/link.tsx'
import { listPages, type PageEntry } from '#core/pages/list-pages.ts'
import { findOriginalOf, isOriginalPage } from '#core/pages/original-page.ts'
import { removePage } from '#core/pages/write-page.ts'
import { newPage, toPagePath } from '#domain/pages/page.ts'
import type { Route } from './+types/manage-pages.ts'
import { BringBack } from './bring-back.tsx'

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireAdmin(args, 'edit')
  const { context } = args
  const pages = await withOutageFallback(context, 'Error fetching pages', () => listPages(context.get(services).db), null)
  return { pages, begun: await readBegun(context, viewer, 'page', newPage) }
}

/** Deletes the page with the posted `id`; of one of the product's the original is back. */
export async function action(args: Route.ActionArgs) {
  const by = await requireAdmin(args, 'edit')
  const { db, clock, siteName } = args.context.get(services)
  const { id = '' } = await readFields(args.request)
  const isOriginal = isOriginalPage(id)
  return answerChange(args.context, {
    by,
    log: { kind: 'pages', what: isOriginal ? 'restored the original of a page' : 'deleted a page', link: '/admin/pages' },
    change: async () =>
      removePage(db, id, clock(), {
        original: await findOriginalOf(db, id, siteName),
        editing: { author: toAuthor(by), isLogged: false },
      }),
    done: isOriginal ? 'Original restored' : 'Page deleted',
    failed: isOriginal ? 'The original could not be restored. Try again in a minute.' : 'The page could not be deleted.',
  })
}

export { keepUnsaved as clientAction } from '#app/admin/keep-unsaved.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Pages')
}

/** About, the legal texts, and the owner's further pages. */
export default function ManagePages({ loaderData: { pages, begun } }: Route.ComponentProps) {
  return (
    <>
      <div className="admin-work__head">
        <h1>Pages</h1>
        <div className="admin-work__buttons">
          <Link className="button" to="/admin/pages/edit">
            New page
          </Link>
        </div>
      </div>
      <DeleteOutcome />
      <UnsavedNew kind="page" addPath="/admin/pages/edit" editing={begun} />
      {pages ? <PagesTable pages={pages} /> : <NotLoaded text="The pages could not be loaded." toast="Failed to load pages." />}
    </>
  )
}

function PagesTable({ pages }: { pages: PageEntry[] }) {
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Address</th>
          <th scope="col">Updated</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <PageRow key={page.id} page={page} />
        ))}
      </tbody>
    </table>
  )
}

function PageRow({ page: { id, slug, title, state, updatedAt, origin } }: { page: PageEntry }) {
  const path = toPagePath(slug)
  return (
    <tr>
      <td className="is-name" data-label="Title">
        {title} <StateTag state={state} />
      </td>
      <td data-label="Address">{state === 'published' ? <Link to={path}>{path}</Link> : path}</td>
      <td data-label="Updated">{updatedAt ? <LocalTime moment={updatedAt} /> : 'Original text'}</td>
      <td className="is-actions" data-label="Actions">
        <div className="row-actions">
          <Link className="button button--quiet" to={`/admin/pages/edit?id=${id}`}>
            Edit<span className="visually-hidden"> {title}</span>
          </Link>
          {origin === 'own' ? (
            <DeleteForm id={id} name={title} question={`Delete the page "${title}"? This cannot be undone.`} action="/admin/pages" />
          ) : null}
          {origin === 'changed' ? <BringBack id={id} title={title} /> : null}
        </div>
      </td>
    </tr>
  )
}

import { adminMeta } from '#app/admin/admin-meta.ts'
import { DeleteForm, DeleteOutcome } from '#app/admin/delete-form.tsx'
import { deleteRecord } from '#app/admin/delete-record.ts'
import { NothingYet, NotLoaded } from '#app/admin/list-notes.tsx'
import { StateTag } from '#app/admin/publication/state-tag.tsx'
import { requireAdmin } from '#app/admin/require-admin.ts'
import { readBegun } from '#app/admin/revisions/read-editing.ts'
import { UnsavedNew } from '#app/admin/revisions/unsaved-new.tsx'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { Link } from '#app/ui/link.tsx'
import { listCollections } from '#core/collections/browse-collections.ts'
import { removeCollection } from '#core/collections/write-collection.ts'
import { toCollectionPath } from '#domain/collections/collection.ts'
import type { Route } from './+types/manage-collections.ts'

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireAdmin(args, 'edit')
  const { context } = args
  const read = () => listCollections(context.get(services).db)
  const collections = await withOutageFallback(context, 'Error fetching collections', read, null)
  return { collections, begun: await readBegun(context, viewer, 'collection') }
}

/** Deletes the collection with the posted `id`. */
export async function action(args: Route.ActionArgs) {
  const by = await requireAdmin(args, 'edit')
  const { clock } = args.context.get(services)
  return deleteRecord(args, {
    by,
    log: { kind: 'writing', what: 'deleted a collection', link: '/admin/collections' },
    remove: (db, id) => removeCollection(db, id, clock()),
    done: 'Collection deleted',
    failed: 'The collection could not be deleted.',
  })
}

export { keepUnsaved as clientAction } from '#app/admin/keep-unsaved.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Collections')
}

/** The owner's collections of recipes. */
export default function ManageCollections({ loaderData: { collections, begun } }: Route.ComponentProps) {
  return (
    <>
      <div className="admin-work__head">
        <h1>Collections</h1>
        <div className="admin-work__buttons">
          <Link className="button" to="/admin/collections/edit">
            New collection
          </Link>
        </div>
      </div>
      <DeleteOutcome />
      <UnsavedNew kind="collection" addPath="/admin/collections/edit" editing={begun} />
      {collections ? (
        <Collections collections={collections} />
      ) : (
        <NotLoaded text="The collections could not be loaded." toast="Failed to load collections." />
      )}
    </>
  )
}

type Entry = Awaited<ReturnType<typeof listCollections>>[number]

function Collections({ collections }: { collections: Entry[] }) {
  if (collections.length === 0)
    return <NothingYet icon="stack" text="No collections yet. Group recipes that go together on one page, such as a Sunday roast." />
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Recipes</th>
          <th scope="col">On the home page</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {collections.map((collection) => (
          <CollectionRow key={collection.id} {...collection} />
        ))}
      </tbody>
    </table>
  )
}

function CollectionRow({ id, slug, title, state, homePlace, count, shown }: Entry) {
  const editPath = `/admin/collections/edit?id=${id}`
  return (
    <tr>
      <td className="is-name" data-label="Title">
        <Link to={editPath}>{title}</Link> <StateTag state={state} />
      </td>
      <td data-label="Recipes">{shown === count ? count : `${count}, ${shown} public`}</td>
      <td data-label="On the home page">{homePlace === null ? 'No' : `Position ${homePlace}`}</td>
      <td className="is-actions" data-label="Actions">
        <div className="row-actions">
          {state === 'published' && shown > 0 ? (
            <Link className="button button--quiet" to={toCollectionPath(slug)}>
              View<span className="visually-hidden"> {title}</span>
            </Link>
          ) : null}
          <Link className="button button--quiet" to={editPath}>
            Edit<span className="visually-hidden"> {title}</span>
          </Link>
          <DeleteForm
            id={id}
            name={title}
            question={`Delete the collection "${title}"? Its recipes stay. This cannot be undone.`}
            action="/admin/collections"
          />
        </div>
      </td>
    </tr>
  )
}

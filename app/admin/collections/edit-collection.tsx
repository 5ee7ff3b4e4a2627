import { adminMeta } from '#app/admin/admin-meta.ts'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { PictureField } from '#app/admin/picture-field.tsx'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { readBegun, readEditing } from '#app/admin/revisions/read-editing.ts'
import { AddressField, SharedForm } from '#app/admin/revisions/shared-form.tsx'
import { services } from '#app/context.ts'
import { type RequestArgs, readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { Field } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { findAnyCollection } from '#core/collections/all-collection-rows.ts'
import { findShownCollection } from '#core/collections/browse-collections.ts'
import { toCollectionPath } from '#domain/collections/collection.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { recordId } from '#domain/forms/record-id.ts'
import { hasRight } from '#domain/identity/roles.ts'
import type { Route } from './+types/edit-collection.ts'
import { RecipePicker } from './recipe-picker.tsx'
import { answerCollection, readCollectionFields, readTypedRecipes } from './save-collection.ts'

const pictureNames = { upload: 'picture', url: 'picture', alt: 'pictureAlt' }
const newCollection = { id: '', state: undefined, path: undefined, bookPath: undefined, fetched: null }

/** The collection with the id in `?id=`; without one, an empty form for a new one. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = args.context.get(currentAdmin)
  const { db } = args.context.get(services)
  const id = readId(args)
  const empty: Record<string, string> = {}
  if (!id) {
    const editing = await readBegun(args.context, viewer, 'collection')
    return { ...newCollection, fields: empty, editing, chosen: await readTypedRecipes(db, empty, editing.copies) }
  }
  const stored = await findAnyCollection(db, id)
  if (!stored) throw notFound()
  const { slug, state, pictureFetched } = stored
  const isShown = (await findShownCollection(db, slug)) !== undefined
  const fields = await readCollectionFields(db, stored)
  const editing = await readEditing(args.context, viewer, { kind: 'collection', id }, fields)
  return {
    ...{ id, state, path: isShown ? toCollectionPath(slug) : undefined, fetched: pictureFetched, fields, editing },
    bookPath:
      hasRight(viewer.role, 'run') && state !== 'trashed' ? `/admin/export?${new URLSearchParams({ collection: slug })}#epub` : undefined,
    chosen: await readTypedRecipes(db, fields, editing.copies),
  }
}

export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  return answerCollection(args.request, args.context, { id: readId(args), by })
}

export const clientAction = keepUnsavedAs(() => 'The collection could not be saved:')

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, args.loaderData?.id ? 'Edit collection' : 'New collection')
}

/** Keyed by id, so that another collection gets fresh form state. */
export default function EditCollection({ loaderData }: Route.ComponentProps) {
  const { id, state, path, bookPath, chosen, fetched, fields: stored, editing } = loaderData
  const book = bookPath ? (
    <Link className="button button--quiet" to={bookPath}>
      Download as EPUB
    </Link>
  ) : null
  return (
    <SharedForm key={id} {...{ kind: 'collection', id, stored, editing, state, path }} buttons={book}>
      {({ fields, saved }) => (
        <div className="post-editor">
          <div className="card post-editor__card">
            <div className="title-field">
              <Field name="title" label="Title" required maxLength={editorLimits.title} autoComplete="off" answer={fields} />
            </div>
            <Field
              name="intro"
              label="Introduction"
              multiline
              maxLength={editorLimits.termDescription}
              help="Shown under the title. The home page shows the first line."
              answer={fields}
            />
            <RecipePicker chosen={chosen} answer={fields} />
          </div>
          <div className="post-editor__side">
            <div className="card post-editor__card">
              <PictureField names={pictureNames} answer={fields} fetched={fetched} />
            </div>
            <div className="card post-editor__card">
              <Field
                name="homePlace"
                label="Position on the home page"
                inputMode="numeric"
                autoComplete="off"
                help="1 comes first. Leave empty to keep it off the home page."
                answer={fields}
              />
              <AddressField {...{ fields, saved }} after="/collections/" example="sunday-roast" />
            </div>
          </div>
        </div>
      )}
    </SharedForm>
  )
}

function readId(args: RequestArgs) {
  return readQuery(args, { id: recordId.optional() }).id
}

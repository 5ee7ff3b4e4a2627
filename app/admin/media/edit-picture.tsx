import { redirect } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { answerForm } from '#app/admin/answer-form.ts'
import { DeleteForm } from '#app/admin/delete-form.tsx'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { useLeaveConfirmation } from '#app/admin/use-leave-confirmation.ts'
import { services } from '#app/context.ts'
import { readFields } from '#app/forms.ts'
import { type RequestArgs, readQuery } from '#app/query.ts'
import { badRequest, notFound } from '#app/responses.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { LongDate } from '#app/ui/long-date.tsx'
import { findLibraryPicture } from '#core/pictures/browse-library.ts'
import { savePicture } from '#core/pictures/change-pictures.ts'
import { middle } from '#domain/pictures/focus.ts'
import { pictureDraft, pictureId } from '#domain/pictures/picture-draft.ts'
import type { Route } from './+types/edit-picture.ts'
import { answerReplacement } from './answer-replacement.ts'
import { PictureForm, ReplaceForm } from './edit-picture-forms.tsx'
import { describeSize, toTitle } from './picture-grid.tsx'
import { PictureUses } from './picture-uses.tsx'

/** The upload with the id in `?id=`, and where it is used; redirects to the list without one. */
export async function loader(args: Route.LoaderArgs) {
  const id = readId(args)
  if (!id) throw redirect('/admin/media')
  const found = await findLibraryPicture(args.context.get(services).db, id)
  if (!found) throw notFound()
  const { title, alt, focusX, focusY } = found.picture
  return { ...found, values: { title, alt, focusX: String(focusX ?? middle.x), focusY: String(focusY ?? middle.y) } }
}

/** Saves the owner's details of the picture, or replaces its file. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const { request, context } = args
  const id = readId(args)
  if (!id) throw badRequest()
  if (/^multipart\/form-data/i.test(request.headers.get('content-type') ?? '')) return answerReplacement(args, id, by)
  const { db } = context.get(services)
  return answerForm(context, {
    by,
    log: ({ title }) => ({
      kind: 'pages',
      what: `changed the picture “${title || 'without a title'}”`,
      link: `/admin/media/edit?id=${id}`,
    }),
    form: 'picture',
    typed: await readFields(request),
    schema: pictureDraft,
    save: async (draft) => ((await savePicture(db, id, draft)) ? undefined : { title: 'This picture has been deleted' }),
    done: 'Picture saved',
  })
}

export const clientAction = keepUnsavedAs((fields) =>
  fields.has('file') ? 'The picture could not be replaced.' : 'The picture could not be saved.',
)

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, args.loaderData ? toTitle(args.loaderData.picture) : 'Picture')
}

/** An upload with its texts, its focal point and everything that shows it. */
export default function EditPicture({ loaderData: { picture, uses, isInHistory, values } }: Route.ComponentProps) {
  useLeaveConfirmation()
  const { id, createdAt, unusedSince, file } = picture
  const question = isInHistory
    ? 'Delete this picture? Earlier versions of a post, recipe or page use it and will lose it. This cannot be undone.'
    : 'Delete this picture? This cannot be undone.'
  return (
    <>
      <div className="admin-work__head">
        <Link className="button button--quiet back-link" to="/admin/media">
          <Icon name="arrow-left" />
          Back to Pictures
        </Link>
        <h1>{toTitle(picture)}</h1>
        {uses.length === 0 ? <DeleteForm id={id} name={toTitle(picture)} question={question} action="/admin/media" /> : null}
      </div>
      <p className="settings-words">
        {describeSize(picture)}, uploaded on <LongDate stored={createdAt} />.
        {unusedSince ? (
          <>
            {' '}
            Not used since <LongDate stored={unusedSince} />, so visitors can’t see it
            {isInHistory ? ', but an earlier version still uses it' : ''}.
          </>
        ) : null}
      </p>
      <PictureForm key={file} picture={picture} values={values} />
      <div className="picture-page">
        <PictureUses uses={uses} />
        <ReplaceForm key={file} id={id} isUsed={uses.length > 0} />
      </div>
    </>
  )
}

function readId(args: RequestArgs) {
  return readQuery(args, { id: pictureId.optional() }).id
}

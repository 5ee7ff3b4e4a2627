import { Form, useNavigation } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { DeleteOutcome } from '#app/admin/delete-form.tsx'
import { toFinalQuestion } from '#app/admin/deletion-questions.ts'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { ListHead } from '#app/admin/list-head.tsx'
import { ListBody } from '#app/admin/list-notes.tsx'
import { toListPath } from '#app/admin/list-path.ts'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { SelectionBar } from '#app/admin/selection/selection-bar.tsx'
import { useSelection } from '#app/admin/selection/use-selection.ts'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { Link } from '#app/ui/link.tsx'
import { findRowCount } from '#core/database/row-counts.ts'
import { browseLibrary } from '#core/pictures/browse-library.ts'
import { libraryViewParam, pageParam, searchParam } from '#domain/http/query-params.ts'
import { unusedDays } from '#domain/pictures/upload-limits.ts'
import { countOf, groupDigits } from '#domain/text/count-of.ts'
import type { Route } from './+types/manage-pictures.ts'
import { answerDeletion, answerUploads } from './answer-library.ts'
import { PictureGrid } from './picture-grid.tsx'
import { UploadMany } from './upload-many.tsx'

const path = '/admin/media'

/** One page of the uploads; null when they could not be read. */
export async function loader(args: Route.LoaderArgs) {
  const { q, page, view } = readQuery(args, { q: searchParam, page: pageParam, view: libraryViewParam })
  const { db } = args.context.get(services)
  const read = async () => ({
    pictures: await browseLibrary(db, { isUnused: view === 'unused', search: q }, page),
    unused: await findRowCount(db, 'images', 'unused'),
  })
  const notRead = { pictures: null, unused: 0 }
  const { pictures, unused } = await withOutageFallback(args.context, 'Error fetching pictures', read, notRead)
  if (pictures === undefined) throw notFound()
  return { q, view, pictures, unused }
}

/** Stores the files of a form without scripts, or deletes the pictures with the posted `id` or `ids`. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const isUpload = /^multipart\/form-data/i.test(args.request.headers.get('content-type') ?? '')
  return isUpload ? answerUploads(args) : answerDeletion(args, by)
}

export const clientAction = keepUnsavedAs(() => 'The pictures could not be deleted.')

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Pictures')
}

/** All uploads, with the form for more. */
export default function ManagePictures({ loaderData: { q, view, pictures, unused } }: Route.ComponentProps) {
  const params: Record<string, string> = view ? { view } : {}
  const entries = pictures?.entries ?? []
  const deletable = entries.filter(({ unusedSince }) => unusedSince !== null).map(({ id }) => id)
  const { chosen, choose } = useSelection(deletable)
  const { state, formData } = useNavigation()
  const place = { q, page: pictures?.page ?? 1 }
  const isPageGone = chosen.length === entries.length
  return (
    <>
      <ListHead title="Pictures" path={path} q={q} total={pictures?.total} of={{ one: 'picture', many: 'pictures' }} params={params} />
      <DeleteOutcome />
      <UploadMany />
      {unused > 0 || view ? (
        <nav className="list-filter picture-filter" aria-label="Which pictures">
          <Link to={toListPath(path, { q })} aria-current={view ? undefined : 'page'}>
            All
          </Link>
          <Link to={toListPath(path, { q }, { view: 'unused' })} aria-current={view ? 'page' : undefined}>
            Unused {groupDigits(unused)}
          </Link>
        </nav>
      ) : null}
      {view ? (
        <p className="settings-words">
          Nothing on the site uses these pictures, so visitors can’t see them. They stay until you delete them. After {unusedDays} days, the
          dashboard reminds you.
        </p>
      ) : null}
      <ListBody
        list={pictures}
        many="pictures"
        icon="picture"
        nothing={describeNothing(q, view)}
        params={{ ...params, ...(q ? { q } : {}) }}
      >
        {() => (
          <>
            {deletable.length > 0 ? (
              <SelectionBar
                Form={Form}
                many="pictures"
                all={deletable}
                chosen={chosen}
                action={toListPath(path, isPageGone ? { q, page: Math.max(1, place.page - 1) } : place, params)}
                changes={[{ change: 'delete', label: 'Delete', question: (count) => toFinalQuestion(countOf(count, 'picture')) }]}
                isChanging={state !== 'idle' && formData?.has('ids') === true}
                onChoose={choose}
              />
            ) : null}
            <PictureGrid pictures={entries} chosen={chosen} onChoose={choose} />
          </>
        )}
      </ListBody>
    </>
  )
}

function describeNothing(q: string, view: 'unused' | undefined) {
  if (q) return `No matching ${view ? 'unused ' : ''}pictures.`
  if (view) return 'No unused pictures.'
  return 'No pictures yet. Upload some here or as you write.'
}

import { useCallback } from 'react'
import { data, useLocation, useNavigate, useSearchParams } from 'react-router'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { useDialogAnswer } from '#app/admin/use-dialog-answer.ts'
import { services } from '#app/context.ts'
import { readFields, readFormData } from '#app/forms.ts'
import { withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { Icon } from '#app/ui/icon.tsx'
import { browseBlogs } from '#core/admin/list-for-admin.ts'
import { countByState } from '#core/database/row-counts.ts'
import { countRecordViews } from '#core/numbers/count-record-views.ts'
import { readTimeZone } from '#core/settings/read-time-zone.ts'
import type { PublicationChange } from '#domain/forms/publication-change.ts'
import { listViewParam, pageParam, recordSortParam, searchParam, stateParam } from '#domain/http/query-params.ts'
import type { RecordOrder } from '#domain/publication/publication.ts'
import { describeSiteTime } from '#domain/publication/site-time.ts'
import { adminMeta } from '../admin-meta.ts'
import { answerMissedSearch, answerUnusedPictures } from '../dashboard/answer-notices.ts'
import { Overview } from '../dashboard/overview.tsx'
import { readOverview } from '../dashboard/read-overview.ts'
import { DeleteOutcome } from '../delete-form.tsx'
import { type Place, toListPath, toViewParams } from '../list-path.ts'
import { answerPublication } from '../publication/answer-publication.ts'
import { readListView } from '../publication/list-view.ts'
import { RecordsScreen } from '../publication/records-screen.tsx'
import { currentAdmin, requireRight } from '../require-admin.ts'
import { readChangeable } from '../require-record.ts'
import { readBegun } from '../revisions/read-editing.ts'
import type { Route } from './+types/blog-manager.ts'
import { AddBlog } from './add-blog.tsx'
import { answerTagging } from './answer-tagging.ts'
import { BlogCard, toRow } from './blog-card.tsx'
import { readSharing } from './read-sharing.ts'
import { answerNewBlog } from './save-blog.ts'

/** One page of posts; `posts` is null when they could not be read. The dashboard also has the overview. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = args.context.get(currentAdmin)
  const { request, context } = args
  const asked = { page: pageParam, q: searchParam, state: stateParam, sort: recordSortParam, view: listViewParam }
  const { page, q, state, sort, view: askedView } = readQuery({ request, context }, asked)
  const { view, headers } = readListView(request, askedView)
  const { db, clock } = context.get(services)
  const read = async () => ({
    posts: await browseBlogs(db, { search: q, state, sort }, page),
    counts: await countByState(db, '_blogs'),
    timeZone: await readTimeZone(db),
  })
  const editing = await readBegun(context, viewer, 'blog')
  const { posts, counts, timeZone } = await withOutageFallback(context, 'Error fetching all blogs', read, notRead)
  if (posts === undefined) throw notFound()
  const listed = posts?.entries ?? []
  const isChangeable = await readChangeable(
    context,
    viewer,
    'blog',
    listed.map(({ id }) => id),
  )
  const records = listed.map(({ id, urlSlug }) => ({ id, slug: urlSlug }))
  const readViews = () => countRecordViews(db, 'blog', records, clock())
  const views = await withOutageFallback(context, 'Error counting views', readViews, new Map<string, number>())
  const entries = listed.map((post) => ({
    ...post,
    views: views.get(post.id),
    time: describeSiteTime(post.publishedAt, timeZone),
    isOthers: !isChangeable(post.id),
  }))
  const loaded = {
    posts: posts && { ...posts, entries },
    q,
    state,
    sort,
    view,
    counts,
    schedule: { now: clock().toISOString(), timeZone },
    editing,
    sharing: await readSharing(context),
    overview: isDashboard(args.url.pathname) ? { data: await readOverview(context, viewer) } : undefined,
  }
  return data(loaded, { headers })
}

function isDashboard(pathname: string) {
  return pathname === '/admin/dashboard'
}

function toFailure(change: PublicationChange) {
  const verb = { trash: 'deleted', delete: 'deleted', restore: 'restored', publish: 'published', unpublish: 'unpublished' }[change]
  return `The blog could not be ${verb} right now. Try again in a minute.`
}

const notRead = { posts: null, counts: undefined, timeZone: 'UTC' }

/** A submission from the dialog's address adds a post; any other changes the state of the posted ones. */
export async function action(args: Route.ActionArgs) {
  const viewer = args.context.get(currentAdmin)
  if (args.url.searchParams.has('add')) return answerNewBlog(args.request, args.context, viewer)
  const fields = await readFormData(args.request.clone())
  if (fields.get('change') === 'tag') return answerTagging(args.request, args.context, viewer)
  if (isDashboard(args.url.pathname) && fields.has('unused')) {
    requireRight(viewer, 'edit')
    return answerUnusedPictures(args.context, await readFields(args.request), viewer)
  }
  if (isDashboard(args.url.pathname) && fields.has('missed')) {
    requireRight(viewer, 'edit')
    return answerMissedSearch(args.context, await readFields(args.request), viewer)
  }
  return answerPublication(args.request, args.context, { kind: 'blog', viewer, toFailure })
}

export const clientAction = keepUnsavedAs((fields) => (fields.has('change') ? 'The blog could not be changed.' : 'Error uploading blog:'))

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, args.loaderData?.overview ? 'Dashboard' : 'Blogs')
}

/** The owner's posts. With `?add=1` the dialog for a new one is open. */
export default function BlogManager({
  loaderData: { posts, q, state, sort, view, counts, schedule, editing, sharing, overview },
}: Route.ComponentProps) {
  const { refused, isSettled } = useDialogAnswer()
  const { pathname, addPath, closePath, isAsked, close } = useAddDialog({ q, page: posts?.page ?? 1, state, sort })
  const isAdding = isAsked && !isSettled
  return (
    <>
      {overview ? (
        <>
          <div className="admin-work__head">
            <h1>Dashboard</h1>
          </div>
          {isAdding ? null : <DeleteOutcome />}
          <Overview overview={overview.data} />
        </>
      ) : null}
      <RecordsScreen
        {...{ kind: 'blog', path: pathname, list: posts, state, q, sort, view, counts, isAdding, toRow, addPath }}
        heading={overview ? <h2>Blogs</h2> : <h1>Blogs</h1>}
        addLabel={
          <>
            <Icon name="plus" />
            Add Blog
          </>
        }
        begun={editing}
        hasOutcome={!overview}
        searchLabel="Search blogs"
        icon="newspaper"
        nothing="No blog found."
        many="blogs"
        toCards={(listed, pathAfter) => (
          <ul className="post-cards">
            {listed.map(({ entry, box }) => (
              <BlogCard key={entry.id} post={entry} box={box} listPath={pathAfter} />
            ))}
          </ul>
        )}
      />
      {isAdding ? <AddBlog {...{ closePath, schedule, editing, sharing }} action={addPath} posted={refused} onAdded={close} /> : null}
    </>
  )
}

/** The dialog's state is in the address, so that it survives a reload and works without JavaScript. */
function useAddDialog({ state, sort, ...place }: Place & RecordOrder) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const view = toViewParams({ state, sort })
  const closePath = toListPath(pathname, place, view)
  const close = useCallback(() => navigate(closePath, { replace: true, preventScrollReset: true }), [navigate, closePath])
  return { pathname, addPath: toListPath(pathname, place, { ...view, add: '1' }), closePath, isAsked: params.get('add') === '1', close }
}

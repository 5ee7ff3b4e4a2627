import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { useDialogAnswer } from '#app/admin/use-dialog-answer.ts'
import { services } from '#app/context.ts'
import { readFields } from '#app/forms.ts'
import { withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { badRequest, notFound } from '#app/responses.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { recordId } from '#domain/forms/record-id.ts'
import { pageParam, searchParam, stateParam } from '#domain/http/query-params.ts'
import type { PublicationState } from '#domain/publication/publication.ts'
import { browseBlogs } from '#operations/admin/list-for-admin.ts'
import { describeSiteTime } from '#operations/publication/site-time.ts'
import { readTimeZone } from '#operations/settings/save-settings.ts'
import { countByState } from '#storage/database/row-counts.ts'
import { adminMeta } from '../admin-meta.ts'
import { DeleteOutcome } from '../delete-form.tsx'
import { type Place, toListPath, toPathAfter } from '../list-path.ts'
import { ListSearch } from '../list-search.tsx'
import { toBestFound } from '../newest-found.ts'
import { answerPublication } from '../publication/answer-publication.ts'
import { StateFilter } from '../publication/state-filter.tsx'
import { requireAdmin } from '../require-admin.ts'
import { nothingBegun, readEditing } from '../revisions/read-editing.ts'
import { UnsavedNew } from '../revisions/unsaved-new.tsx'
import type { Route } from './+types/blog-manager.ts'
import { AddBlog } from './add-blog.tsx'
import { BlogCard } from './blog-card.tsx'
import { NoBlogs } from './no-blogs.tsx'
import { answerNewBlog } from './save-blog.ts'

/** One page of posts, newest first; `posts` is null when they could not be read. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireAdmin(args)
  const { request, context } = args
  const { page, q, state } = readQuery({ request, context }, { page: pageParam, q: searchParam, state: stateParam })
  const { db, clock } = context.get(services)
  const read = async () => ({
    posts: await browseBlogs(db, { search: q, state }, page),
    counts: await countByState(db, '_blogs'),
    timeZone: await readTimeZone(db),
    editing: await readEditing(context, viewer, { kind: 'blog', id: '' }, {}),
  })
  const { posts, counts, timeZone, editing } = await withOutageFallback(context, 'Error fetching all blogs', read, notRead())
  if (posts === undefined) throw notFound()
  const entries = posts?.entries.map((post) => ({ ...post, time: describeSiteTime(post.publishedAt, timeZone) }))
  return {
    posts: posts && { ...posts, entries: entries ?? [] },
    q,
    state,
    counts,
    timeZone,
    today: clock().toISOString().slice(0, 10),
    formId: editing.copyId,
    editing,
  }
}

const notRead = () => ({ posts: null, counts: undefined, timeZone: 'UTC', editing: nothingBegun() })

/** A submission from the dialog's address adds a post; any other changes the state of the post with the given `id`. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireAdmin(args)
  if (args.url.searchParams.has('add')) return answerNewBlog(args.request, args.context, viewer)
  const { id, change } = await readFields(args.request)
  const key = recordId.safeParse(id)
  if (!key.success) throw badRequest()
  const failed = `The blog could not be ${change === 'restore' ? 'restored' : 'deleted'} just now. Try it again in a minute.`
  const asked = { asked: change, noun: 'Blog', failed } as const
  return answerPublication(args.context, { kind: 'blog', id: key.data }, asked)
}

export const clientAction = keepUnsavedAs((fields) => (fields.has('id') ? 'The blog could not be changed.' : 'Error uploading blog:'))

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Blogs')
}

/** The owner's posts. With `?add=1` the dialog for a new one is open. */
export default function BlogManager({ loaderData: { posts, q, state, counts, timeZone, today, formId, editing } }: Route.ComponentProps) {
  const { refused, isSettled } = useDialogAnswer()
  const { pathname, addPath, closePath, isAsked, close } = useAddDialog({ q, page: posts?.page ?? 1, state })
  const isAdding = isAsked && !isSettled
  const total = posts?.total ?? 0
  return (
    <>
      <div className="admin-work__head">
        <h1>Blogs</h1>
        {posts ? <span className="admin-work__count">{toBestFound(q, total, { one: 'post', many: 'posts' })}</span> : null}
        <Link className="button" to={addPath} preventScrollReset>
          <Icon name="plus" />
          Add Blog
        </Link>
      </div>
      {isAdding ? null : <DeleteOutcome />}
      {isAdding ? null : <UnsavedNew kind="blog" addPath={addPath} copy={editing.copy} />}
      <div className="list-tools">
        {counts ? <StateFilter path={pathname} many="posts" state={state} search={q} counts={counts} /> : null}
        <ListSearch action="" search={q} label="Search blogs" params={state ? { state } : {}} />
      </div>
      {posts && total > 0 ? (
        <ul className="post-cards">
          {posts.entries.map((post) => (
            <BlogCard key={post.id} post={post} listPath={toPathAfter({ path: pathname, q, ...posts, state })} />
          ))}
        </ul>
      ) : (
        <NoBlogs isFailed={posts === null} q={q} state={state} addPath={addPath} />
      )}
      {posts ? <Pager page={posts.page} pageCount={posts.pageCount} params={{ ...(q && { q }), ...(state && { state }) }} /> : null}
      {isAdding ? <AddBlog {...{ closePath, today, formId, timeZone, editing }} action={addPath} posted={refused} onAdded={close} /> : null}
    </>
  )
}

/** The dialog's state is in the address, so that it survives a reload and works without JavaScript. */
function useAddDialog({ state, ...place }: Place & { state: PublicationState | undefined }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const view: Record<string, string> = state ? { state } : {}
  const closePath = toListPath(pathname, place, view)
  const close = useCallback(() => navigate(closePath, { replace: true, preventScrollReset: true }), [navigate, closePath])
  return { pathname, addPath: toListPath(pathname, place, { ...view, add: '1' }), closePath, isAsked: params.get('add') === '1', close }
}

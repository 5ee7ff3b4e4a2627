import { randomUUID } from 'node:crypto'
import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { useDialogAnswer } from '#app/admin/use-dialog-answer.ts'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { pageParam, searchParam } from '#domain/http/query-params.ts'
import { browseBlogs } from '#operations/admin/list-for-admin.ts'
import { deleteBlog } from '#operations/blogs/write-blog.ts'
import { adminMeta } from '../admin-meta.ts'
import { DeleteOutcome } from '../delete-form.tsx'
import { deleteRecord } from '../delete-record.ts'
import { type Place, toListPath, toPathAfter } from '../list-path.ts'
import { ListSearch } from '../list-search.tsx'
import { toBestFound } from '../newest-found.ts'
import { requireAdmin } from '../require-admin.ts'
import type { Route } from './+types/blog-manager.ts'
import { AddBlog } from './add-blog.tsx'
import { BlogCard } from './blog-card.tsx'
import { NoBlogs } from './no-blogs.tsx'
import { answerNewBlog } from './save-blog.ts'

/** One page of posts, newest first; `posts` is null when they could not be read. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args)
  const { request, context } = args
  const { page, q } = readQuery({ request, context }, { page: pageParam, q: searchParam })
  const { db, clock } = context.get(services)
  const posts = await withOutageFallback(context, 'Error fetching all blogs', () => browseBlogs(db, { search: q }, page), null)
  if (posts === undefined) throw notFound()
  return { posts, q, today: clock().toISOString().slice(0, 10), formId: randomUUID() }
}

/** A submission from the dialog's address adds a post; any other deletes the post with the given `id`. */
export async function action(args: Route.ActionArgs) {
  await requireAdmin(args)
  if (args.url.searchParams.has('add')) return answerNewBlog(args.request, args.context)
  return deleteRecord(args, {
    remove: deleteBlog,
    done: 'Blog deleted',
    failed: 'The blog could not be deleted just now. Try it again in a minute.',
  })
}

export const clientAction = keepUnsavedAs((fields) => (fields.has('id') ? 'The blog could not be deleted.' : 'Error uploading blog:'))

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Blogs')
}

/** The owner's posts. With `?add=1` the dialog for a new one is open. */
export default function BlogManager({ loaderData: { posts, q, today, formId } }: Route.ComponentProps) {
  const { refused, isSettled } = useDialogAnswer()
  const { pathname, addPath, closePath, isAsked, close } = useAddDialog({ q, page: posts?.page ?? 1 })
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
      <ListSearch action="" search={q} label="Search blogs" />
      {posts && total > 0 ? (
        <ul className="post-cards">
          {posts.entries.map((post) => (
            <BlogCard key={post.id} post={post} listPath={toPathAfter({ path: pathname, q, ...posts })} />
          ))}
        </ul>
      ) : (
        <NoBlogs isFailed={posts === null} q={q} addPath={addPath} />
      )}
      {posts ? <Pager page={posts.page} pageCount={posts.pageCount} params={q ? { q } : {}} /> : null}
      {isAdding ? <AddBlog action={addPath} closePath={closePath} today={today} formId={formId} posted={refused} onAdded={close} /> : null}
    </>
  )
}

/** The dialog's state is in the address, so that it survives a reload and works without JavaScript. */
function useAddDialog(place: Place) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const closePath = toListPath(pathname, place)
  const close = useCallback(() => navigate(closePath, { replace: true, preventScrollReset: true }), [navigate, closePath])
  return { pathname, addPath: toListPath(pathname, place, { add: '1' }), closePath, isAsked: params.get('add') === '1', close }
}

import { useCallback } from 'react'
import { useActionData, useLocation, useNavigate, useSearchParams } from 'react-router'
import { services } from '#app/context.ts'
import { readOrGoWithout } from '#app/degraded.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { pageParam, searchParam } from '#domain/query-params.ts'
import { browseBlogs } from '#operations/browse-for-admin.ts'
import { adminMeta } from '../admin-meta.ts'
import { ListSearch } from '../list-search.tsx'
import { requireAdmin } from '../require-admin.ts'
import type { Route } from './+types/blog-manager.ts'
import { AddBlog } from './add-blog.tsx'
import type { BlogAnswer } from './blog-answer.ts'
import { BlogCard } from './blog-card.tsx'
import { NoBlogs } from './no-blogs.tsx'
import { removeBlog } from './remove-blog.ts'
import { addBlog } from './save-blog.ts'

/** One page of the posts, newest first; `posts` is null when they could not be read. */
export async function loader(asked: Route.LoaderArgs) {
  await requireAdmin(asked)
  const { request, context } = asked
  const { page, q } = readQuery({ request, context }, { page: pageParam, q: searchParam })
  const { db, clock } = context.get(services)
  const posts = await readOrGoWithout(context, 'Error fetching all blogs', () => browseBlogs(db, q, page), null)
  if (posts === undefined) throw notFound()
  return { posts, q, today: clock().toISOString().slice(0, 10) }
}

/** Adds a post, or with `?delete` in the address deletes one. */
export async function action(asked: Route.ActionArgs) {
  await requireAdmin(asked)
  return asked.url.searchParams.has('delete') ? removeBlog(asked.request, asked.context) : addBlog(asked.request, asked.context)
}

export { keepUnsaved as clientAction } from '../keep-unsaved.ts'

/** Title of the page. */
export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Blogs')
}

/** The owner's posts, each with what can be done about it; with `?add=1` the sheet for a new one lies over them. */
export default function BlogManager({ loaderData: { posts, q, today } }: Route.ComponentProps) {
  const { addPath, closePath, isAdding, close } = useAddSheet()
  const posted = useActionData<BlogAnswer>()
  const total = posts?.total ?? 0
  return (
    <>
      <div className="admin-work__head">
        <h1>Blogs</h1>
        {posts ? <span className="admin-work__count">{total === 1 ? '1 post' : `${total.toLocaleString('en-US')} posts`}</span> : null}
        <Link className="button" to={addPath} preventScrollReset>
          <Icon name="plus" />
          Add Blog
        </Link>
      </div>
      {isAdding ? null : <FormStatus answer={posted} />}
      <ListSearch action="" search={q} label="Search blogs" />
      {posts && total > 0 ? (
        <ul className="post-cards">
          {posts.entries.map((post) => (
            <BlogCard key={post.id} post={post} backAfterDelete={posts.entries.length === 1 && posts.page > 1} />
          ))}
        </ul>
      ) : (
        <NoBlogs isFailed={posts === null} q={q} addPath={addPath} />
      )}
      {posts ? <Pager page={posts.page} pageCount={posts.pageCount} params={q ? { q } : {}} /> : null}
      {isAdding ? <AddBlog action={addPath} closePath={closePath} today={today} onAdded={close} /> : null}
    </>
  )
}

/** The sheet is part of the address, so that it is there after a reload and without script. */
function useAddSheet() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const posted = useActionData<BlogAnswer>()
  const [params] = useSearchParams()
  const rest = new URLSearchParams([...params].filter(([name]) => name === 'page' || name === 'q'))
  const closePath = toPath(pathname, rest)
  const close = useCallback(() => navigate(closePath, { replace: true, preventScrollReset: true }), [navigate, closePath])
  const isDone = posted?.form === 'blog' && posted.sent
  return {
    addPath: toPath(pathname, new URLSearchParams([...rest, ['add', '1']])),
    closePath,
    isAdding: params.get('add') === '1' && !isDone,
    close,
  }
}

function toPath(pathname: string, params: URLSearchParams) {
  return params.size > 0 ? `${pathname}?${params}` : pathname
}

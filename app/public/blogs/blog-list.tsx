import { services } from '#app/context.ts'
import { withErrorReport } from '#app/outage.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { EmptyCheck } from '#app/ui/empty-check.tsx'
import { Link } from '#app/ui/link.tsx'
import { LongDate } from '#app/ui/long-date.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PostRow, ReadMore } from '#app/ui/post-row.tsx'
import { listBlogs } from '#core/blogs/blog-rows.ts'
import { toPostCards } from '#core/blogs/post-cards.ts'
import { countBlogs } from '#core/blogs/public-blog-rows.ts'
import type { Database } from '#core/database/database.ts'
import { readPage } from '#core/forms/read-page.ts'
import { type PostCardData, toPostPath } from '#domain/blogs/post-card.ts'
import { pageSizes, sliceOf } from '#domain/http/paging.ts'
import { pageParam } from '#domain/http/query-params.ts'
import { toListNodes } from '#domain/structured-data/site-nodes.ts'
import type { Route } from './+types/blog-list.ts'

/** One page of posts, newest first. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { page } = readQuery({ request, context }, { page: pageParam })
  const { db, siteUrl } = context.get(services)
  const posts = await withErrorReport(context, 'Error fetching all blogs', () => readPosts(db, page))
  if (!posts) throw notFound()
  const paths = posts.entries.map(({ urlSlug }) => toPostPath(urlSlug))
  return { ...posts, structuredData: toListNodes(siteUrl, paths, sliceOf(page, pageSizes.blogs).offset) }
}

/** Meta tags of the list; each of its pages has its own canonical address. */
export function meta(args: Route.MetaArgs) {
  const page = args.loaderData?.page ?? 1
  return pageMeta(args, {
    title: page > 1 ? `Blogs, page ${page}` : 'Blogs',
    description:
      'Notes from the counter: cooking technique, arguments about crust, and plain habits that keep your kitchen tablet and phone safe online.',
    query: page > 1 ? `page=${page}` : undefined,
  })
}

/** The posts: on the first page the newest one large, the others as rows. */
export default function BlogList({ loaderData: { entries, page, pageCount } }: Route.ComponentProps) {
  const [lead, ...others] = entries
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>Blogs</h1>
        <p>Notes from the counter: technique, arguments, and how to keep your kitchen tablet free of viruses.</p>
      </div>
      {lead ? null : <NoPosts />}
      {lead && page === 1 ? <LeadPost post={lead} /> : null}
      <PostRows heading={page === 1 ? 'More posts' : `Page ${page}`} posts={page === 1 ? others : entries} />
      <Pager page={page} pageCount={pageCount} />
    </div>
  )
}

function PostRows({ heading, posts }: { heading: string; posts: PostCardData[] }) {
  if (posts.length === 0) return null
  return (
    <section className="post-list">
      <h2 className="visually-hidden">{heading}</h2>
      {posts.map((post) => (
        <PostRow key={post.id} post={post} />
      ))}
    </section>
  )
}

function NoPosts() {
  return (
    <EmptyCheck
      title="No blog found."
      text="Nothing has been written yet. The stove is on, though."
      to="/recipes"
      button="Browse Recipes"
    />
  )
}

async function readPosts(db: Database, page: number) {
  return readPage(page, {
    size: pageSizes.blogs,
    list: async (slice) => toPostCards(db, await listBlogs(db, slice)),
    count: () => countBlogs(db),
  })
}

/** The newest post, large, above the rows of the others. The whole card is clickable. */
function LeadPost({ post }: { post: PostCardData }) {
  const path = toPostPath(post.urlSlug)
  return (
    <article className="lead-post">
      <div className="lead-post__picture">
        <Picture picture={post.picture} alt="" first sizes="(max-width: 819px) 92vw, 44rem" />
      </div>
      <div>
        <LongDate stored={post.formattedDate} />
        <h2>
          <Link to={path}>{post.title}</Link>
        </h2>
        <p>{post.excerpt}</p>
        <ReadMore to={path} title={post.title} />
      </div>
    </article>
  )
}

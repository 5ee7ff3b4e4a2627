import { data, type RouterContextProvider, redirect } from 'react-router'
import { keepTyped } from '#app/client/keep-typed.ts'
import { previewed, services } from '#app/context.ts'
import type { FormAnswer } from '#app/form-answers.ts'
import { submitForm } from '#app/forms.ts'
import { readShownTimeZone, withErrorReport, withOutageFallback } from '#app/outage.ts'
import { Comments, UnsentComment } from '#app/public/comments/post-comments.tsx'
import { toErrorHead } from '#app/public/error-words.ts'
import { draftHeaders } from '#app/public/loader-headers.ts'
import { PageError } from '#app/public/page-error.tsx'
import { pageMeta } from '#app/public/page-meta.ts'
import { toPreviewHead } from '#app/public/preview-head.ts'
import { withDays } from '#app/public/with-days.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { AuthorNames } from '#app/ui/author-names.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { copyLink } from '#app/ui/copy-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { LongDate } from '#app/ui/long-date.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PlayedHtml } from '#app/ui/played-html.tsx'
import { useIsLive } from '#app/ui/use-is-live.ts'
import { findBlogBySlug } from '#core/blogs/blog-rows.ts'
import { findCanonicalBlogSlug } from '#core/blogs/find-canonical-blog-slug.ts'
import { countApprovedComments, listApprovedComments } from '#core/comments/comment-rows.ts'
import { postComment } from '#core/comments/submit-comment.ts'
import { readPage } from '#core/forms/read-page.ts'
import { findDraftBlog } from '#core/publication/publication-rows.ts'
import type { Blog } from '#domain/blogs/blog.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import { commentDraft } from '#domain/comments/comment.ts'
import { pageSizes, type Slice } from '#domain/http/paging.ts'
import { draftParam, pageParam } from '#domain/http/query-params.ts'
import type { Picture as PictureData } from '#domain/pictures/picture-variants.ts'
import type { BylinePart } from '#domain/terms/bylines.ts'
import type { Route } from './+types/blog-detail.ts'
import { NextPosts } from './next-posts.tsx'
import { readPost } from './read-post.ts'

/** The post at this address with its comments. Another spelling of a slug redirects to the canonical one. */
export async function loader({ params: { slug = '' }, request, context }: Route.LoaderArgs) {
  const { page, draft } = readQuery({ request, context }, { page: pageParam, draft: draftParam })
  const { db } = context.get(services)
  const typed = context.get(previewed).blog
  if (typed) return readPreview(context, typed)
  const blog = await withErrorReport(context, 'Error fetching blog by slug', () => findBlogBySlug(db, slug))
  if (blog) {
    const post = await readPost(context, blog, { kind: 'blogs', slug: blog.urlSlug })
    return { ...post, comments: await readComments(context, blog.id, page), isDraft: false }
  }
  const hidden = draft && (await withErrorReport(context, 'Error fetching a draft', () => findDraftBlog(db, draft)))
  if (hidden) {
    const { head, ...post } = await readPost(context, hidden, { kind: 'blogs', slug: hidden.urlSlug, draft })
    return data({ ...post, head: { ...head, noIndex: true }, comments: undefined, isDraft: true }, { headers: draftHeaders })
  }
  const canonical = await withErrorReport(context, 'Error fetching blog by slug', () => findCanonicalBlogSlug(db, slug))
  throw canonical ? redirect(toPostPath(canonical), 301) : notFound()
}

export { passLoaderHeaders as headers } from '#app/public/loader-headers.ts'

/** Accepts a reader's comment. Reads the post while saving, so the typed text also survives an outage of the database. */
export function action({ params: { slug = '' }, request, context }: Route.ActionArgs) {
  const { db } = context.get(services)
  return submitForm(request, context, {
    form: 'comment',
    schema: commentDraft,
    save: async (draft, sender) => {
      const blog = await findBlogBySlug(db, slug)
      if (!blog) throw notFound()
      return postComment(db, blog, draft, sender)
    },
    thanks: 'Thank you. Your comment awaits approval.',
  })
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepTyped<FormAnswer>({ request, serverAction })
}

/** The owner's texts for search engines, or else the defaults. */
export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return pageMeta(args, toErrorHead(args.error, 'This post can’t be shown right now.'))
  return pageMeta(args, args.loaderData.head)
}

/** A post, its comments, and links to the posts next to it. */
export default function BlogDetail({ params: { slug = '' }, loaderData: { post, comments, neighbours, isDraft } }: Route.ComponentProps) {
  const isPublic = comments !== undefined
  return (
    <>
      {isDraft ? <p className="draft-notice">This is a draft.</p> : null}
      <article>
        <ArticleHead post={post} areLinks={isPublic} />
        <ArticleCover picture={post.picture} />
        <div className="wrap article">
          <div>
            {post.disclosure ? <p className="disclosure">{post.disclosure}</p> : null}
            <PlayedHtml className="prose" html={post.content} />
            <TagLinks tags={post.tags} areLinks={isPublic} />
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server */}
            <div dangerouslySetInnerHTML={{ __html: isPublic ? post.share : '' }} />
          </div>
          <div className="article__side">{isPublic ? <CopyLink /> : null}</div>
        </div>
      </article>
      <NextPosts {...neighbours} />
      {isPublic ? <Comments comments={comments} slug={slug} isClosed={post.isClosed} /> : null}
    </>
  )
}

/** If the post can't be read after a comment on it was refused, shows the form with the typed text. */
export function ErrorBoundary({ params: { slug = '' }, actionData }: Route.ErrorBoundaryProps) {
  return actionData && !actionData.sent ? <UnsentComment slug={slug} /> : <PageError />
}

type HeadProps = { post: { title: string; byline: BylinePart[]; formattedDate: string | null }; areLinks: boolean }

function ArticleHead({ post: { title, byline, formattedDate }, areLinks }: HeadProps) {
  return (
    <div className="wrap article-head">
      <Breadcrumbs trail={[{ label: 'Home', to: '/' }, { label: 'Blogs', to: '/blogs' }, { label: title }]} />
      <h1>{title}</h1>
      <p className="byline">
        <AuthorNames parts={byline} areLinks={areLinks} />
        <LongDate stored={formattedDate} />
      </p>
    </div>
  )
}

function ArticleCover({ picture }: { picture: PictureData | null }) {
  return (
    <>
      <div className="article-cover">
        <Picture picture={picture} first sizes="100vw" />
      </div>
      <div className="rail" aria-hidden="true" />
    </>
  )
}

async function readPreview(context: Readonly<RouterContextProvider>, blog: Blog) {
  const { head, ...post } = await readPost(context, blog)
  return { ...post, head: toPreviewHead(head), structuredData: [], comments: undefined, isDraft: false }
}

/** One page of a post's approved comments; null if they can't be read. Past the end, responds with 404. */
async function readComments(context: Readonly<RouterContextProvider>, blogId: string, page: number) {
  const { db } = context.get(services)
  const list = {
    size: pageSizes.comments,
    list: (slice: Slice) => listApprovedComments(db, blogId, slice),
    count: () => countApprovedComments(db, blogId),
  }
  const comments = await withOutageFallback(context, 'Error fetching comments', () => readPage(page, list), null)
  if (comments === undefined) throw notFound()
  return comments && { ...comments, entries: withDays(comments.entries, await readShownTimeZone(context)) }
}

/** Copies the page's address. Rendered only after hydration. */
function CopyLink() {
  const isLive = useIsLive()
  if (!isLive) return null
  return (
    <button className="button button--quiet button--small" type="button" onClick={() => copyLink(location.origin + location.pathname)}>
      <Icon name="copy" />
      Copy link
    </button>
  )
}

type TagLinksProps = { tags: { name: string; path: string }[]; areLinks: boolean }

/** A post's tags, each linking to its page; those of a draft may have none yet. */
function TagLinks({ tags, areLinks }: TagLinksProps) {
  if (tags.length === 0) return null
  return (
    <ul className="tag-links" aria-label="Tags">
      {tags.map(({ name, path }) => (
        <li key={path}>{areLinks ? <Link to={path}>{name}</Link> : <span>{name}</span>}</li>
      ))}
    </ul>
  )
}

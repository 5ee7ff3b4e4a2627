import { redirect } from 'react-router'
import { services } from '#app/context.ts'
import { withErrorReport } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { toErrorHead } from '#app/site/error-words.ts'
import { pageMeta } from '#app/site/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PostRow } from '#app/ui/post-row.tsx'
import { toExcerpt } from '#domain/blogs/excerpt.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import { pageSizes, sliceOf } from '#domain/http/paging.ts'
import { pageParam } from '#domain/http/query-params.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import { toBreadcrumbNode, toListNodes } from '#domain/structured-data/site-nodes.ts'
import type { Term } from '#domain/terms/term.ts'
import { toTagPath } from '#domain/terms/term-paths.ts'
import { countOf } from '#domain/text/count-of.ts'
import { toPostCards } from '#operations/blogs/post-cards.ts'
import { readPage } from '#operations/forms/read-page.ts'
import { describePictures } from '#operations/pictures/describe-pictures.ts'
import { findShownTerm } from '#operations/terms/browse-terms.ts'
import { listTaggedBlogs } from '#storage/blogs/blogs.ts'
import type { Database } from '#storage/database/database.ts'
import type { Route } from './+types/tag-page.ts'

/** One page of the posts with a tag, newest first. An earlier name of the tag, or another spelling, redirects. */
export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const { page } = readQuery({ request, context }, { page: pageParam })
  const { db, siteUrl } = context.get(services)
  const term = await withErrorReport(context, 'Error fetching a tag', () => findShownTerm(db, 'tag', slug))
  if (!term) throw notFound()
  const path = toTagPath(term.slug)
  if (term.slug !== slug) throw redirect(`${path}${page > 1 ? `?page=${page}` : ''}`, 301)
  const posts = await withErrorReport(context, 'Error fetching the posts of a tag', () => readPosts(db, term, page))
  if (!posts) throw notFound()
  const { name, description } = term
  const trail = [{ label: 'Home', to: '/' }, { label: 'Blogs', to: '/blogs' }, { label: name }]
  const paths = posts.entries.map(({ urlSlug }) => toPostPath(urlSlug))
  return {
    ...posts,
    ...{ name, description, summary: toExcerpt(description), path, trail, picture: await readPicture(db, term) },
    structuredData: [...toListNodes(siteUrl, paths, sliceOf(page, pageSizes.blogs).offset), toBreadcrumbNode(siteUrl, trail)],
  }
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return pageMeta(args, toErrorHead(args.error, 'This page can’t be shown right now.'))
  const { name, summary, page, picture, path } = args.loaderData
  const tags = pageMeta(args, {
    title: page > 1 ? `${name}, page ${page}` : name,
    description: summary || `Posts about ${name}, newest first.`,
    picture,
    query: page > 1 ? `page=${page}` : undefined,
  })
  const feeds = { 'application/rss+xml': 'rss.xml', 'application/atom+xml': 'atom.xml', 'application/feed+json': 'feed.json' }
  const links = Object.entries(feeds).map(([type, file]) => ({
    tagName: 'link' as const,
    ...{ rel: 'alternate', type, title: `Posts about ${name}`, href: `${path}/${file}` },
  }))
  return [...tags, ...links]
}

/** A tag with its description and picture, and its posts. */
export default function TagPage({ loaderData }: Route.ComponentProps) {
  const { name, description, picture, trail, entries, total, page, pageCount } = loaderData
  return (
    <div className="wrap">
      <div className="page-head term-head">
        <div>
          <Breadcrumbs trail={trail} />
          <h1>{name}</h1>
          {description ? <p className="term-head__text">{description}</p> : null}
          <p>{`${countOf(total, 'post')}, newest first.`}</p>
        </div>
        {picture ? <Picture picture={picture} sizes="(max-width: 819px) 92vw, 26rem" first /> : null}
      </div>
      <section className="post-list">
        <h2 className="visually-hidden">{page > 1 ? `Page ${page}` : 'Posts'}</h2>
        {entries.map((post) => (
          <PostRow key={post.id} post={post} />
        ))}
      </section>
      <Pager page={page} pageCount={pageCount} />
    </div>
  )
}

function readPosts(db: Database, { id, total }: { id: string; total: number }, page: number) {
  return readPage(page, {
    size: pageSizes.blogs,
    list: async (slice) => toPostCards(db, await listTaggedBlogs(db, id, slice)),
    count: async () => total,
  })
}

async function readPicture(db: Database, { picture, pictureFetched, pictureAlt }: Term) {
  const reference = [pictureFetched, picture].find(pictureName)
  const [shown = null] = reference ? await describePictures(db, [{ reference, alt: pictureAlt ?? '' }]) : []
  return shown
}

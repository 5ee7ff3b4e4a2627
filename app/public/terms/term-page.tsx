import { type RouterContextProvider, redirect } from 'react-router'
import { previewed, services } from '#app/context.ts'
import { withErrorReport } from '#app/outage.ts'
import { previewCollection, readCollection } from '#app/public/collections/read-collection.ts'
import { toErrorHead } from '#app/public/error-words.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import { FitNote, toFitParams } from '#app/public/recipes/fit-note.tsx'
import { describeFits } from '#app/public/recipes/read-fits.ts'
import { RecipeGrid } from '#app/public/recipes/recipe-grid.tsx'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PostRow } from '#app/ui/post-row.tsx'
import type { Database } from '#core/database/database.ts'
import { describePictures } from '#core/pictures/describe-pictures.ts'
import { findShownTerm } from '#core/terms/browse-terms.ts'
import { toExcerpt } from '#domain/blogs/excerpt.ts'
import { fitsParam, pageParam } from '#domain/http/query-params.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import { toAuthorNode, toBreadcrumbNode, toListNodes } from '#domain/structured-data/site-nodes.ts'
import type { Term, TermKind } from '#domain/terms/term.ts'
import { findTermKind, toTermPath } from '#domain/terms/term-paths.ts'
import { countOf } from '#domain/text/count-of.ts'
import type { Route } from './+types/term-page.ts'
import { readTermList } from './read-term-list.ts'

/**
 * One page of the posts with a tag, of the recipes with a category, course, cuisine, diet or occasion, or of both by an author, newest
 * first; or a collection.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const typed = context.get(previewed).collection
  if (typed) return previewCollection(context, typed)
  const { slug = '' } = params
  if (params.list === 'collections') return readCollection(context, slug)
  const kind = findTermKind(`/${params.list}`)
  if (!kind) throw notFound()
  const { page, fits } = readQuery({ request, context }, { page: pageParam, fits: fitsParam })
  const { db, siteUrl } = context.get(services)
  const { term, head } = await readTerm(context, kind, slug, page)
  const found = await withErrorReport(context, `Error fetching items with a ${kind}`, () => readTermList(db, term, page, fits))
  if (!found) throw notFound()
  const { paths, before, ...list } = found
  const trail = [{ label: 'Home', to: '/' }, ...parents[kind === 'author' || kind === 'tag' ? kind : 'recipe'], { label: term.name }]
  const nodes = kind === 'author' ? [toAuthorNode(siteUrl, head)] : toListNodes(siteUrl, paths, before)
  return {
    kind,
    ...head,
    ...list,
    fits: await describeFits(db, fits),
    trail,
    structuredData: [...(fits ? [] : nodes), toBreadcrumbNode(siteUrl, trail)],
  }
}

const parents = { author: [], tag: [{ label: 'Blogs', to: '/blogs' }], recipe: [{ label: 'Recipes', to: '/recipes' }] }

const feeds = { 'application/rss+xml': 'rss.xml', 'application/atom+xml': 'atom.xml', 'application/feed+json': 'feed.json' }

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return pageMeta(args, toErrorHead(args.error, 'This page can’t be shown right now.'))
  if (args.loaderData.kind === 'collection') return pageMeta(args, args.loaderData.head)
  const { kind, name, summary, page, picture, path, fits } = args.loaderData
  const { title, about } = toTitles(kind, name)
  const tags = pageMeta(args, {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: summary || `${about}, newest first.`,
    picture,
    query: page > 1 ? `page=${page}` : undefined,
    noIndex: fits !== undefined,
  })
  const links = Object.entries(feeds).map(([type, file]) => ({
    tagName: 'link' as const,
    ...{ rel: 'alternate', type, title: about, href: `${path}/${file}` },
  }))
  return [...tags, ...links]
}

/** A page's title, and a description of what it has. */
function toTitles(kind: TermKind, name: string) {
  if (kind === 'author') return { title: name, about: `Recipes and posts by ${name}` }
  const about = kind === 'tag' ? `Posts about ${name}` : `${name} recipes`
  return { title: kind === 'tag' ? name : about, about }
}

/** A term or a collection with its description and picture, and its posts or recipes; for an author, both. */
export default function TermPage({ loaderData }: Route.ComponentProps) {
  const { kind, name, description, picture, trail, page, pageCount } = loaderData
  const fits = 'fits' in loaderData ? loaderData.fits : undefined
  const hasBoth = 'recipes' in loaderData && loaderData.recipes.length > 0
  return (
    <div className="wrap recipe-list">
      <div className="page-head term-head">
        <div>
          <Breadcrumbs trail={trail} />
          <h1>{name}</h1>
          {description ? <p className="term-head__text">{description}</p> : null}
          <p>{toCount(loaderData) + (kind === 'collection' ? '' : ', newest first.')}</p>
        </div>
        {picture ? <Picture picture={picture} sizes="(max-width: 819px) 92vw, 26rem" first /> : null}
      </div>
      {'recipes' in loaderData ? <FitNote fits={fits} count={loaderData.recipes.length} /> : null}
      {'recipes' in loaderData && (loaderData.recipes.length > 0 || fits?.words) ? (
        <RecipeGrid cards={loaderData.recipes} isPaged={kind !== 'collection'} />
      ) : null}
      {'posts' in loaderData && loaderData.posts.length > 0 ? (
        <section className="post-list">
          <h2 className={hasBoth ? 'post-list__head' : 'visually-hidden'}>{page > 1 && !hasBoth ? `Page ${page}` : 'Posts'}</h2>
          {loaderData.posts.map((post) => (
            <PostRow key={post.id} post={post} />
          ))}
        </section>
      ) : null}
      <Pager page={page} pageCount={pageCount} params={toFitParams(fits)} />
    </div>
  )
}

/** '12 recipes', or for an author '2 recipes and 3 posts'. */
function toCount(shown: { kind: string; total: number; posts?: unknown; totals?: { posts: number; recipes: number } }) {
  if (!shown.totals) return countOf(shown.total, shown.posts ? 'post' : 'recipe')
  const { posts, recipes } = shown.totals
  return [recipes && countOf(recipes, 'recipe'), posts && countOf(posts, 'post')].filter(Boolean).join(' and ')
}

/** The term of a page's address, and the head of its page. An earlier name or another spelling redirects; 404 without public records. */
async function readTerm(context: Readonly<RouterContextProvider>, kind: TermKind, slug: string, page: number) {
  const { db } = context.get(services)
  const term = await withErrorReport(context, `Error fetching a ${kind}`, () => findShownTerm(db, kind, slug))
  if (!term) throw notFound()
  const path = toTermPath(kind, term.slug)
  if (term.slug !== slug) throw redirect(`${path}${page > 1 ? `?page=${page}` : ''}`, 301)
  const { name, description } = term
  return { term, head: { name, description, summary: toExcerpt(description), path, picture: await readPicture(db, term) } }
}

async function readPicture(db: Database, { picture, pictureFetched, pictureAlt }: Term) {
  const reference = [pictureFetched, picture].find(pictureName)
  const [shown = null] = reference ? await describePictures(db, [{ reference, alt: pictureAlt ?? '' }]) : []
  return shown
}

import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { readSettings, readShownTimeZone } from '#app/outage.ts'
import type { Blog } from '#domain/blogs/blog.ts'
import type { PublicReview, ReviewSummary } from '#domain/comments/review.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toSiteInfo } from '#domain/settings/site-info.ts'
import { type PostParts, toPostNode } from '#domain/structured-data/post-node.ts'
import { toPicturedRecipeNode } from '#domain/structured-data/recipe-node.ts'
import { toBreadcrumbNode, toSiteNodes } from '#domain/structured-data/site-nodes.ts'

// Structured data for loaders, which return it as `structuredData`. Server only.

type Context = Readonly<RouterContextProvider>

/** A recipe's picture, and its video's. */
type RecipePictures = Record<'picture' | 'poster', Picture | null>

type ShownReviews = { summary: ReviewSummary | undefined; changedAt: string | undefined; list: { entries: PublicReview[] } }

/** The maximum number of reviews in the structured data: the first ones of the page. */
const reviewsInNode = 10

export async function readSiteData(context: Context) {
  const { name, social } = await readOwner(context)
  return toSiteNodes(name, context.get(services).siteUrl, social)
}

/** Structured data of a recipe's page, with breadcrumbs and the reviews on the page; those may be null. */
export function toRecipeData(
  { siteUrl, timeZone }: { siteUrl: string; timeZone: string },
  recipe: Recipe,
  { picture, poster }: RecipePictures,
  shown?: ShownReviews | null,
) {
  const reviews = shown?.list.entries.slice(0, reviewsInNode)
  const ofReviews = { summary: shown?.summary, reviewsChangedAt: shown?.changedAt, reviews }
  const node = toPicturedRecipeNode(recipe, { siteUrl, timeZone, picture, poster, ...ofReviews })
  const trail = [{ label: 'Home', to: '/' }, { label: 'Recipe', to: '/recipes' }, { label: recipe.title }]
  return [...(node ? [node] : []), toBreadcrumbNode(siteUrl, trail)]
}

type ShownPost = Pick<PostParts, 'picture' | 'recipes' | 'videos'>

/** Structured data of a post's page, with breadcrumbs. */
export async function readPostData(context: Context, blog: Blog, { picture, recipes, videos }: ShownPost) {
  const { siteUrl } = context.get(services)
  const { name } = await readOwner(context)
  const trail = [{ label: 'Home', to: '/' }, { label: 'Blogs', to: '/blogs' }, { label: blog.title }]
  return [
    toPostNode(blog, {
      siteUrl,
      timeZone: await readShownTimeZone(context),
      siteName: name,
      picture,
      description: blog.seoDescription,
      recipes,
      videos,
    }),
    toBreadcrumbNode(siteUrl, trail),
  ]
}

async function readOwner(context: Context) {
  const owners = await readSettings(context)
  return { name: toSiteInfo(owners, context.get(services).siteName, null).name, social: owners.social }
}

import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { toPostPicture } from '#core/blogs/post-cards.ts'
import { showContentElsewhere, toStoredExcerpt } from '#core/blogs/show-content.ts'
import { describePictures } from '#core/pictures/describe-pictures.ts'
import { toRecipePicture } from '#core/recipes/recipe-cards.ts'
import { readFeedAuthority } from '#core/settings/feed-authority.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import type { Blog } from '#domain/blogs/blog.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { type Recipe, shippedAt } from '#domain/recipes/recipe.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { toSiteInfo } from '#domain/settings/site-info.ts'
import { listRecipeTerms } from '#domain/terms/recipe-terms.ts'
import { splitNames } from '#domain/terms/term.ts'
import { parseStoredDate } from '#domain/text/dates.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { type ChannelPlace, type Entry, type FeedAddress, toByline, toChannel, toTag } from './channel.ts'

/** The channel of a list of posts. */
export async function readPostChannel(context: Readonly<RouterContextProvider>, posts: Blog[], about: ChannelPlace) {
  const { db, siteUrl, siteName } = context.get(services)
  const [owners, authority] = await Promise.all([findSettings(db), readFeedAuthority(db, siteUrl)])
  const address = { siteUrl, authority }
  const pictures = await describePictures(db, posts.map(toPostPicture))
  const contents = await Promise.all(
    posts.map((post) => showContentElsewhere(db, post.content, { base: toAddress(post, siteUrl), disclosure: post.disclosure })),
  )
  const entries = posts.map((post, index) => toEntry(post, contents[index] ?? '', pictures[index] ?? null, address))
  return toChannel({ ...toSiteInfo(owners, siteName, null), webSubHub: owners.webSubHub }, address, about, entries)
}

function toEntry(post: Blog, html: string, picture: Picture | null, { siteUrl, authority }: FeedAddress): Entry {
  const publishedAt = parseStoredDate(post.publishedAt) ?? shippedAt
  return {
    id: toTag(authority, parseStoredDate(post.createdAt) ?? shippedAt, `blogs/${post.id}`),
    title: post.title,
    address: toAddress(post, siteUrl),
    summary: toStoredExcerpt(post),
    html,
    author: toByline(post.author),
    publishedAt,
    changedAt: parseStoredDate(post.updatedAt) ?? publishedAt,
    categories: [...(post.category ? [post.category] : []), ...splitNames(post.tags)],
    picture,
  }
}

function toAddress({ urlSlug }: Blog, siteUrl: string) {
  return `${siteUrl}${toPostPath(urlSlug)}`
}

/** The channel of a list of recipes. */
export async function readRecipeChannel(context: Readonly<RouterContextProvider>, recipes: Recipe[], about: ChannelPlace) {
  const { db, siteUrl, siteName } = context.get(services)
  const [owners, authority] = await Promise.all([findSettings(db), readFeedAuthority(db, siteUrl)])
  const address = { siteUrl, authority }
  const pictures = await describePictures(db, recipes.map(toRecipePicture))
  const entries = recipes.map((recipe, index) => toRecipeEntry(recipe, pictures[index] ?? null, address))
  return toChannel({ ...toSiteInfo(owners, siteName, null), webSubHub: owners.webSubHub }, address, about, entries)
}

function toRecipeEntry(recipe: Recipe, picture: Picture | null, { siteUrl, authority }: FeedAddress): Entry {
  const publishedAt = parseStoredDate(recipe.publishedAt) ?? shippedAt
  return {
    id: toTag(authority, parseStoredDate(recipe.createdAt) ?? shippedAt, `recipes/${recipe.id}`),
    title: recipe.title,
    address: `${siteUrl}${toRecipePath(recipe.slug)}`,
    summary: recipe.short,
    html: toRecipeHtml(recipe),
    author: toByline(recipe.author),
    publishedAt,
    changedAt: parseStoredDate(recipe.updatedAt) ?? publishedAt,
    categories: listRecipeTerms(recipe).map(({ name }) => name),
    picture,
  }
}

/** A recipe as HTML for feed readers. */
function toRecipeHtml({ short, ingredients, steps }: Pick<Recipe, 'short' | 'ingredients' | 'steps'>) {
  return [
    `<p>${escapeHtml(short)}</p>`,
    `<h2>Ingredients</h2><ul>${toItems(ingredients)}</ul>`,
    `<h2>Steps</h2><ol>${toItems(steps)}</ol>`,
  ].join('')
}

function toItems(lines: readonly string[]) {
  return lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')
}

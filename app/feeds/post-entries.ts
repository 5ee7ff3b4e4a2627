import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { toPostPicture } from '#core/blogs/post-cards.ts'
import { showContentElsewhere, toStoredExcerpt } from '#core/blogs/show-content.ts'
import { describePictures } from '#core/pictures/describe-pictures.ts'
import { readFeedAuthority } from '#core/settings/feed-authority.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import type { Blog } from '#domain/blogs/blog.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { shippedAt } from '#domain/recipes/recipe.ts'
import { toSiteInfo } from '#domain/settings/site-info.ts'
import { splitNames } from '#domain/terms/term.ts'
import { type ChannelPlace, type Entry, type FeedAddress, toByline, toChannel, toTag } from './channel.ts'
import { parseStoredDate } from './stored-date.ts'

/** The channel of a list of posts. */
export async function readPostChannel(context: Readonly<RouterContextProvider>, posts: Blog[], about: ChannelPlace) {
  const { db, siteUrl, siteName } = context.get(services)
  const [owners, authority] = await Promise.all([findSettings(db), readFeedAuthority(db, siteUrl)])
  const address = { siteUrl, authority }
  const pictures = await describePictures(db, posts.map(toPostPicture))
  const contents = await Promise.all(posts.map((post) => showContentElsewhere(db, post.content, toAddress(post, siteUrl))))
  const entries = posts.map((post, index) => toEntry(post, contents[index] ?? '', pictures[index] ?? null, address))
  return toChannel(toSiteInfo(owners, siteName, null), address, about, entries)
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

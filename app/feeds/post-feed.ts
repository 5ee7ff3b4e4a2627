import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import type { Blog } from '#domain/blogs/blog.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { toSiteInfo } from '#domain/settings/site-info.ts'
import { toPostPicture } from '#operations/blogs/post-cards.ts'
import { showContentElsewhere, toStoredExcerpt } from '#operations/blogs/show-content.ts'
import { describePictures } from '#operations/pictures/describe-pictures.ts'
import { readFeedAuthority } from '#operations/settings/feed-authority.ts'
import { listNewestBlogs } from '#storage/blogs/blogs.ts'
import { findSettings } from '#storage/settings/settings.ts'
import type { Route } from './+types/post-feed.ts'
import { answerFeed } from './answer-feed.ts'
import { type Entry, type FeedAddress, newestEntries, shippedAt, toByline, toChannel, toTag } from './channel.ts'
import { parseStoredDate } from './stored-date.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  return answerFeed(request, await readPostChannel(context))
}

async function readPostChannel(context: Readonly<RouterContextProvider>) {
  const { db, siteUrl, siteName } = context.get(services)
  const [owners, authority, posts] = await Promise.all([
    findSettings(db),
    readFeedAuthority(db, siteUrl),
    listNewestBlogs(db, newestEntries),
  ])
  const address = { siteUrl, authority }
  const pictures = await describePictures(db, posts.map(toPostPicture))
  const contents = await Promise.all(posts.map((post) => showContentElsewhere(db, post.content, toAddress(post, siteUrl))))
  const entries = posts.map((post, index) => toEntry(post, contents[index] ?? '', pictures[index] ?? null, address))
  const site = toSiteInfo(owners, siteName, null)
  return toChannel(site, address, { title: 'Recipe Blogs', path: '/', page: '/blogs' }, entries)
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
    categories: post.category ? [post.category] : [],
    picture,
  }
}

function toAddress({ urlSlug }: Blog, siteUrl: string) {
  return `${siteUrl}${toPostPath(urlSlug)}`
}

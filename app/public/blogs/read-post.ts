import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { toSignUpCard } from '#app/newsletter/join-banner.ts'
import { readSettings, withOutageFallback } from '#app/outage.ts'
import { renderShareLinks } from '#app/public/render-share-links.tsx'
import { readPostData } from '#app/public/structured-data.ts'
import { findNeighbours } from '#core/blogs/blog-rows.ts'
import { toPostPicture } from '#core/blogs/post-cards.ts'
import { showWithParts, toStoredExcerpt } from '#core/blogs/show-content.ts'
import { findNewsletterSettings } from '#core/newsletter/newsletter-setting-rows.ts'
import { describePictures } from '#core/pictures/describe-pictures.ts'
import type { Blog } from '#domain/blogs/blog.ts'
import { areCommentsClosed } from '#domain/blogs/comments-open.ts'
import type { PlayerPlace } from '#domain/blogs/player-address.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import { toPostSeo } from '#domain/blogs/post-seo.ts'
import { type Shared, toPinAttributes, toPinMedia } from '#domain/links/share-links.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { toDisclosure } from '#domain/settings/affiliate-disclosure.ts'
import { linkAuthors } from '#domain/terms/bylines.ts'
import { splitNames, toTermSlug } from '#domain/terms/term.ts'
import { toTermPath } from '#domain/terms/term-paths.ts'

/** The loader data of a post's page, without its comments. Without the address of their players, its videos are links. */
export async function readPost(context: Readonly<RouterContextProvider>, blog: Blog, players?: PlayerPlace) {
  const { db, clock, siteUrl } = context.get(services)
  const [[picture], neighbours, owners, newsletter] = await Promise.all([
    describePictures(db, [toPostPicture(blog)]),
    withOutageFallback(context, 'Error fetching the posts beside one', () => findNeighbours(db, blog), {
      previous: undefined,
      next: undefined,
    }),
    readSettings(context),
    withOutageFallback(context, 'Error fetching the newsletter', () => findNewsletterSettings(db), undefined),
  ])
  const { title, author, formattedDate, publishedAt } = blog
  const tags = splitNames(blog.tags).map((name) => ({ name, path: toTermPath('tag', toTermSlug(name)) }))
  const { html, recipes, videos, hasAffiliateLinks } = await showWithParts(db, blog.content, players)
  const disclosure = hasAffiliateLinks || blog.disclosure === 'affiliate' ? toDisclosure(owners) : null
  const shared = toShared(blog, { siteUrl, picture: picture ?? null })
  const shown = {
    content: html,
    share: renderShareLinks(shared) + toSignUpCard(newsletter),
    picture: picture ? { ...picture, pin: toPinAttributes(shared) } : null,
  }
  const post = {
    title,
    byline: linkAuthors(author),
    formattedDate,
    tags,
    disclosure,
    isClosed: areCommentsClosed(blog, owners.closeCommentsAfter, clock()),
    ...shown,
  }
  const structuredData = await readPostData(context, blog, { picture: post.picture, recipes, videos })
  const head = { ...toPostSeo(blog, owners), picture: post.picture, type: 'article' as const, publishedAt }
  return { post, neighbours, head, structuredData }
}

/** What a post shares. */
function toShared(blog: Blog, { siteUrl, picture }: { siteUrl: string; picture: Picture | null }): Shared {
  const address = `${siteUrl}${toPostPath(blog.urlSlug)}`
  const { title, pinText } = blog
  return { address, title, text: toStoredExcerpt(blog), pinText, media: toPinMedia(picture, { siteUrl, address }) }
}

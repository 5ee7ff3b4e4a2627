import type { Blog } from '#domain/blogs/blog.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import type { VideoPlace } from '#domain/blogs/video-places.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { noonOfSiteDay, toOffsetTime, toShownDay } from '#domain/publication/site-time.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { splitNames } from '#domain/terms/term.ts'
import { toMachineDate } from '#domain/text/dates.ts'
import { toAuthors, toImages, toNode, toVideoNode } from './node.ts'
import { toPublisher } from './site-nodes.ts'

/**
 * Further data for a post's node. `description` is the owner's own, if any; `recipes` are those with a card in its text, `videos` those in
 * its text.
 */
export type PostParts = {
  /** The site's. */
  timeZone: string
  siteUrl: string
  siteName: string
  picture: Picture | null
  description: string | null
  recipes: readonly Pick<Recipe, 'title' | 'slug'>[]
  videos: readonly (VideoPlace & { picture: Picture | null })[]
}

/** A post as structured data: what its page shows, without unknown properties. */
export function toPostNode(blog: Blog, { siteUrl, timeZone, siteName, picture, description, recipes, videos }: PostParts) {
  const url = `${siteUrl}${toPostPath(blog.urlSlug)}`
  return toNode('BlogPosting', {
    headline: blog.title,
    description,
    image: toImages(picture, siteUrl),
    author: toAuthors(blog.author, siteUrl),
    publisher: toPublisher(siteName, siteUrl),
    ...toDates(blog, timeZone),
    keywords: splitNames(blog.tags),
    // Not as a Recipe, for which search engines would require everything on its own page.
    mentions: recipes.map(({ title, slug }) => ({ '@type': 'CreativeWork', name: title, url: `${siteUrl}${toRecipePath(slug)}` })),
    video: videos.flatMap((video) => toVideo(video, siteUrl, timeZone) ?? []),
    url,
    mainEntityOfPage: url,
  })
}

/** Only videos with everything that search engines require. */
function toVideo({ video, title, day, picture }: PostParts['videos'][number], siteUrl: string, timeZone: string) {
  const thumbnailUrl = toImages(picture, siteUrl)
  if (!title || !day || thumbnailUrl.length === 0) return undefined
  return toVideoNode({ video, name: title, thumbnailUrl, uploadDate: toNoonOn(day, timeZone) })
}

/** The date that the page shows. If the owner typed a date other than the publication's, the time is unknown, so it is noon. */
function toDates({ formattedDate, publishedAt, updatedAt }: Blog, timeZone: string) {
  const day = toMachineDate(formattedDate)
  const isOwnDay = day && day !== toShownDay(publishedAt, timeZone)
  const published = isOwnDay ? noonOfSiteDay(day, timeZone).toISOString() : publishedAt
  const modified = updatedAt && updatedAt > published ? updatedAt : published
  return { datePublished: toOffsetTime(published, timeZone), dateModified: toOffsetTime(modified, timeZone) }
}

function toNoonOn(day: string, timeZone: string) {
  return toOffsetTime(noonOfSiteDay(day, timeZone).toISOString(), timeZone)
}

import type { Blog } from '#domain/blogs/blog.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import { toCropPaths } from '#domain/pictures/picture-crops.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { toMachineDate } from '#domain/text/dates.ts'
import { type Author, toAuthors } from './author.ts'
import { type Node, toNode } from './node.ts'
import { type Publisher, toPublisher } from './site-nodes.ts'

/** A post for search engines. */
export type PostNode = Node<'BlogPosting'> & {
  headline: string
  description?: string
  image?: string[]
  author?: Author[]
  publisher: Publisher
  datePublished: string
  dateModified: string
  url: string
  mainEntityOfPage: string
}

/** What else a post's node is made of. `description` is the owner's own, if there is one. */
type PostParts = { siteUrl: string; siteName: string; picture: Picture | null; description: string | null }

/** A post as structured data: what its page shows, and nothing that is not known. */
export function toPostNode(blog: Blog, { siteUrl, siteName, picture, description }: PostParts): PostNode {
  const url = `${siteUrl}${toPostPath(blog.urlSlug)}`
  const image = picture ? toCropPaths(picture).map((path) => `${siteUrl}${path}`) : []
  const author = toAuthors(blog.author, siteUrl)
  return {
    ...toNode('BlogPosting'),
    headline: blog.title,
    ...(description && { description }),
    ...(image.length > 0 && { image }),
    ...(author.length > 0 && { author }),
    publisher: toPublisher(siteName, siteUrl),
    ...toDates(blog),
    url,
    mainEntityOfPage: url,
  }
}

/** The day that the page shows. Where the owner typed another one than that of the writing it has no hour: at noon it is that day almost everywhere. */
function toDates({ formattedDate, createdAt, updatedAt }: Blog) {
  const day = toMachineDate(formattedDate)
  const datePublished = !day || day === toMachineDate(createdAt) ? createdAt : `${day}T12:00:00.000Z`
  return { datePublished, dateModified: updatedAt && updatedAt > datePublished ? updatedAt : datePublished }
}

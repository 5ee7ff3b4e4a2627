import type { Publication } from '#domain/publication/publication.ts'

/**
 * A stored post (collection `_blogs`). `content` is HTML; `formattedDate` is the date as the owner typed it; `imageBase64` is the reference
 * of an upload (`/images/{hash}`), `imageLink` is a URL as typed, and `imageFetched` is the reference of the picture fetched from it. `tags` are comma-separated;
 * `disclosure` says that its text has affiliate links; `pinText` is what Pinterest shows with its picture.
 */
export type Blog = LegacyBlog &
  Publication & {
    tags?: string | null | undefined
    comments?: 'closed' | null | undefined
    disclosure?: 'affiliate' | null | undefined
    pinText?: string | null | undefined
  }

/** A post of the legacy collection `antivirus_blogs`. */
export type LegacyBlog = {
  id: string
  title: string
  content: string
  author: string
  imageBase64: string | null
  imageLink: string | null
  imageFetched: string | null
  imageAlt: string | null
  createdAt: string
  formattedDate: string | null
  urlSlug: string
  seoTitle: string | null
  seoDescription: string | null
  seoKeywords: string | null
  category: string | null
  excerpt: string | null
  updatedAt: string | null
}

/** The fields of a post that its card shows. */
export type BlogSummary = Pick<Blog, 'id' | 'title' | 'urlSlug' | 'createdAt' | 'publishedAt' | 'formattedDate'> &
  BlogPictures & { excerpt: string }

/** A post's pictures in order of preference, with their alternative text. */
export type BlogPictures = Pick<Blog, 'imageBase64' | 'imageFetched' | 'imageLink' | 'imageAlt'>

/** The fields of a post in the blog manager's list; `isCut` means that the excerpt is not the whole text. */
export type BlogEntry = BlogSummary & Pick<Blog, 'author' | 'updatedAt' | 'state'> & { isCut: boolean }

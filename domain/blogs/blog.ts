/**
 * A post as stored (collection `_blogs`). `content` is HTML; `formattedDate` is the date as the owner typed it; `imageBase64` refers to an upload
 * (`/images/{hash}`), `imageLink` is a URL as typed, and `imageFetched` refers to what was fetched from it.
 */
export type Blog = {
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

/** What a card shows of a post. */
export type BlogSummary = Pick<Blog, 'id' | 'title' | 'urlSlug' | 'createdAt' | 'formattedDate'> & BlogPictures & { excerpt: string }

/** The pictures of a post, in the order in which they are preferred, and what they show. */
export type BlogPictures = Pick<Blog, 'imageBase64' | 'imageFetched' | 'imageLink' | 'imageAlt'>

/** What the manager's list shows of a post; `isCut` says that the excerpt is not the whole text. */
export type BlogEntry = BlogSummary & Pick<Blog, 'author' | 'updatedAt'> & { isCut: boolean }

/** A post as stored (collection `_blogs`). `content` is HTML; `formattedDate` is the date as the owner typed it. */
export type Blog = {
  id: string
  title: string
  content: string
  author: string
  imageBase64: string | null
  imageLink: string | null
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
export type BlogSummary = Pick<
  Blog,
  'id' | 'title' | 'urlSlug' | 'imageBase64' | 'imageLink' | 'imageAlt' | 'createdAt' | 'formattedDate'
> & { excerpt: string }

import type { Blog } from '#domain/blogs/blog.ts'

/** A post that a new site starts with; `image` is the address of a picture that ships with the product. */
export type SamplePost = Pick<Blog, 'title' | 'urlSlug' | 'author' | 'createdAt' | 'content'> & {
  formattedDate: string
  image: string
  imageAlt: string
  seoTitle: string
  seoDescription: string
  seoKeywords: string
  tags?: string
  category?: string
}

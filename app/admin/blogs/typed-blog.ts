import type { Blog } from '#domain/blogs/blog.ts'
import { toMachineDate } from '#domain/text/dates.ts'

/** A post as the values of its form. */
export function toTypedBlog({ title, author, content, formattedDate, urlSlug, imageBase64, imageLink, imageAlt, ...blog }: Blog) {
  return {
    ...{ title, author, content, urlSlug },
    formattedDate: toMachineDate(formattedDate) ?? '',
    imageBase64: imageBase64 ?? '',
    imageLink: imageLink ?? '',
    imageAlt: imageAlt ?? '',
    seoTitle: blog.seoTitle ?? '',
    seoDescription: blog.seoDescription ?? '',
    seoKeywords: blog.seoKeywords ?? '',
    tags: blog.tags ?? '',
    comments: blog.comments ?? '',
    disclosure: blog.disclosure ?? '',
    pinText: blog.pinText ?? '',
  }
}

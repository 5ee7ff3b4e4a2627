import type { Blog } from '#domain/blogs/blog.ts'
import type { Page } from '#domain/pages/page.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'

/** The pictures in a text by their ids. */
export type TextPictures = ReadonlyMap<string, Picture>

/** A post as exported, with its pictures. */
export type ExportedPost = { post: Blog; picture: Picture | null; textPictures: TextPictures }

/** A page as exported, with its pictures. */
export type ExportedPage = { page: Page; textPictures: TextPictures }

import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#core/database/schema.ts'
import type { Blog, LegacyBlog } from '#domain/blogs/blog.ts'
import { toPlainText } from './blog-html.ts'

const legacySummaryColumns = [
  'id',
  'title',
  'urlSlug',
  'imageBase64',
  'imageLink',
  'imageFetched',
  'imageAlt',
  'createdAt',
  'formattedDate',
] as const satisfies (keyof LegacyBlog)[]

/** The columns for lists, except the beginning of the text. */
export const summaryColumns = [...legacySummaryColumns, 'publishedAt'] as const satisfies (keyof Blog)[]

export const legacyColumns = [
  ...legacySummaryColumns,
  'content',
  'author',
  'seoTitle',
  'seoDescription',
  'seoKeywords',
  'category',
  'excerpt',
  'updatedAt',
] as const satisfies (keyof LegacyBlog)[]

export const blogColumns = [
  ...legacyColumns,
  'publishedAt',
  'state',
  'tags',
  'comments',
  'disclosure',
  'pinText',
] as const satisfies (keyof Blog)[]

/** The whole HTML of a post that was stored before the column `textStart` existed, else null. */
export function htmlWithoutStart(row: ExpressionBuilder<Tables, '_blogs'>) {
  return row.case().when('textStart', 'is', null).then(row.ref('content')).end().as('html')
}

/** The beginning of a post's plain text. */
export function readStart({ textStart, html }: { textStart: string | null; html: string | null }) {
  return textStart ?? toPlainText(html ?? '')
}

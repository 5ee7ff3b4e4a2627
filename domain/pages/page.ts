import type { UnscheduledState } from '#domain/publication/publication.ts'

/** A page's layout: plain text, or a legal text with the date of its last change and a list of its headings. */
export const pageLayouts = ['plain', 'legal'] as const

export type PageLayout = (typeof pageLayouts)[number]

/**
 * A page that the owner wrote. `content` is HTML, `intro` the sentence under its title, `description` is for search engines. Built-in pages
 * (`OriginalPage`) are stored once they are changed, with their slug as id.
 */
export type Page = {
  id: string
  slug: string
  title: string
  intro: string
  content: string
  description: string
  layout: PageLayout
  state: UnscheduledState
  createdAt: string
  updatedAt: string
}

/** The defaults of a new page's form. */
export const newPage = { layout: 'plain' }

/** A built-in page. In its texts, `{site}` is replaced by the site's name and `{email}` by the owner's address. */
export type OriginalPage = Pick<Page, 'slug' | 'title' | 'intro' | 'content' | 'description' | 'layout'> & { changedOn: string }

export function toPagePath(slug: string) {
  return `/${slug}`
}

import type { Page } from '#domain/pages/page.ts'

/** A page as the values of its form. */
export function toPageFields({ title, slug, intro, content, description, layout }: Omit<Page, 'id' | 'state' | 'createdAt' | 'updatedAt'>) {
  return { title, urlSlug: slug, intro, content, description, layout }
}

import type { PageDescription } from './page-meta.ts'

/** The head of a page, for a preview of it. */
export function toPreviewHead<Head extends PageDescription>(head: Head) {
  const { title, exactTitle } = head
  return { ...head, title: title && `Preview: ${title}`, exactTitle: exactTitle && `Preview: ${exactTitle}`, noIndex: true }
}

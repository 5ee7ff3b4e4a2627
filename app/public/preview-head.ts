import type { PageDescription } from './page-meta.ts'

/** The head of a page, for its preview. */
export function toPreviewHead<Head extends PageDescription>(head: Head) {
  const { title, exactTitle } = head
  return { ...head, title: title && `Preview: ${title}`, exactTitle: exactTitle && `Preview: ${exactTitle}`, noIndex: true }
}

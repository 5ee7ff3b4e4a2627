import { toSlug } from '#domain/text/slug.ts'

/** A heading of a page, as HTML without its tag, and the id that links use. */
export type Heading = { id: string; html: string }

/** Gives every second-level heading of sanitised HTML, which has no attributes, an id of its own. */
export function markHeadings(content: string): { content: string; headings: Heading[] } {
  const headings: Heading[] = []
  const marked = content.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, html: string) => {
    const id = toFreeId(toSlug(html.replace(/<[^>]*>|&\w+;/g, ' ')) || 'part', headings)
    headings.push({ id, html })
    return `<h2 id="${id}">${html}</h2>`
  })
  return { content: marked, headings }
}

/** `main` is the id of the page's own content. */
function toFreeId(wanted: string, taken: Heading[]) {
  const isTaken = (id: string) => id === 'main' || taken.some((heading) => heading.id === id)
  let id = wanted
  for (let number = 2; isTaken(id); number++) id = `${wanted}-${number}`
  return id
}

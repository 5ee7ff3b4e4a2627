/** The path of a tag's page. */
export function toTagPath(slug: string) {
  return `/tags/${encodeURIComponent(slug)}`
}

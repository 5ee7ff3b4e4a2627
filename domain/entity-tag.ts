/** Whether an If-None-Match header names the tag (RFC 9110, 13.1.2); weak ones count as strong, because nothing here is sent weakly. */
export function knowsTag(ifNoneMatch: string | null | undefined, etag: string) {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

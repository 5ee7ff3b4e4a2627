/** Whether an If-None-Match header names the tag (RFC 9110, 13.1.2); weak ones count as strong, because nothing here is sent weakly. */
export function knowsTag(ifNoneMatch: string | null | undefined, etag: string) {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

/** What a request says that it has. */
type Condition = { ifNoneMatch: string | null | undefined; ifModifiedSince: string | null | undefined }

/**
 * Whether whoever asks has an answer already, by its tag and by when it was last changed, in milliseconds since 1970. The date is asked only where
 * there is no tag (RFC 9110, 13.1.3), and only the very one counts, in whole seconds: it goes back when the newest of a list is deleted.
 */
export function knowsAnswer(
  { ifNoneMatch, ifModifiedSince }: Condition,
  { etag, changedAt }: { etag: string; changedAt: number | undefined },
) {
  if (ifNoneMatch !== null && ifNoneMatch !== undefined) return knowsTag(ifNoneMatch, etag)
  return changedAt !== undefined && Date.parse(ifModifiedSince ?? '') === Math.floor(changedAt / 1000) * 1000
}

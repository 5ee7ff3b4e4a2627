/** Whether an If-None-Match header contains the tag (RFC 9110, 13.1.2). Weak tags match too, because this site sends none. */
export function knowsTag(ifNoneMatch: string | null | undefined, etag: string) {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

/** The conditional headers of a request. */
type Condition = { ifNoneMatch: string | null | undefined; ifModifiedSince: string | null | undefined }

/**
 * Whether a client's cached response is current, by its tag and by the time of the last change (milliseconds since 1970). The date counts
 * only if there is no tag (RFC 9110, 13.1.3), and only if equal, in whole seconds: it goes back when the newest entry of a list is deleted.
 */
export function knowsAnswer(
  { ifNoneMatch, ifModifiedSince }: Condition,
  { etag, changedAt }: { etag: string; changedAt: number | undefined },
) {
  if (ifNoneMatch !== null && ifNoneMatch !== undefined) return knowsTag(ifNoneMatch, etag)
  return changedAt !== undefined && Date.parse(ifModifiedSince ?? '') === Math.floor(changedAt / 1000) * 1000
}

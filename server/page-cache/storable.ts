import type { RenderTrace } from '#server/site.ts'
import type { ContentVersions } from '#storage/database/content-versions.ts'

const storableStatuses = new Set([200, 202, 301, 404])
const textTypes = /^(?:text\/|application\/(?:json|ld\+json|xml|rss|atom|feed|manifest))/

/**
 * Whether an answer may be stored: nothing that it needed failed, it is nobody's own, every table that it was rendered from has a version, and
 * it takes every parameter of its address.
 */
export function isStorable({ status, headers }: Response, trace: RenderTrace, versions: ContentVersions, { searchParams }: URL) {
  if (trace.hasFailed || !storableStatuses.has(status) || headers.has('set-cookie')) return false
  if (/no-store|private/.test(headers.get('cache-control') ?? '')) return false
  if (status !== 301 && !isText(headers)) return false
  return [...trace.tables].every((table) => versions.has(table)) && [...searchParams.keys()].every((name) => trace.queryNames.has(name))
}

/** Whether asking again at this moment would only fail again, so that all who wait for the answer get it. */
export function isLastingFailure({ status, headers }: Response) {
  return (status === 400 || status >= 500) && !headers.has('set-cookie') && isText(headers)
}

function isText(headers: Headers) {
  return textTypes.test(headers.get('content-type') ?? '')
}

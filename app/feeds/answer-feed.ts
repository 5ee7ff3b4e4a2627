import { hash } from 'node:crypto'
import { notFound } from '#app/responses.ts'
import { knowsAnswer } from '#domain/http/entity-tag.ts'
import { type FeedFormat, feedFiles } from '#domain/http/feed-files.ts'
import type { Channel } from './channel.ts'

/** Responds with the channel in the format of the requested file; 304 when the reader's copy is current. */
export async function answerFeed(request: Request, channel: Channel) {
  const format = toFormat(new URL(request.url).pathname.replace(/^.*\//, ''))
  if (!format) throw notFound()
  // The feed library takes 5 MB.
  const { feedTypes, writeFeed } = await import('./write-feed.ts')
  const body = writeFeed(channel, format)
  const etag = `"${hash('sha256', body, 'base64url')}"`
  const headers = {
    ETag: etag,
    'Last-Modified': channel.changedAt.toUTCString(),
    'Cache-Control': 'no-cache',
    ...(channel.hub && { Link: `<${encodeURI(channel.hub)}>; rel="hub", <${channel.addresses[format]}>; rel="self"` }),
  }
  const condition = { ifNoneMatch: request.headers.get('If-None-Match'), ifModifiedSince: request.headers.get('If-Modified-Since') }
  if (knowsAnswer(condition, { etag, changedAt: channel.changedAt.getTime() })) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'Content-Type': feedTypes[format] } })
}

/** Undefined for other spellings such as `rss.XML`, which the router matches, too. */
function toFormat(file: string): FeedFormat | undefined {
  return Object.entries(feedFiles).find(([name]) => name === file)?.[1]
}

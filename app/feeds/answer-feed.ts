import { hash } from 'node:crypto'
import { knowsAnswer } from '#domain/entity-tag.ts'
import { type Channel, feedFiles } from './channel.ts'
import { feedTypes, writeFeed } from './write-feed.ts'

/** Answers with a channel in the format that the address asks for; 304 to readers who have it already. */
export function answerFeed(request: Request, channel: Channel) {
  const file = new URL(request.url).pathname.replace(/^.*\//, '')
  // The routes that lead here end in one of these.
  const format = feedFiles[file as keyof typeof feedFiles]
  const body = writeFeed(channel, format)
  const etag = `"${hash('sha256', body, 'base64url')}"`
  const headers = { ETag: etag, 'Last-Modified': channel.changedAt.toUTCString(), 'Cache-Control': 'no-cache' }
  const condition = { ifNoneMatch: request.headers.get('If-None-Match'), ifModifiedSince: request.headers.get('If-Modified-Since') }
  if (knowsAnswer(condition, { etag, changedAt: channel.changedAt.getTime() })) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'Content-Type': feedTypes[format] } })
}

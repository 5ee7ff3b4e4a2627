import { hash } from 'node:crypto'
import { draftHeaders } from '#app/public/loader-headers.ts'
import { toEmbedAddress, type Video, videoHosts } from '#domain/recipes/video.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'

const style = 'html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0;background:#000}'

/** A video of a record; `title` is its own or the record's. */
type PlayedVideo = { title: string; video: Video; isDraft: boolean }

/** The player of one of a record's videos, for the frame on the record's page. It is the only page that may frame another site. */
export function answerPlayer(played: PlayedVideo | undefined) {
  if (!played) return new Response('No such video\n', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  const { title, video, isDraft } = played
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': toPolicy(video), 'X-Robots-Tag': 'noindex' }
  return new Response(toHtml(title, video), { headers: isDraft ? { ...draftHeaders, ...headers } : headers })
}

function toPolicy({ host }: Video) {
  const mayShow = [`frame-src ${videoHosts[host].origin}`, `style-src 'sha256-${hash('sha256', style, 'base64')}'`]
  return ["default-src 'none'", ...mayShow, "base-uri 'none'", "form-action 'none'", "frame-ancestors 'self'"].join('; ')
}

function toHtml(title: string, video: Video) {
  const name = escapeHtml(`${title}, video on ${videoHosts[video.host].name}`)
  const address = escapeHtml(toEmbedAddress(video, { autoplay: '1' }))
  const frame = `<iframe src="${address}" title="${name}" allow="autoplay; fullscreen; picture-in-picture; encrypted-media" allowfullscreen></iframe>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><style>${style}</style></head><body>${frame}</body></html>`
}

import { hash } from 'node:crypto'
import { services } from '#app/context.ts'
import { readQuery } from '#app/query.ts'
import { draftHeaders } from '#app/site/loader-headers.ts'
import { draftParam } from '#domain/http/query-params.ts'
import { readVideo, toEmbedAddress, type Video, videoHosts } from '#domain/recipes/video.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { findDraftRecipe } from '#storage/publication/publications.ts'
import type { Route } from './+types/video-player.ts'
import { findRecipeFile } from './find-recipe-file.ts'

const style = 'html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0;background:#000}'

/** The player of a recipe's video, for the frame in which the recipe's page shows it. It is the only page that may show a frame of another site. */
export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const { draft } = readQuery({ request, context }, { draft: draftParam })
  const { db } = context.get(services)
  const hidden = draft && (await findDraftRecipe(db, draft))
  const found = hidden || (await findRecipeFile(db, slug, '.player'))
  if (found instanceof Response) return found
  const video = readVideo(found?.videoUrl ?? '')
  if (!found || !video) return new Response('No such video\n', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': toPolicy(video), 'X-Robots-Tag': 'noindex' }
  return new Response(toHtml(found.title, video), { headers: hidden ? { ...draftHeaders, ...headers } : headers })
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

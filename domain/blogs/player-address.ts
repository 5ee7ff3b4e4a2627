import type { Video } from '#domain/recipes/video.ts'
import { toVideoKey } from './video-places.ts'

/** The post or page whose videos are played; `draft` is the secret that opens a draft. */
export type PlayerPlace = { kind: 'blogs' | 'pages'; slug: string; draft?: string | undefined }

/** The address of this site's player for a video in a text. */
export function toPlayerAddress(video: Video, { kind, slug, draft }: PlayerPlace) {
  return `/player/${kind}/${encodeURIComponent(slug)}/${toVideoKey(video)}${draft ? `?draft=${draft}` : ''}`
}

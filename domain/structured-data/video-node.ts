import { toEmbedAddress, toWatchAddress, type Video } from '#domain/recipes/video.ts'

type VideoParts = { video: Video; name: string; description?: string; thumbnailUrl: string[]; uploadDate: string }

/** A video as a part of another node: with the picture and the date, without which search engines don't take it. */
export function toVideoNode({ video, ...said }: VideoParts) {
  return { '@type': 'VideoObject', ...said, embedUrl: toEmbedAddress(video), url: toWatchAddress(video) }
}

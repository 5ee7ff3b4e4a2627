import { toCropPaths } from '#domain/pictures/picture-crops.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { toEmbedAddress, toWatchAddress, type Video } from '#domain/recipes/video.ts'
import { findAuthorPath, isGroup, listAuthors } from '#domain/terms/bylines.ts'

/** A JSON-LD node without empty properties. */
export function toNode<Properties extends object>(type: string, properties: Properties) {
  const filled = Object.entries(properties).filter(([, value]) => value && !(Array.isArray(value) && value.length === 0))
  return { '@context': 'https://schema.org', '@type': type, ...(Object.fromEntries(filled) as Partial<Properties>) }
}

/**
 * The authors in a byline such as 'June Okafor and Sam Lee', each with their page, or the page about the site's writers. Empty without a
 * byline.
 */
export function toAuthors(byline: string | undefined, siteUrl: string) {
  const type = isGroup(byline ?? '') ? 'Organization' : 'Person'
  return listAuthors(byline).map((name) => ({ '@type': type, name, url: siteUrl + (findAuthorPath(name) ?? '/about') }))
}

/** The crops of a picture that search engines require; empty if there is none or it is too small. */
export function toImages(picture: Picture | null, siteUrl: string) {
  return picture ? toCropPaths(picture).map((path) => `${siteUrl}${path}`) : []
}

type VideoParts = { video: Video; name: string; description?: string; thumbnailUrl: string[]; uploadDate: string }

/** A video as part of another node, with the picture and the date that search engines require. */
export function toVideoNode({ video, ...said }: VideoParts) {
  return { '@type': 'VideoObject', ...said, embedUrl: toEmbedAddress(video), url: toWatchAddress(video) }
}

import type { MetaDescriptor } from 'react-router'
import { type Picture, variantPath } from '#domain/pictures/picture-variants.ts'
import { sharePicture } from '#domain/pictures/share-picture.ts'
import type { SiteInfo } from '#domain/settings/site-info.ts'
import { languageOf } from '#domain/text/date-words.ts'

type MetaArguments = { location: { pathname: string }; matches: ({ loaderData?: unknown } | undefined)[] }

/**
 * A page's meta tags. The site's name is appended to `title`, but not to `exactTitle`; `query` is the part of the query that belongs to the
 * canonical address (`page=2`); `picture` is for previews on other sites (default: the home page's).
 */
export type PageDescription = {
  title?: string
  exactTitle?: string
  description: string
  keywords?: string
  query?: string
  picture?: Picture | null
  type?: 'website' | 'article'
  publishedAt?: string
  noIndex?: boolean
}

/** Width of the variant for previews, in pixels; a smaller picture is not enlarged. */
const shareWidth = 1200

/** Meta tags: title, description, canonical address, OpenGraph, Twitter card, and the `structuredData` from the loader. */
export function pageMeta({ location, matches }: MetaArguments, page: PageDescription): MetaDescriptor[] {
  const layout = matches.map((match) => match?.loaderData).find(isLayoutData)
  if (!layout) return []
  const { site, siteUrl } = layout
  const title = page.exactTitle ?? `${page.title} | ${site.name}`
  const address = `${siteUrl}${location.pathname}${page.query ? `?${page.query}` : ''}`
  const picture = page.picture ?? site.socialPicture ?? sharePicture
  const width = Math.min(shareWidth, picture.width)
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.keywords ? [{ name: 'keywords', content: page.keywords }] : []),
    ...(page.noIndex ? [{ name: 'robots', content: 'noindex' }] : [{ tagName: 'link' as const, rel: 'canonical', href: address }]),
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.exactTitle ?? page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: languageOf(site).replace('-', '_') },
    { property: 'og:image', content: `${siteUrl}${variantPath(picture.name, shareWidth, 'jpg')}` },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(Math.round((picture.height * width) / picture.width)) },
    { property: 'og:image:alt', content: picture.alt },
    ...(page.publishedAt ? [{ property: 'article:published_time', content: page.publishedAt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...toScripts(matches.at(-1)?.loaderData),
  ]
}

/** JSON-LD from the page's loader. React Router escapes anything that could end the script element. */
function toScripts(loaderData: unknown): MetaDescriptor[] {
  return hasStructuredData(loaderData) ? loaderData.structuredData.map((node) => ({ 'script:ld+json': node })) : []
}

function hasStructuredData(loaderData: unknown): loaderData is { structuredData: { '@type': string }[] } {
  return typeof loaderData === 'object' && loaderData !== null && 'structuredData' in loaderData
}

function isLayoutData(loaderData: unknown): loaderData is { site: SiteInfo; siteUrl: string } {
  return typeof loaderData === 'object' && loaderData !== null && 'siteUrl' in loaderData && 'site' in loaderData
}

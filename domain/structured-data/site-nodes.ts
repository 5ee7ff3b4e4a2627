import type { Picture } from '#domain/pictures/picture-variants.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import { isGroup } from '#domain/terms/bylines.ts'
import { toImages, toNode } from './node.ts'

/** The site as a publishing organization; `name` is the site's displayed name. */
export function toPublisher(name: string, siteUrl: string) {
  return { '@type': 'Organization', name, url: `${siteUrl}/`, logo: `${siteUrl}/icon-512.png` }
}

/** The structured data of the home page: the site with its search, and its owner with links to their profiles. */
export function toSiteNodes(name: string, siteUrl: string, social: SiteSettings['social']) {
  const publisher = toPublisher(name, siteUrl)
  const sameAs = Object.values(social ?? {}).filter(isProfile)
  return [
    toNode('WebSite', { name, url: publisher.url, potentialAction: toSearchAction(siteUrl) }),
    toNode('Organization', { ...publisher, sameAs }),
  ]
}

/** The breadcrumbs of a page; the page itself has no path. */
export function toBreadcrumbNode(siteUrl: string, trail: { label: string; to?: string }[]) {
  const itemListElement = trail.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to && { item: `${siteUrl}${to}` }),
  }))
  return toNode('BreadcrumbList', { itemListElement })
}

/** The page of an author, with what the owner says about them. */
export function toAuthorNode(siteUrl: string, { name, description, path, picture }: AuthorPage) {
  const about = { '@type': isGroup(name) ? 'Organization' : 'Person', name, url: siteUrl + path }
  const image = toImages(picture, siteUrl)[0]
  const mainEntity = { ...about, ...(description && { description }), ...(image && { image }) }
  return toNode('ProfilePage', { url: about.url, mainEntity })
}

type AuthorPage = { name: string; description: string; path: string; picture: Picture | null }

/** One page of a list by the paths of its entries; `before` is the number of entries on previous pages. Empty for an empty list. */
export function toListNodes(siteUrl: string, paths: string[], before: number) {
  if (paths.length === 0) return []
  const itemListElement = [...new Set(paths)].map((path, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    url: `${siteUrl}${path}`,
  }))
  return [toNode('ItemList', { itemListElement })]
}

function toSearchAction(siteUrl: string) {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
}

/** The icons lead to a network's front page until the owner sets a profile; the front page doesn't count. */
function isProfile(url: string | undefined): url is string {
  return Boolean(url) && URL.canParse(url ?? '') && new URL(url ?? '').pathname !== '/'
}

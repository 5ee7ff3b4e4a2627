import type { SiteSettings } from '#domain/settings/site-settings.ts'
import { toNode } from './node.ts'

/** The site as a publishing organization; `name` is the site's displayed name. */
export function toPublisher(name: string, siteUrl: string) {
  return { '@type': 'Organization', name, url: `${siteUrl}/`, logo: `${siteUrl}/icon-512.png` }
}

/** The structured data of the home page: the site with its search, and its owner with links to their profiles. */
export function toSiteNodes(name: string, siteUrl: string, social: SiteSettings['social']) {
  const publisher = toPublisher(name, siteUrl)
  const profiles = Object.values(social ?? {}).filter(isProfile)
  return [
    { ...toNode('WebSite'), name, url: publisher.url, potentialAction: toSearchAction(siteUrl) },
    { ...toNode('Organization'), ...publisher, ...(profiles.length > 0 && { sameAs: profiles }) },
  ]
}

function toSearchAction(siteUrl: string) {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
}

/** The icons lead to a network's front page until the owner sets a profile; that one doesn't count. */
function isProfile(url: string | undefined): url is string {
  return Boolean(url) && URL.canParse(url ?? '') && new URL(url ?? '').pathname !== '/'
}

import type { SiteSettings } from '#domain/settings/site-settings.ts'
import { type Node, toNode } from './node.ts'

/** Who publishes: the site as an organization. */
export type Publisher = { '@type': 'Organization'; name: string; url: string; logo: string }

/** The site itself, and how it is searched. */
export type WebSiteNode = Node<'WebSite'> & {
  name: string
  url: string
  potentialAction: {
    '@type': 'SearchAction'
    target: { '@type': 'EntryPoint'; urlTemplate: string }
    'query-input': 'required name=search_term_string'
  }
}

/** Whose site it is, and where else they are. */
export type OrganizationNode = Node<'Organization'> & Omit<Publisher, '@type'> & { sameAs?: string[] }

/** The site as a publisher; `name` is the one that visitors see. */
export function toPublisher(name: string, siteUrl: string): Publisher {
  return { '@type': 'Organization', name, url: `${siteUrl}/`, logo: `${siteUrl}/icon-512.png` }
}

/** What the home page says of the whole site. */
export function toSiteNodes(name: string, siteUrl: string, social: SiteSettings['social']): [WebSiteNode, OrganizationNode] {
  const { '@type': _, ...publisher } = toPublisher(name, siteUrl)
  const profiles = Object.values(social ?? {}).filter(isProfile)
  return [
    { ...toNode('WebSite'), name, url: publisher.url, potentialAction: toSearchAction(siteUrl) },
    { ...toNode('Organization'), ...publisher, ...(profiles.length > 0 && { sameAs: profiles }) },
  ]
}

function toSearchAction(siteUrl: string): WebSiteNode['potentialAction'] {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
}

/** The front page of a network, to which the icons lead until the owner says otherwise, is nobody's profile. */
function isProfile(url: string | undefined): url is string {
  return Boolean(url) && URL.canParse(url ?? '') && new URL(url ?? '').pathname !== '/'
}

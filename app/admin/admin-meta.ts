import type { MetaDescriptor } from 'react-router'

type MetaArguments = { matches: ({ loaderData?: unknown } | undefined)[] }

/** Meta tags of an admin page: its title with the site's name, and noindex. */
export function adminMeta({ matches }: MetaArguments, title: string): MetaDescriptor[] {
  const root = matches.find((match) => hasSiteName(match?.loaderData))?.loaderData
  return [{ title: `${title} | ${hasSiteName(root) ? root.siteName : 'Griddle'}` }, { name: 'robots', content: 'noindex' }]
}

function hasSiteName(loaderData: unknown): loaderData is { siteName: string } {
  return typeof loaderData === 'object' && loaderData !== null && 'siteName' in loaderData
}

/** For pages with a secret in their address: it is sent to no other site. */
export const withoutReferrer: MetaDescriptor = { name: 'referrer', content: 'same-origin' }

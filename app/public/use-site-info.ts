import { useRouteLoaderData } from 'react-router'
import type { SiteInfo } from '#domain/settings/site-info.ts'
import type { loader } from './site-layout.tsx'

/** The site's name, blurb, contact data and links, with all fallbacks applied. For public pages only. */
export function useSiteInfo(): SiteInfo {
  const layout = useRouteLoaderData<typeof loader>('public/site-layout')
  if (!layout) throw new Error('useSiteInfo must be used inside the site layout')
  return layout.site
}

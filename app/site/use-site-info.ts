import { useRouteLoaderData } from 'react-router'
import type { SiteInfo } from '#domain/settings/site-info.ts'
import type { loader } from './site-layout.tsx'

/** What the site shows of itself: the owner's name, blurb, contact data and links, with every fallback applied. For public pages only. */
export function useSiteInfo(): SiteInfo {
  const layout = useRouteLoaderData<typeof loader>('site/site-layout')
  if (!layout) throw new Error('useSiteInfo belongs inside the site layout')
  return layout.site
}

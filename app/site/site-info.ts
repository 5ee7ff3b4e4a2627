import { useRouteLoaderData } from 'react-router'
import { type SiteInfo, toSiteInfo } from '#domain/site-info.ts'
import type { loader } from './site-layout.tsx'

/** What the site shows of itself: the owner's name, blurb, contact data and links, with every fallback applied. */
export function useSiteInfo(): SiteInfo {
  return useRouteLoaderData<typeof loader>('site/site-layout')?.site ?? toSiteInfo({}, 'Griddle', null)
}

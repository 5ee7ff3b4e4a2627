import { useRouteLoaderData } from 'react-router'
import { OwnKitchen } from './site/kitchen/own-kitchen.tsx'
import { KeepOffline } from './site/offline/keep-offline.ts'
import { LastingStorage } from './site/offline/lasting-storage.ts'
import { LeftTimers } from './site/recipes/cook/timer-tools.tsx'
import type { loader } from './site/site-layout.tsx'
import { SitePopup } from './site/site-popup.tsx'
import { LinkPrefetch } from './ui/link-prefetch.tsx'
import { NavigationSpinner } from './ui/navigation-spinner.tsx'

/** What a page needs once it can be read; loaded after it, so that the first view carries none of it. */
export default function PageExtras() {
  const layout = useRouteLoaderData<typeof loader>('site/site-layout')
  return (
    <>
      <NavigationSpinner />
      {layout ? (
        <>
          <LinkPrefetch />
          <LeftTimers />
          <OwnKitchen />
        </>
      ) : null}
      {layout?.popup ? <SitePopup /> : null}
      {layout?.isKept ? <KeepOffline /> : null}
      {layout ? <LastingStorage /> : null}
    </>
  )
}

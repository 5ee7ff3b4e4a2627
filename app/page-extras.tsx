import { useRouteLoaderData } from 'react-router'
import { LeftTimers } from './kitchen/cook/timer-tools.tsx'
import { TellActions } from './kitchen/favourites/tell-actions.ts'
import { OwnKitchen } from './kitchen/my-kitchen/own-kitchen.tsx'
import { KeepOffline } from './kitchen/offline/keep-offline.ts'
import { LastingStorage } from './kitchen/offline/lasting-storage.ts'
import type { loader } from './public/site-layout.tsx'
import { SitePopup } from './public/site-popup.tsx'
import { LinkPrefetch } from './ui/link-prefetch.tsx'
import { NavigationSpinner } from './ui/navigation-spinner.tsx'

/** Parts that a page needs only once it can be read; loaded after it, so that the first view carries none of them. */
export default function PageExtras() {
  const layout = useRouteLoaderData<typeof loader>('public/site-layout')
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
      {layout ? (
        <>
          <LastingStorage />
          <TellActions />
        </>
      ) : null}
    </>
  )
}

import { useArrival } from '#app/kitchen/favourites/use-arrival.ts'
import { useLoaded } from '#app/kitchen/favourites/use-loaded.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import type { Route } from './+types/my-kitchen.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'My kitchen',
    description: 'Your collections, recipe notes, cooking log and preferences, saved on this device only.',
  })
}

const bringsKitchen = /^#kitchen=/

/** The reader's collections, notes and log for all recipes. They are in the browser, so the server renders the page around them. */
export default function MyKitchen() {
  const arrival = useArrival(bringsKitchen)
  const OpenedKitchen = useLoaded(arrival !== undefined, () => import('./opened-kitchen.tsx'))?.OpenedKitchen
  const KitchenContents = useLoaded(true, () => import('./kitchen-contents.tsx'))?.KitchenContents
  return (
    <div className="wrap my-kitchen">
      <div className="page-head">
        <h1>My kitchen</h1>
        <p>Your collections, notes and cooking log. Saved on this device only.</p>
      </div>
      {arrival && OpenedKitchen ? <OpenedKitchen key={arrival.number} hash={arrival.hash} /> : null}
      {KitchenContents ? <KitchenContents /> : null}
      <noscript>
        <p>Notes are saved in your browser and need JavaScript, which is turned off.</p>
      </noscript>
    </div>
  )
}

import { useLoaded } from '#app/site/favourites/use-loaded.ts'
import { pageMeta } from '#app/site/page-meta.ts'
import type { Route } from './+types/my-kitchen.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'My kitchen', description: 'Your notes on recipes and what you have cooked, kept on this device only.' })
}

/** The reader's notes and log of all recipes. They are in the browser, so the server renders the page around them. */
export default function MyKitchen() {
  const KitchenContents = useLoaded(true, () => import('./kitchen-contents.tsx'))?.KitchenContents
  return (
    <div className="wrap my-kitchen">
      <div className="page-head">
        <h1>My kitchen</h1>
        <p>Your notes, and what you have cooked. Saved on this device only.</p>
      </div>
      {KitchenContents ? <KitchenContents /> : null}
      <noscript>
        <p>Notes are kept by your browser, and that takes JavaScript, which is switched off here.</p>
      </noscript>
    </div>
  )
}

import { useLoaded } from '#app/site/favourites/use-loaded.ts'
import { pageMeta } from '#app/site/page-meta.ts'
import type { Route } from './+types/add-own.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'A recipe from elsewhere', description: 'Keep a recipe from another page on this device.', noIndex: true })
}

/** Where phones lead with an address that is shared with the site: the recipe there becomes one of the reader's own. */
export default function AddOwn() {
  const AddOwnContents = useLoaded(true, () => import('./add-own-contents.tsx'))?.AddOwnContents
  return (
    <div className="wrap my-kitchen">
      <div className="page-head">
        <h1>A recipe from elsewhere</h1>
        <p>Kept on this device only, for you alone. Nothing of it is published.</p>
      </div>
      {AddOwnContents ? <AddOwnContents /> : null}
      <noscript>
        <p>Your recipes are kept by your browser, and that takes JavaScript, which is switched off here.</p>
      </noscript>
    </div>
  )
}

import { useLoaded } from '#app/site/favourites/use-loaded.ts'
import { pageMeta } from '#app/site/page-meta.ts'
import type { Route } from './+types/own-recipe-page.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'A recipe of yours', description: 'A recipe that is kept on this device.', noIndex: true })
}

/** A recipe of the reader's own, named by `?of=`. It is in the browser, so the server renders the page around it. */
export default function OwnRecipePage() {
  const OwnRecipeView = useLoaded(true, () => import('./own-recipe-view.tsx'))?.OwnRecipeView
  return (
    <div className="wrap my-kitchen">
      {OwnRecipeView ? (
        <OwnRecipeView />
      ) : (
        <div className="page-head">
          <h1>A recipe of yours</h1>
        </div>
      )}
      <noscript>
        <p>Your recipes are kept by your browser, and that takes JavaScript, which is switched off here.</p>
      </noscript>
    </div>
  )
}

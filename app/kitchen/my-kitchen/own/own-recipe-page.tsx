import { useLoaded } from '#app/kitchen/favourites/use-loaded.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import type { Route } from './+types/own-recipe-page.ts'
import { OwnHead } from './own-head.tsx'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Your own recipe', description: 'A recipe saved on this device.', noIndex: true })
}

/**
 * One of the reader's recipes, named by `?of=`, or a new one: phones open this page with an address shared with the site. Recipes are in
 * the browser, so the server renders the page around them.
 */
export default function OwnRecipePage() {
  const OwnRecipeContents = useLoaded(true, () => import('./own-recipe-contents.tsx'))?.OwnRecipeContents
  return (
    <div className="wrap my-kitchen">
      {OwnRecipeContents ? <OwnRecipeContents /> : <OwnHead />}
      <noscript>
        <p>Your recipes are saved in your browser and need JavaScript, which is turned off.</p>
      </noscript>
    </div>
  )
}

import { FavouriteButton } from '#app/ui/heart-button.tsx'
import { Drawing, Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { Recipe } from '#domain/recipe.ts'

const printer =
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1'
const shareMark =
  'M21 5a3 3 0 1 1-6 0 3 3 0 0 1 6 0M9 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0m12 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0M8.59 13.51l6.83 3.98m-.01-10.98-6.82 3.98'

/** What can be done with a recipe. The style sheet hides the buttons where no script runs. */
export function RecipeTools({ recipe }: { recipe: Recipe }) {
  return (
    <div className="recipe-tools">
      <a className="button button--small" href="#recipe">
        <Icon name="arrow-down" />
        Jump to recipe
      </a>
      <FavouriteButton recipe={recipe} />
      <button className="button button--quiet button--small" type="button" onClick={() => window.print()}>
        <Drawing path={printer} />
        Print
      </button>
      <button className="button button--quiet button--small" type="button" onClick={() => share(recipe)}>
        <Drawing path={shareMark} />
        Share
      </button>
    </div>
  )
}

/** Through the device's own sheet where there is one, else by copying the link. Closing the sheet is no failure. */
async function share({ slug, title, short }: Recipe) {
  const url = new URL(`/recipes/${slug}`, window.location.href).href
  try {
    if (navigator.share !== undefined) return await navigator.share({ title, text: short, url })
    await navigator.clipboard.writeText(url)
    showToast('success', 'Link copied')
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    showToast('error', 'The link could not be copied. It is in the address bar of your browser.')
  }
}

import { FavouriteButton } from '#app/ui/heart-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { Recipe } from '#domain/recipe.ts'

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
        <Icon name="printer" />
        Print
      </button>
      <button className="button button--quiet button--small" type="button" onClick={() => share(recipe)}>
        <Icon name="share" />
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

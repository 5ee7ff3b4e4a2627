import { copyText } from '#app/ui/copy-text.ts'
import { Drawing } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'

const shareMark =
  'M21 5a3 3 0 1 1-6 0 3 3 0 0 1 6 0M9 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0m12 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0M8.59 13.51l6.83 3.98m-.01-10.98-6.82 3.98'

/** Shares the recipe as shown: `address` includes its servings and units. */
export function ShareButton({ recipe, address }: { recipe: Recipe; address: string }) {
  return (
    <button className="button button--quiet button--small" type="button" onClick={() => share(recipe, address)}>
      <Drawing path={shareMark} />
      Share
    </button>
  )
}

/** Uses the device's share dialog if available, else copies the link. Cancelling the dialog is not a failure. */
async function share({ title, short }: Recipe, address: string) {
  const url = new URL(address, window.location.href).href
  try {
    if (navigator.share !== undefined) return await navigator.share({ title, text: short, url })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
  }
  if (await copyText(url)) showToast('success', 'Link copied')
  else showToast('error', 'Couldn’t copy the link. Copy it from the address bar.')
}

import { FavouriteButton } from '#app/ui/heart-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Recipe } from '#domain/recipe.ts'
import { PrintButton } from './print-button.tsx'
import { ShareButton } from './share-button.tsx'

/** What can be done with a recipe; `address` is where it is shown as it is now. The style sheet hides the buttons where no script runs. */
export function RecipeTools({ recipe, address, hasPicture }: { recipe: Recipe; address: string; hasPicture: boolean }) {
  return (
    <div className="recipe-tools">
      <a className="button button--small" href="#recipe">
        <Icon name="arrow-down" />
        Jump to recipe
      </a>
      <FavouriteButton recipe={recipe} />
      <PrintButton hasPicture={hasPicture} />
      <ShareButton recipe={recipe} address={address} />
    </div>
  )
}

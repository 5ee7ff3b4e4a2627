import { FavouriteButton } from '#app/ui/heart-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { CookButton } from './cook-button.tsx'
import { PrintButton } from './print-button.tsx'
import { ShareButton } from './share-button.tsx'
import type { RecipeView } from './use-recipe-view.ts'

type RecipeToolsProps = { recipe: Recipe; view: RecipeView; hasPicture: boolean; isPreview: boolean; siteUrl: string }

/** Cook mode, favourite, share and print buttons; what is not stored yet can't be kept or shared. The style sheet hides them without JavaScript. */
export function RecipeTools({ recipe, view: { shown, address }, hasPicture, isPreview, siteUrl }: RecipeToolsProps) {
  return (
    <div className="recipe-tools">
      <a className="button button--small" href="#recipe">
        <Icon name="arrow-down" />
        Jump to recipe
      </a>
      <CookButton key={recipe.id} recipe={recipe} shown={shown} />
      {isPreview ? null : <FavouriteButton recipe={recipe} />}
      {/* They wrap together, so that none is alone on a row. */}
      <div className="recipe-tools__pair">
        <PrintButton hasPicture={hasPicture} link={isPreview ? undefined : `${siteUrl}${address}`} />
        {isPreview ? null : <ShareButton recipe={recipe} address={address} />}
      </div>
    </div>
  )
}

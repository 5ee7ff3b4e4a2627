import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toRecipeQuery } from './recipe-address.ts'
import type { RecipeView } from './use-recipe-view.ts'

/** Puts the ingredients on the shopping list; without JavaScript it leads to a list of this recipe. */
export function ShoppingLink({ recipe, view: { portions, units } }: { recipe: Recipe; view: RecipeView }) {
  const navigate = useNavigate()
  const query = toRecipeQuery(portions, units === 'original' ? undefined : units, `recipe=${recipe.slug}`)
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const { href } = event.currentTarget
    event.preventDefault()
    import('#app/kitchen/shopping/add-recipe.ts').then(
      ({ addToShoppingList }) => addToShoppingList(recipe, portions, () => navigate('/shopping-list')),
      () => location.assign(href),
    )
  }
  return (
    <a className="text-button" href={`/shopping-list${query}`} rel="nofollow" onClick={press}>
      <Icon name="plus" />
      Add to shopping list
    </a>
  )
}

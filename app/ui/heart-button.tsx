import type { ReactNode } from 'react'
import type { Recipe, RecipeCardData } from '#domain/recipes/recipe.ts'
import { toSummary } from './favourite-records.ts'
import { toggleFavourite, updateFavourites, useFavourites } from './favourite-store.ts'
import { fetchRecipe } from './fetch-recipe.ts'
import { Icon } from './icon.tsx'
import { showToast } from './toast.ts'

/** The round heart of a card. It saves what the card knows at once and asks the server for the rest. */
export function HeartButton({ recipe }: { recipe: RecipeCardData }) {
  const add = () => {
    if (toggle(toSummary(recipe), 'Added to favourites')) void complete(recipe.id)
  }
  return <Heart className="icon-button heart" recipe={recipe} add={add} />
}

/** The heart of the recipe's own page, with the word beside it. */
export function FavouriteButton({ recipe }: { recipe: Recipe }) {
  return (
    <Heart
      className="button button--quiet button--small favourite-button"
      recipe={recipe}
      add={() => toggle(recipe, 'Added to favourites')}
    >
      Favourite
    </Heart>
  )
}

/** The heart of a saved recipe: it takes the recipe off the list. */
export function RemoveButton({ recipe }: { recipe: Recipe }) {
  const remove = () => toggle(recipe, 'Removed from favourites')
  return (
    <button className="icon-button heart heart--full" type="button" aria-label={`Remove ${recipe.title} from favourites`} onClick={remove}>
      <Icon name="heart" />
    </button>
  )
}

type HeartProps = { className: string; recipe: Pick<Recipe, 'id' | 'title'>; add: () => void; children?: ReactNode }

/** Its name stays what it is; that it is pressed says the rest. */
function Heart({ className, recipe: { id, title }, add, children }: HeartProps) {
  const saved = useFavourites()?.find((favourite) => favourite.id === id)
  const press = () => (saved ? toggle(saved, 'Removed from favourites') : add())
  return (
    <button className={className} type="button" aria-pressed={saved !== undefined} aria-label={`Favourite ${title}`} onClick={press}>
      <Icon name="heart" />
      {children}
    </button>
  )
}

function toggle(recipe: Recipe, words: string) {
  const isSaved = toggleFavourite(recipe)
  if (isSaved) showToast('success', words)
  return isSaved
}

async function complete(id: number) {
  const recipe = await fetchRecipe(id)
  if (typeof recipe === 'object') updateFavourites((stored) => stored.map((other) => (other.id === id ? recipe : other)))
}

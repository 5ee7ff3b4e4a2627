import type { ReactNode } from 'react'
import type { Recipe, RecipeCardData } from '#domain/recipes/recipe.ts'
import { toSummary } from './favourite-records.ts'
import { toggleFavourite, updateFavourites, useFavourites } from './favourite-store.ts'
import { fetchRecipe } from './fetch-recipe.ts'
import { Icon } from './icon.tsx'
import { showToast } from './toast.ts'

/** The heart of a card. Saves the card's data at once and fetches the rest from the server. */
export function HeartButton({ recipe }: { recipe: RecipeCardData }) {
  const add = () => {
    if (toggle(toSummary(recipe), 'Added to favourites')) void complete(recipe.id)
  }
  return <Heart className="icon-button heart" recipe={recipe} add={add} />
}

/** The heart on the recipe's page, with a label. */
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

/** The heart of a saved recipe: removes it from the list. */
export function RemoveButton({ recipe }: { recipe: Recipe }) {
  const remove = () => toggle(recipe, 'Removed from favourites')
  return (
    <button className="icon-button heart heart--full" type="button" aria-label={`Remove ${recipe.title} from favourites`} onClick={remove}>
      <Icon name="heart" />
    </button>
  )
}

type HeartProps = { className: string; recipe: Pick<Recipe, 'id' | 'title'>; add: () => void; children?: ReactNode }

/** The accessible name does not change; aria-pressed conveys the state. */
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

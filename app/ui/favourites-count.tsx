import { useFavourites } from './favourite-store.ts'

/** How many favourites are saved, for the header's button: nothing at none, and nothing until the page has started. */
export function FavouritesCount() {
  const count = useFavourites()?.length
  if (!count) return null
  return (
    <span className="favourites-count">
      {count}
      <span className="visually-hidden"> saved</span>
    </span>
  )
}

import { useFavourites } from './favourite-store.ts'

/** The number of favourites, on the header's button. Nothing for zero and before hydration. */
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

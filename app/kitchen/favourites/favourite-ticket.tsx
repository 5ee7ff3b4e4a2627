import { useState } from 'react'
import { RemoveButton } from '#app/ui/heart-button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { useOwnTools } from '#app/ui/reader-tools.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import { type Recipe, toSerial } from '#domain/recipes/recipe.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { useLoaded } from './use-loaded.ts'

type FavouriteTicketProps = {
  recipe: Recipe
  /** The recipe no longer exists, so the ticket opens the stored copy. */
  isGone: boolean
}

/** A saved recipe: picture, number, heart to remove it, title and summary. The whole ticket is clickable. */
export function FavouriteTicket({ recipe, isGone }: FavouriteTicketProps) {
  const { id, slug, title, short } = recipe
  const [isCopyOpen, setCopyOpen] = useState(false)
  const StoredRecipe = useLoaded(isGone, () => import('./stored-recipe.tsx'))?.StoredRecipe
  const ChangedNote = useLoaded('savedVersion' in recipe, () => import('./changed-note.tsx'))?.ChangedNote
  const [isCollecting, setCollecting] = useState(false)
  const CollectPanel = useLoaded(isCollecting, () => import('./collect-panel.tsx'))?.CollectPanel
  const tools = useOwnTools()
  const opener = (
    <button className="ticket__open" type="button" aria-haspopup="dialog" onClick={() => setCopyOpen(true)}>
      {title}
    </button>
  )
  return (
    <article className="hanging">
      <span className="clip" aria-hidden="true" />
      <div className="guest-check">
        <Picture picture={toPicture(recipe)} sizes="(min-width: 46rem) 24rem, calc(100vw - 4.25rem)" alt="" />
        <div className="guest-check__top">
          <span className="serial">{toSerial(id)}</span>
          {isGone ? <span className="tag">Off the menu</span> : null}
          <RemoveButton recipe={recipe} />
        </div>
        <h2>{isGone ? opener : <Link to={toRecipePath(slug)}>{title}</Link>}</h2>
        {tools ? <tools.TicketMark recipe={recipe} /> : null}
        <p>{short}</p>
        <button className="text-button ticket__collect" type="button" aria-haspopup="dialog" onClick={() => setCollecting(true)}>
          Add to collection<span className="visually-hidden"> {title}</span>
        </button>
        {ChangedNote ? <ChangedNote recipe={recipe} /> : null}
      </div>
      {isCollecting && CollectPanel ? <CollectPanel recipe={recipe} onClose={() => setCollecting(false)} /> : null}
      {isCopyOpen && StoredRecipe ? (
        <StoredRecipe recipe={recipe} note="Off the menu: this is the copy saved in your browser." onClose={() => setCopyOpen(false)} />
      ) : null}
    </article>
  )
}

// Favourites don't store sizes. Tickets crop every picture to the same shape, so these only reserve the space.
function toPicture({ image, imageAlt }: Recipe) {
  const name = pictureName(image)
  return name ? { name, width: 1200, height: 900, alt: imageAlt ?? '' } : null
}

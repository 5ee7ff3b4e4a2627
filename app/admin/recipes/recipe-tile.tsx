import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TypeTag } from '#app/ui/recipe-card.tsx'
import type { Picture as PictureData } from '#domain/pictures/picture-variants.ts'
import type { PublicationState } from '#domain/publication/publication.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { StateTag } from '../publication/state-tag.tsx'

export type TileRecipe = Pick<Recipe, 'id' | 'slug' | 'title' | 'short' | 'type'> & {
  picture: PictureData | null
  calories: number
  /** Of the owner's recipes; `time` is when it was or will be published, in words. */
  state?: PublicationState
  time?: string
  /** Whether it is not the admin's to change. */
  isOthers?: boolean
}

type RecipeTileProps = { recipe: TileRecipe; headingLevel: 'h2' | 'h3'; box?: ReactNode; children: ReactNode }

/** A recipe in the manager: picture, title, short text, calories; `children` are its buttons, `box` what chooses it for bulk changes. */
export function RecipeTile({ recipe, headingLevel: Heading, box, children }: RecipeTileProps) {
  const { slug, title, short, type, picture, calories, state = 'published', time } = recipe
  const name = title || 'Untitled'
  return (
    <article className="card recipe-tiles__card">
      {box}
      <Picture picture={picture} sizes="(min-width: 56.25rem) 20rem, 46vw" alt="" />
      <div className="recipe-tiles__body">
        <Heading>{state === 'published' ? <Link to={toRecipePath(slug)}>{name}</Link> : name}</Heading>
        <StateTag state={state} time={time} />
        <p>{short}</p>
        <div className="recipe-tiles__calories">
          <span>{calories.toLocaleString('en-US')} kcal</span>
          {type ? <TypeTag type={type} /> : null}
        </div>
        {children ? <div className="recipe-tiles__actions">{children}</div> : null}
      </div>
    </article>
  )
}

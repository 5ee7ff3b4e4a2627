import { Link } from '#app/ui/link.tsx'
import { type RecipeCardData, type RecipeType, typeLabels } from '#domain/recipes/recipe.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { HeartButton } from './heart-button.tsx'
import { Drawing } from './icon.tsx'
import { Picture } from './picture.tsx'
import { useOwnTools } from './reader-tools.ts'

const flame = 'M12 3q1 4 4 6.5t3 5.5a1 1 0 0 1-14 0 5 5 0 0 1 1-3 1 1 0 0 0 5 0c0-2-1.5-3-1.5-5q0-2 2.5-4'
const crown =
  'M11.562 3.266a.5.5 0 0 1 .876 0L15.39 8.87a1 1 0 0 0 1.516.294L21.183 5.5a.5.5 0 0 1 .798.519l-2.834 10.246a1 1 0 0 1-.956.734H5.81a1 1 0 0 1-.957-.734L2.02 6.02a.5.5 0 0 1 .798-.519l4.276 3.664a1 1 0 0 0 1.516-.294zM5 21h14'

type CardSize = 'lead' | 'side' | 'wide'

type RecipeCardProps = {
  card: RecipeCardData
  /** Default: a third of the row. */
  size?: CardSize
  /** The card at the top of a page: its picture is loaded eagerly. */
  first?: boolean
  /** A note of the list about this recipe. */
  note?: string
}

const drawnWidths: Record<CardSize, string> = {
  lead: '(min-width: 56.25rem) 46rem, calc(100vw - 2.25rem)',
  side: '(min-width: 56.25rem) 32rem, (min-width: 38.75rem) 46vw, calc(100vw - 2.25rem)',
  wide: '(min-width: 56.25rem) 53rem, calc(100vw - 2.25rem)',
}

const usualWidth = '(min-width: 56.25rem) 26rem, (min-width: 38.75rem) 46vw, calc(100vw - 2.25rem)'

/** A recipe's card: number, tag, picture, title, summary and heart. The whole card is clickable. */
export function RecipeCard({ card, size, first = false, note }: RecipeCardProps) {
  const { id, slug, title, short, type, picture, facts, rating, marks } = card
  const tools = useOwnTools()
  const path = toRecipePath(slug)
  return (
    <article className={`recipe-card${size ? ` recipe-card--${size}` : ''}`} data-fits={marks.fits}>
      <div className="recipe-card__picture">
        <Picture picture={picture} sizes={size ? drawnWidths[size] : usualWidth} first={first} alt="" />
        {tools ? <tools.Mark marks={marks} /> : null}
      </div>
      {type ? <TypeTag type={type} /> : null}
      <HeartButton recipe={card} />
      <div className="recipe-card__body">
        <span className={id > 99 ? 'numeral numeral--long' : 'numeral'} aria-hidden="true">
          {id}
        </span>
        <div className="recipe-card__text">
          <h3>
            <Link to={path} viewTransition>
              {title}
            </Link>
          </h3>
          <p>{short}</p>
          {facts || rating ? (
            <p className="recipe-card__facts">
              {facts}{' '}
              {rating ? (
                <b aria-label={rating.label} role="img">
                  {rating.shown}
                </b>
              ) : null}
            </p>
          ) : null}
          {note ? <p className="recipe-card__note">{note}</p> : null}
          <Link className="button button--small button--underlined" to={path} viewTransition aria-label={`View Recipe: ${title}`}>
            View Recipe
          </Link>
        </div>
      </div>
    </article>
  )
}

/** The tag of a trending or top-selling recipe. */
export function TypeTag({ type }: { type: RecipeType }) {
  return (
    <span className={type === 'top-seller' ? 'tag tag--top' : 'tag'}>
      <Drawing path={type === 'top-seller' ? crown : flame} />
      {typeLabels[type]}
    </span>
  )
}

import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { CollectionCardData } from '#core/collections/browse-collections.ts'
import { toCollectionPath } from '#domain/collections/collection.ts'
import { countOf } from '#domain/text/count-of.ts'

const drawnWidth = '(min-width: 56.25rem) 26rem, (min-width: 38.75rem) 46vw, calc(100vw - 2.25rem)'

/** Collections as cards, each clickable as a whole. */
export function CollectionCards({ cards, isFirst = false }: { cards: CollectionCardData[]; isFirst?: boolean }) {
  return (
    <div className="recipe-grid">
      {cards.map(({ slug, title, summary, count, picture }, index) => (
        <article key={slug} className="recipe-card collection-card">
          <div className="recipe-card__picture">
            <Picture picture={picture} sizes={drawnWidth} first={isFirst && index === 0} alt="" />
          </div>
          <div className="recipe-card__text">
            <h3>
              <Link to={toCollectionPath(slug)}>{title}</Link>
            </h3>
            {summary ? <p>{summary}</p> : null}
            <p className="recipe-card__note">{countOf(count, 'recipe')}</p>
          </div>
        </article>
      ))}
    </div>
  )
}

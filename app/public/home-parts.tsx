import { HiddenCount } from '#app/ui/hidden-count.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { RecipeCard } from '#app/ui/recipe-card.tsx'
import { RecipeRow } from '#app/ui/recipe-row.tsx'
import { StarRow } from '#app/ui/star-row.tsx'
import type { CollectionCardData } from '#core/collections/browse-collections.ts'
import type { LatestReview } from '#core/recipes/home-recipes.ts'
import type { RecipeCardData } from '#domain/recipes/recipe.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { CollectionCards } from './collections/collection-card.tsx'
import { KitchenForm } from './cook-with/kitchen-form.tsx'

/** The form that leads to `/cook-with`. */
export function CookWithStrip() {
  return (
    <section className="section cook-strip" aria-labelledby="cook-strip" data-live="">
      <div className="wrap">
        <h2 id="cook-strip">What can I cook with…</h2>
        <KitchenForm />
      </div>
    </section>
  )
}

/** Recipes that take at most half an hour; nothing if there are none. */
export function QuickRecipes({ cards }: { cards: RecipeCardData[] }) {
  return (
    <RecipeRow name="quick" title="Under 30 Minutes" cards={cards} isCompact>
      <Link className="read-more" to="/recipes?time=30">
        All quick recipes <Icon name="arrow-right" />
      </Link>
    </RecipeRow>
  )
}

type OfThisWeek = { collection: CollectionCardData | undefined; seasonal: RecipeCardData | undefined; review: LatestReview | undefined }

/** What changes with the week and with new reviews; nothing if there is none of it. */
export function ThisWeek({ collection, seasonal, review }: OfThisWeek) {
  if (!collection && !seasonal && !review) return null
  return (
    <section className="section this-week" aria-labelledby="this-week">
      <div className="wrap">
        <div className="section-head">
          <h2 id="this-week">This Week at the Counter</h2>
        </div>
        <div className="this-week__parts">
          {collection ? (
            <div>
              <h3>This week’s collection</h3>
              <CollectionCards cards={[collection]} />
            </div>
          ) : null}
          {seasonal ? (
            <div className="seasonal" data-fits={seasonal.marks.fits}>
              <h3>In season</h3>
              <RecipeCard card={seasonal} />
            </div>
          ) : null}
          {review ? (
            <figure className="form-panel">
              <h3>Latest review</h3>
              <StarRow rating={review.stars} />
              <blockquote>{review.text}</blockquote>
              <figcaption>
                {review.name} on <Link to={`${toRecipePath(review.recipe.slug)}#reviews`}>{review.recipe.title}</Link>
              </figcaption>
            </figure>
          ) : null}
        </div>
        {seasonal ? <HiddenCount cards={[seasonal]} /> : null}
      </div>
    </section>
  )
}

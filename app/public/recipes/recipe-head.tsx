import { isLong } from '#app/public/is-long.ts'
import { AuthorNames } from '#app/ui/author-names.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { copyLink } from '#app/ui/copy-text.ts'
import { FavouriteButton } from '#app/ui/heart-button.tsx'
import { Drawing, Icon } from '#app/ui/icon.tsx'
import { LongDate } from '#app/ui/long-date.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { useOwnTools } from '#app/ui/reader-tools.ts'
import { TypeTag } from '#app/ui/recipe-card.tsx'
import { StarRow } from '#app/ui/star-row.tsx'
import type { ReviewSummary } from '#domain/comments/review.ts'
import type { Picture as PictureData } from '#domain/pictures/picture-variants.ts'
import { type Recipe, type RecipeCardData, toDuration } from '#domain/recipes/recipe.ts'
import type { BylinePart } from '#domain/terms/bylines.ts'
import { countOf } from '#domain/text/count-of.ts'
import { type Portions, toPortionsText } from './portions.ts'
import { CookButton, PrintButton } from './recipe-buttons.tsx'
import type { RecipeView } from './use-recipe-view.ts'

const home = { label: 'Home', to: '/' }
const menu = { label: 'Recipe', to: '/recipes' }

/** When a recipe was published and last revised, as days in the site's time zone. */
export type RecipeDays = { published: string | undefined; updated: string | undefined }

type RecipeHeadProps = {
  recipe: Recipe
  days: RecipeDays
  picture: PictureData | null
  marks: RecipeCardData['marks']
  view: RecipeView
  rating: ReviewSummary | undefined
  byline: BylinePart[]
  isDraft: boolean
  isPreview: boolean
  siteUrl: string
}

/** The head of a recipe: title, number, summary and facts next to the picture. */
export function RecipeHead({ recipe, days, picture, marks, view, rating, byline, isDraft, isPreview, siteUrl }: RecipeHeadProps) {
  const { id, title, short, type } = recipe
  const tools = useOwnTools()
  return (
    <div className="wrap recipe-head">
      <div className="recipe-head__picture">
        <Picture picture={picture} sizes="(min-width: 56.25rem) 75vw, 100vw" first />
        {tools ? <tools.Mark marks={marks} /> : null}
      </div>
      <div className="recipe-head__text">
        <Breadcrumbs trail={[home, menu, { label: title }]} />
        <h1 className={isLong(title, { letters: 36, word: 13 }) ? 'recipe-head__title--long' : undefined}>{title}</h1>
        <div className="tagline">
          <span className="display">{`No. ${id}`}</span>
          {type ? <TypeTag type={type} /> : null}
          {rating ? <RatingLink summary={rating} /> : null}
        </div>
        <p className="lead">{short}</p>
        <Byline days={days} parts={byline} areLinks={!isDraft && !isPreview} />
        <Facts recipe={recipe} portions={view.portions} />
        <RecipeTools
          recipe={recipe}
          view={view}
          hasPicture={picture !== null || hasStepPictures(recipe)}
          isPreview={isPreview}
          siteUrl={siteUrl}
        />
      </div>
    </div>
  )
}

function hasStepPictures({ stepExtras = [] }: Recipe) {
  return stepExtras.some(({ image }) => image)
}

/** The average rating, linking to the reviews. */
function RatingLink({ summary: { average, count } }: { summary: ReviewSummary }) {
  return (
    <a className="rating-link" href="#reviews">
      <StarRow rating={average} />
      <span>{countOf(count, 'review')}</span>
    </a>
  )
}

type BylineProps = { days: RecipeDays; parts: BylinePart[]; areLinks: boolean }

function Byline({ days: { published, updated }, parts, areLinks }: BylineProps) {
  if (parts.length === 0 && !published && !updated) return null
  return (
    <p className="byline recipe-head__byline">
      <AuthorNames parts={parts} areLinks={areLinks} />
      {published ? <RecipeDate label="Published" stored={published} /> : null}
      {updated ? <RecipeDate label="Updated" stored={updated} /> : null}
    </p>
  )
}

function RecipeDate({ label, stored }: { label: string; stored: string }) {
  return (
    <span>
      {label} <LongDate stored={stored} />
    </span>
  )
}

function Facts({ recipe: { totalMinutes, nutritionalValues }, portions }: { recipe: Recipe; portions: Portions }) {
  const isScaled = portions.shown !== portions.written
  const { calories } = nutritionalValues
  const facts = [
    { label: 'Time', value: totalMinutes && toDuration(totalMinutes) },
    { label: 'Serves', value: portions.name === 'servings' && portions.shown },
    { label: 'Amounts', value: portions.name === 'batches' && isScaled && toPortionsText('batches', portions.shown) },
    { label: 'Calories', value: calories !== undefined && `${calories} kcal` },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <dl className="recipe-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type RecipeToolsProps = { recipe: Recipe; view: RecipeView; hasPicture: boolean; isPreview: boolean; siteUrl: string }

/**
 * Cook mode, favourite, share and print buttons; an unsaved recipe can't be saved or shared. The style sheet hides them without JavaScript.
 */
function RecipeTools({ recipe, view: { shown, address }, hasPicture, isPreview, siteUrl }: RecipeToolsProps) {
  return (
    <div className="recipe-tools">
      <a className="button button--small" href="#recipe">
        <Icon name="arrow-down" />
        Jump to recipe
      </a>
      <CookButton key={recipe.id} recipe={recipe} shown={shown} />
      {isPreview ? null : <FavouriteButton recipe={recipe} />}
      {/* They wrap together, so that none ends up alone in a row. */}
      <div className="recipe-tools__pair">
        <PrintButton hasPicture={hasPicture} link={isPreview ? undefined : `${siteUrl}${address}`} />
        {isPreview ? null : <ShareButton recipe={recipe} address={address} />}
      </div>
    </div>
  )
}

const shareMark =
  'M21 5a3 3 0 1 1-6 0 3 3 0 0 1 6 0M9 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0m12 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0M8.59 13.51l6.83 3.98m-.01-10.98-6.82 3.98'

/** Shares the recipe as shown: `address` includes its servings and units. */
function ShareButton({ recipe, address }: { recipe: Recipe; address: string }) {
  return (
    <button className="button button--quiet button--small" type="button" onClick={() => share(recipe, address)}>
      <Drawing path={shareMark} />
      Share
    </button>
  )
}

/** Uses the device's share dialog if available, else copies the link. Cancelling the dialog is not a failure. */
async function share({ title, short }: Recipe, address: string) {
  const url = location.origin + address
  try {
    if (navigator.share) return await navigator.share({ title, text: short, url })
  } catch (error) {
    if ((error as Error).name === 'AbortError') return
  }
  await copyLink(url)
}

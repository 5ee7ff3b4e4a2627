import { type ComponentType, useEffect, useState } from 'react'
import { data, redirect } from 'react-router'
import { keepTyped } from '#app/client/keep-typed.ts'
import { previewed, requestFacts, services } from '#app/context.ts'
import type { FormAnswer } from '#app/form-answers.ts'
import { KitchenPanel } from '#app/kitchen/my-kitchen/kitchen-panel.tsx'
import { readSettings, readShownTimeZone, withOutageFallback } from '#app/outage.ts'
import { Questions, UnsentQuestion } from '#app/public/comments/question-list.tsx'
import { withReviewForm } from '#app/public/comments/read-review-form.ts'
import { readReviews } from '#app/public/comments/read-reviews.ts'
import { UnsentReview } from '#app/public/comments/review-form.tsx'
import { Reviews } from '#app/public/comments/review-list.tsx'
import { takeQuestion, takeReview } from '#app/public/comments/take-opinion.ts'
import { toErrorHead } from '#app/public/error-words.ts'
import { draftHeaders } from '#app/public/loader-headers.ts'
import { PageError } from '#app/public/page-error.tsx'
import { pageMeta } from '#app/public/page-meta.ts'
import { toPreviewHead } from '#app/public/preview-head.ts'
import { toRecipeData } from '#app/public/structured-data.ts'
import { withDays } from '#app/public/with-days.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { RecipeRow } from '#app/ui/recipe-row.tsx'
import type { Database } from '#core/database/database.ts'
import { findNewsletterSettings } from '#core/newsletter/newsletter-setting-rows.ts'
import { describePictures } from '#core/pictures/describe-pictures.ts'
import { findDraftRecipe } from '#core/publication/publication-rows.ts'
import { findCanonicalRecipeSlug, findRecipeBySlug, listRelatedRecipes } from '#core/recipes/browse-recipes.ts'
import { openMarks } from '#core/recipes/known-marks.ts'
import { toRecipeCards } from '#core/recipes/recipe-cards.ts'
import { showRecipe } from '#core/recipes/show-recipe.ts'
import { draftParam, pageParam, servingsParam, unitsParam } from '#domain/http/query-params.ts'
import { type Shared, toPinAttributes, toPinMedia } from '#domain/links/share-links.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { toShownDay } from '#domain/publication/site-time.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toRecipeFiles, toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { linkAuthors } from '#domain/terms/bylines.ts'
import { toTermLinks } from '#domain/terms/term-links.ts'
import type { Route } from './+types/recipe-detail.ts'
import { Ingredients } from './ingredients.tsx'
import { renderPhotos } from './photos/render-photos.tsx'
import { toPortions, toPortionsFactor } from './portions.ts'
import { RecipeFigures } from './recipe-figures.tsx'
import { type RecipeDays, RecipeHead } from './recipe-head.tsx'
import { renderNotes } from './render-notes.tsx'
import { Steps } from './steps.tsx'
import { useLights } from './use-lights.ts'
import { useRecipeView } from './use-recipe-view.ts'

/** The recipe at this address, in the servings and units of the query. Another spelling of a slug redirects to the canonical one. */
export async function loader({ params: { slug = '' }, request, context }: Route.LoaderArgs) {
  const { page, draft, ...query } = readQuery(
    { request, context },
    { page: pageParam, draft: draftParam, servings: servingsParam, batches: servingsParam, units: unitsParam },
  )
  const { db, mailer, siteUrl } = context.get(services)
  const typed = context.get(previewed).recipe
  const hidden = typed ?? (draft && (await findDraftRecipe(db, draft)))
  const recipe = hidden || (await findRecipeBySlug(db, slug))
  if (!recipe) throw await moveOrNotFound(db, slug, new URL(request.url).search)
  const [[picture = null, poster = null], related, reviews, readMarks] = await Promise.all([
    describePictures(db, [{ reference: recipe.image, alt: recipe.imageAlt }, { reference: recipe.videoPoster }]),
    listRelatedRecipes(db, recipe.id, 3),
    hidden ? undefined : readReviews(context, recipe.id, page),
    openMarks(db),
  ])
  const settings = await readSettings(context)
  const canMail = !hidden && (await withOutageFallback(context, 'Error fetching mail settings', mailer.mail.isReady, false))
  const newsletter = await withOutageFallback(context, 'Error fetching the newsletter', () => findNewsletterSettings(db), undefined)
  const display = { factor: toPortionsFactor(toPortions(recipe, query)), units: query.units ?? ('original' as const) }
  const timeZone = await readShownTimeZone(context)
  const structuredData = typed ? [] : toRecipeData({ siteUrl, timeZone }, recipe, { picture, poster }, reviews)
  const { title, short: description, keywords, publishedAt = recipe.createdAt } = recipe
  const head = { title, description, keywords, picture, type: 'article' as const, publishedAt, noIndex: Boolean(hidden) }
  const shared = toShared(recipe, { siteUrl, picture })
  const shown = {
    recipe,
    picture: picture && { ...picture, pin: toPinAttributes(shared) },
    marks: readMarks(recipe),
    related: await withOutageFallback(context, 'Error fetching recipes', () => toRecipeCards(db, related), []),
    days: toDays(recipe, timeZone),
    reviews: reviews && renderPhotos(toShownReviews(reviews, timeZone), recipe.title),
    siteUrl,
    shown: showRecipe(recipe, display),
    terms: toTermLinks(recipe),
    byline: linkAuthors(recipe.author),
    stepPictures: await readStepPictures(db, recipe),
    notes: renderNotes(recipe, {
      picture: poster ?? picture,
      player: typed ? undefined : toPlayerPath(recipe, hidden ? draft : undefined),
      settings,
      shared: hidden ? undefined : shared,
      canMail,
      newsletter,
    }),
    structuredData,
    head: typed ? toPreviewHead(head) : head,
    isDraft: Boolean(hidden) && !typed,
    isPreview: typed !== undefined,
  }
  return hidden ? data(shown, { headers: draftHeaders }) : shown
}

export { passLoaderHeaders as headers } from '#app/public/loader-headers.ts'

/** Accepts a review or a question. */
export async function action({ params: { slug = '' }, request, context }: Route.ActionArgs) {
  const { address } = context.get(requestFacts)
  return withReviewForm(request, { uploads: context.get(services).uploads, address }, async (posted) =>
    posted.fields.form === 'question' ? takeQuestion(posted.fields, context, slug) : takeReview(posted, context, slug),
  )
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepTyped<FormAnswer>({ request, serverAction })
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return pageMeta(args, toErrorHead(args.error, 'This recipe can’t be shown right now.'))
  return pageMeta(args, args.loaderData.head)
}

export default function RecipeDetail({
  loaderData: { recipe, days, picture, marks, related, reviews, siteUrl, shown, stepPictures, notes, terms, byline, isDraft, isPreview },
}: Route.ComponentProps) {
  const view = useRecipeView(recipe, shown)
  const lights = useLights(view.shown)
  const [Viewer, setViewer] = useState<ComponentType>()
  // Without it, the links lead to the pictures.
  useEffect(() => void import('./photos/photo-viewer.tsx').then((loaded) => setViewer(() => loaded.PhotoViewer)).catch(() => {}), [])
  return (
    <>
      {isDraft ? <p className="draft-notice">This is a draft.</p> : null}
      <article className="recipe">
        <RecipeHead {...{ recipe, days, picture, marks, view, byline, isDraft, isPreview, siteUrl }} rating={reviews?.summary} />
        <div className="rail" aria-hidden="true" />
        {/* Keeps the bar within the recipe: over the head it would cover buttons. */}
        <div>
          <div className="wrap recipe-body" id="recipe">
            <Ingredients recipe={recipe} view={view} lights={lights} isPublic={!isDraft && !isPreview} />
            <Steps recipe={recipe} shown={view.shown} lights={lights} pictures={stepPictures} notes={notes} />
            <p className="visually-hidden" role="status">
              {lights.words}
            </p>
          </div>
          <RecipeFigures recipe={recipe} terms={terms} portions={view.portions} yieldText={view.shown.yieldText} />
          <RecipeBar recipe={recipe} />
        </div>
        {isPreview ? null : <p className="recipe__address">{`${toShortOrigin(siteUrl)}${view.address}`}</p>}
      </article>
      {isDraft || isPreview ? null : <KitchenPanel recipe={recipe} portions={view.portions} />}
      {reviews === undefined ? null : <Reviews reviews={reviews} address={view.address} />}
      {reviews === undefined ? null : <Questions questions={reviews?.questions ?? null} address={view.address} />}
      {Viewer ? <Viewer /> : null}
      <RecipeRow name="related" title="You might also like" cards={related} />
    </>
  )
}

/** The dates shown for a recipe. Edits before publication don’t count as a revision. */
function toDays({ createdAt, publishedAt = createdAt, updatedAt }: Recipe, timeZone: string): RecipeDays {
  const [published, updated] = [toShownDay(publishedAt, timeZone), toShownDay(updatedAt, timeZone)]
  return { published, updated: updated && updated > (published ?? '') ? updated : undefined }
}

type ReadReviews = NonNullable<Awaited<ReturnType<typeof readReviews>>>

function toShownReviews({ list, questions, gallery, summary }: ReadReviews, timeZone: string) {
  return {
    summary,
    list: { ...list, entries: withDays(list.entries, timeZone) },
    questions: { ...questions, entries: withDays(questions.entries, timeZone) },
    gallery: withDays(gallery, timeZone),
  }
}

/** On phones, links at the bottom edge of the screen to what is needed while cooking. */
function RecipeBar({ recipe: { steps } }: { recipe: Recipe }) {
  return (
    <nav className="recipe-bar" aria-label="This recipe">
      <a href="#recipe">Ingredients</a>
      <a href="#method">Method</a>
      {steps.length > 0 ? (
        <a className="recipe-bar__cook" href="#cook" data-live="">
          Cook
        </a>
      ) : null}
    </nav>
  )
}

/** If the recipe can't be read after a review or question about it was refused, shows the form with the typed text. */
export function ErrorBoundary({ params: { slug = '' }, actionData }: Route.ErrorBoundaryProps) {
  if (!actionData || actionData.sent) return <PageError />
  return actionData.form === 'question' ? <UnsentQuestion slug={slug} /> : <UnsentReview slug={slug} />
}

/** What a recipe shares. */
function toShared({ slug, title, short, pinText }: Recipe, { siteUrl, picture }: { siteUrl: string; picture: Picture | null }): Shared {
  const address = `${siteUrl}${toRecipePath(slug)}`
  return { address, title, text: short, pinText, media: toPinMedia(picture, { siteUrl, address }) }
}

/** The site's address as people type it. */
function toShortOrigin(siteUrl: string) {
  return siteUrl.replace(/^https?:\/\//, '')
}

function toPlayerPath({ slug }: Recipe, draft: string | undefined) {
  return `${toRecipeFiles(slug).player}${draft ? `?draft=${draft}` : ''}`
}

/** The pictures of the steps, by index; null for a step without one. */
function readStepPictures(db: Database, { stepExtras = [] }: Recipe) {
  return describePictures(
    db,
    stepExtras.map(({ image, imageAlt = '' }) => ({ reference: image, alt: imageAlt })),
  )
}

async function moveOrNotFound(db: Database, typed: string, search: string) {
  const slug = await findCanonicalRecipeSlug(db, typed)
  return slug ? redirect(`${toRecipePath(slug)}${search}`, 301) : notFound()
}

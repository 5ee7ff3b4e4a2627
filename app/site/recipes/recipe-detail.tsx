import { redirect } from 'react-router'
import { keepTyped } from '#app/client/keep-typed.ts'
import { services } from '#app/context.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { toErrorHead } from '#app/site/error-words.ts'
import { PageError } from '#app/site/page-error.tsx'
import { pageMeta } from '#app/site/page-meta.ts'
import { toRecipeData } from '#app/site/structured-data.ts'
import type { FormAnswer } from '#app/site/submit-form.ts'
import { RecipeCard } from '#app/ui/recipe-card.tsx'
import { pageParam } from '#domain/query-params.ts'
import { asWritten } from '#domain/reading/display.ts'
import { showIngredient } from '#domain/reading/show-ingredient.ts'
import type { RecipeCardData } from '#domain/recipe.ts'
import { findCanonicalRecipeSlug, findRecipeBySlug, listRelatedRecipes } from '#operations/browse-recipes.ts'
import { describePictures } from '#operations/describe-pictures.ts'
import { toRecipeCards } from '#operations/recipe-cards.ts'
import type { Database } from '#storage/database.ts'
import type { Route } from './+types/recipe-detail.ts'
import { Ingredients } from './ingredients.tsx'
import { RecipeFigures } from './recipe-figures.tsx'
import { RecipeHead } from './recipe-head.tsx'
import { readReviews } from './reviews/read-reviews.ts'
import { Reviews } from './reviews/reviews.tsx'
import { takeReview } from './reviews/take-review.ts'
import { UnsentReview } from './reviews/unsent-review.tsx'
import { Steps } from './steps.tsx'

/** The recipe at this address. A looser spelling of one moves to it for good. */
export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const { page } = readQuery({ request, context }, { page: pageParam })
  const { db, siteUrl } = context.get(services)
  const recipe = await findRecipeBySlug(db, slug)
  if (!recipe) throw await moveOrNotFound(db, slug, new URL(request.url).search)
  const [[picture = null], related, reviews] = await Promise.all([
    describePictures(db, [{ reference: recipe.image, alt: recipe.imageAlt }]),
    listRelatedRecipes(db, recipe, 3),
    readReviews(context, recipe.id, page),
  ])
  const lines = recipe.ingredients.map((line) => showIngredient(line, asWritten))
  const structuredData = toRecipeData(siteUrl, recipe, picture, reviews)
  return {
    recipe,
    lines,
    picture,
    related: await toRecipeCards(db, related),
    reviews,
    address: `${siteUrl}/recipes/${recipe.slug}`,
    structuredData,
  }
}

/** Takes a reader's review. */
export function action({ params: { slug }, request, context }: Route.ActionArgs) {
  return takeReview(request, context, slug)
}

/** Keeps the typed text when the network fails. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepTyped<FormAnswer>({ request, serverAction })
}

/** What the head says of a recipe: its own summary, picture and keywords. */
export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return pageMeta(args, toErrorHead(args.error, 'This recipe can’t be shown right now.'))
  const { recipe, picture } = args.loaderData
  return pageMeta(args, {
    title: recipe.title,
    description: recipe.short,
    keywords: recipe.keywords,
    picture,
    type: 'article',
    publishedAt: recipe.createdAt,
  })
}

/** One recipe: what it is, what goes in, how it is made, and what to cook next. */
export default function RecipeDetail({ loaderData: { recipe, lines, picture, related, reviews, address } }: Route.ComponentProps) {
  return (
    <>
      <article className="recipe">
        <RecipeHead recipe={recipe} picture={picture} rating={reviews?.summary} />
        <div className="rail" aria-hidden="true" />
        <div className="wrap recipe-body" id="recipe">
          <Ingredients recipe={recipe} lines={lines} />
          <Steps steps={recipe.steps} />
        </div>
        <RecipeFigures recipe={recipe} />
        <p className="recipe__address">{address}</p>
      </article>
      <Reviews reviews={reviews} slug={recipe.slug} />
      <SameAppetite related={related} />
    </>
  )
}

/** When the recipe can't be shown but a review of it was just refused, its text is what matters most. */
export function ErrorBoundary({ params: { slug }, actionData }: Route.ErrorBoundaryProps) {
  return actionData && !actionData.sent ? <UnsentReview slug={slug} /> : <PageError />
}

function SameAppetite({ related }: { related: RecipeCardData[] }) {
  if (related.length === 0) return null
  return (
    <section className="section related" aria-labelledby="related">
      <div className="wrap">
        <div className="section-head">
          <h2 id="related">Same appetite</h2>
        </div>
        <div className="recipe-row">
          {related.map((card) => (
            <RecipeCard key={card.id} card={card} />
          ))}
        </div>
      </div>
    </section>
  )
}

async function moveOrNotFound(db: Database, typed: string, search: string) {
  const slug = await findCanonicalRecipeSlug(db, typed)
  return slug ? redirect(`/recipes/${encodeURIComponent(slug)}${search}`, 301) : notFound()
}

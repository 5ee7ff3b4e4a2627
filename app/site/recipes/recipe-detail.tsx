import { redirect } from 'react-router'
import { services } from '#app/context.ts'
import { notFound } from '#app/responses.ts'
import { pageMeta } from '#app/site/page-meta.ts'
import { readRecipeData } from '#app/site/structured-data.ts'
import { RecipeCard } from '#app/ui/recipe-card.tsx'
import type { RecipeCardData } from '#domain/recipe.ts'
import { findCanonicalRecipeSlug, findRecipeBySlug, listRelatedRecipes } from '#operations/browse-recipes.ts'
import { describePictures } from '#operations/describe-pictures.ts'
import { toRecipeCards } from '#operations/recipe-cards.ts'
import type { Database } from '#storage/database.ts'
import type { Route } from './+types/recipe-detail.ts'
import { Ingredients } from './ingredients.tsx'
import { RecipeFigures } from './recipe-figures.tsx'
import { RecipeHead } from './recipe-head.tsx'
import { Steps } from './steps.tsx'

/** The recipe at this address. A looser spelling of one moves to it for good. */
export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const { db, siteUrl } = context.get(services)
  const recipe = await findRecipeBySlug(db, slug)
  if (!recipe) throw await moveOrNotFound(db, slug, new URL(request.url).search)
  const [[picture = null], related] = await Promise.all([
    describePictures(db, [{ reference: recipe.image, alt: recipe.imageAlt }]),
    listRelatedRecipes(db, recipe, 3),
  ])
  const structuredData = await readRecipeData(context, recipe, picture)
  return { recipe, picture, related: await toRecipeCards(db, related), address: `${siteUrl}/recipes/${recipe.slug}`, structuredData }
}

/** What the head says of a recipe: its own summary, picture and keywords. */
export function meta(args: Route.MetaArgs) {
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
export default function RecipeDetail({ loaderData: { recipe, picture, related, address } }: Route.ComponentProps) {
  return (
    <>
      <article className="recipe">
        <RecipeHead recipe={recipe} picture={picture} />
        <div className="rail" aria-hidden="true" />
        <div className="wrap recipe-body" id="recipe">
          <Ingredients recipe={recipe} />
          <Steps steps={recipe.steps} />
        </div>
        <RecipeFigures recipe={recipe} />
        <p className="recipe__address">{address}</p>
      </article>
      <SameAppetite related={related} />
    </>
  )
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

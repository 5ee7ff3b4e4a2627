import { adminMeta } from '#app/admin/admin-meta.ts'
import { ListBody } from '#app/admin/list-notes.tsx'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { checkRecipes } from '#core/recipes/check-recipes.ts'
import { pageParam } from '#domain/http/query-params.ts'
import { countOf } from '#domain/text/count-of.ts'
import type { Route } from './+types/recipe-health-page.ts'
import { HealthCard } from './health-card.tsx'

/** One page of public recipes with their findings; null when they could not be read. */
export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const { page } = readQuery({ request, context }, { page: pageParam })
  const recipes = await withOutageFallback(context, 'Error fetching recipes', () => checkRecipes(context.get(services).db, page), null)
  if (recipes === undefined) throw notFound()
  return { recipes }
}

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Recipe health')
}

/** What each recipe lacks or gets wrong, with links to the fields that fix it. */
export default function RecipeHealth({ loaderData: { recipes } }: Route.ComponentProps) {
  return (
    <>
      <div className="admin-work__head">
        <h1>Recipe health</h1>
        {recipes ? <span className="admin-work__count">{toCount(recipes.total)}</span> : null}
      </div>
      <p className="health-words">
        What search engines and recipe apps need, and what doesn’t add up. “Required” items keep a recipe out of rich search results;
        “Suggested” ones are up to you.
      </p>
      <ListBody list={recipes} many="recipes" icon="pot" nothing="No recipes added yet.">
        {({ entries }) => (
          <div className="health-cards">
            {entries.map((recipe) => (
              <HealthCard key={recipe.id} recipe={recipe} />
            ))}
          </div>
        )}
      </ListBody>
    </>
  )
}

function toCount(total: number) {
  return `${countOf(total, 'recipe')} on the site`
}

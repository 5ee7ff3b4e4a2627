import { useNavigate } from 'react-router'
import { z } from 'zod'
import { services } from '#app/context.ts'
import { useLoaded } from '#app/kitchen/favourites/use-loaded.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import { toPortions, toPortionsFactor, toPortionsText } from '#app/public/recipes/portions.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { Link } from '#app/ui/link.tsx'
import { findRecipeBySlug } from '#core/recipes/browse-recipes.ts'
import { servingsParam, unitsParam } from '#domain/http/query-params.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { type ShoppingAisle, toShoppingList } from '#domain/shopping/make-shopping-list.ts'
import type { Route } from './+types/shopping-list.ts'
import type { ListedRecipe } from './shopping-records.ts'

/** What one recipe needs, if the query names one: a list for printing, which needs no script. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readQuery(
    { request, context },
    { recipe: z.string().max(300).optional(), servings: servingsParam, batches: servingsParam, units: unitsParam },
  )
  if (!query.recipe) return null
  const recipe = await findRecipeBySlug(context.get(services).db, query.recipe)
  if (!recipe) throw notFound()
  const { id, slug, title, servings, ingredients } = recipe
  const portions = toPortions(recipe, query)
  const aisles = toShoppingList([{ title, ingredients, factor: toPortionsFactor(portions) }], query.units ?? 'original')
  return {
    path: toRecipePath(slug),
    recipe: { id, slug, title, ...(servings && { servings }), ingredients, shown: portions.shown },
    portions: toPortionsText(portions.name, portions.shown),
    aisles,
  }
}

export function meta(args: Route.MetaArgs) {
  const title = args.loaderData ? `Shopping list for ${args.loaderData.recipe.title}` : 'Shopping list'
  const description = 'Everything your recipes need, added up and sorted by store aisle.'
  return pageMeta(args, { title, description, noIndex: args.loaderData !== null })
}

export default function ShoppingList({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap shopping">
      <div className="page-head">
        <h1>Shopping list</h1>
        {loaderData ? (
          <p>
            For {loaderData.portions} of <Link to={loaderData.path}>{loaderData.recipe.title}</Link>.
          </p>
        ) : (
          <p>What your recipes need, added up. Saved on this device only.</p>
        )}
      </div>
      {loaderData ? (
        <RecipeToBuy recipe={loaderData.recipe} aisles={loaderData.aisles} />
      ) : (
        <div className="shopping__own">
          <ListOfThisDevice />
        </div>
      )}
    </div>
  )
}

/** This device's list. It is in local storage, so the server renders an empty check, and the code for the list is loaded then. */
function ListOfThisDevice() {
  const OwnList = useLoaded(true, () => import('./own-list.tsx'))?.OwnList
  if (OwnList) return <OwnList />
  return (
    <>
      <noscript>
        <p>
          Your list is saved in your browser and needs JavaScript, which is turned off. Each recipe page links to its own shopping list.
        </p>
      </noscript>
      <div className="guest-check shopping__coming" aria-hidden="true">
        <div className="check-lines ghost-lines" />
      </div>
    </>
  )
}

/** What one recipe needs, for printing or for adding to this device's list. */
function RecipeToBuy({ recipe, aisles }: { recipe: ListedRecipe; aisles: ShoppingAisle[] }) {
  const navigate = useNavigate()
  const add = async () => {
    const { putOnList } = await import('./add-recipe.ts')
    if (putOnList(recipe)) navigate('/shopping-list')
  }
  return (
    <>
      <div className="shopping__tools">
        <button className="button button--small" type="button" onClick={add}>
          Add to my list
        </button>
        <button className="button button--quiet button--small" type="button" onClick={() => print()}>
          Print
        </button>
      </div>
      <div className="guest-check shopping__list">
        {aisles.length === 0 ? <p>No ingredients yet.</p> : null}
        {aisles.map(({ aisle, items }) => (
          <section key={aisle}>
            <h2>{aisle}</h2>
            <ul>
              {items.map(({ key, amount, name }) => (
                <li key={key} className="shopping__plain">
                  <span className="shopping__box" aria-hidden="true" /> {amount ? <b>{amount}</b> : null} {name}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

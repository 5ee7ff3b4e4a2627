import type { ReactNode } from 'react'
import { toFewer, toMore, toPortionsText } from '#app/public/recipes/portions.ts'
import { useFavourites } from '#app/ui/favourite-store.ts'
import { Drawing, Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { type ListedRecipe, toListedPortions, withoutRecipe, withRecipe } from './shopping-records.ts'
import { updateShoppingRecord } from './shopping-store.ts'

const minus = 'M5 12h14'

/** The recipes on the list with their portions, and favourites to add. */
export function ListedRecipes({ recipes }: { recipes: readonly ListedRecipe[] }) {
  const others = (useFavourites() ?? []).filter(
    ({ id, ingredients }) => ingredients.length > 0 && !recipes.some((recipe) => recipe.id === id),
  )
  return (
    <section aria-labelledby="listed-recipes">
      <h2 id="listed-recipes">Recipes</h2>
      {recipes.length === 0 ? <p>No recipes on the list.</p> : null}
      <ul>
        {recipes.map((recipe) => (
          <ListedRow key={recipe.id} recipe={recipe} />
        ))}
      </ul>
      {others.length > 0 ? (
        <details>
          <summary>Add from your favourites</summary>
          <ul>
            {others.map((recipe) => (
              <li key={recipe.id}>
                <button className="text-button" type="button" onClick={() => add({ ...recipe, shown: recipe.servings ?? 1 })}>
                  <Icon name="plus" />
                  {recipe.title}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

function ListedRow({ recipe }: { recipe: ListedRecipe }) {
  const { id, slug, title } = recipe
  const portions = toListedPortions(recipe)
  const [fewer, more] = [toFewer(portions), toMore(portions)]
  const { name, shown } = portions
  return (
    <li className="listed">
      <Link to={toRecipePath(slug)}>{title}</Link>
      <div className="listed__portions">
        <Step label={`Fewer ${name} of ${title}`} recipe={recipe} to={fewer}>
          <Drawing path={minus} />
        </Step>
        <span>{toPortionsText(name, shown)}</span>
        <Step label={`More ${name} of ${title}`} recipe={recipe} to={more}>
          <Icon name="plus" />
        </Step>
        <button
          className="icon-button icon-button--check"
          type="button"
          aria-label={`Remove ${title} from the list`}
          onClick={() => updateShoppingRecord((record) => withoutRecipe(record, id))}
        >
          <Icon name="close" />
        </button>
      </div>
    </li>
  )
}

type StepProps = { label: string; recipe: ListedRecipe; to: number | undefined; children: ReactNode }

function Step({ label, recipe, to, children }: StepProps) {
  return (
    <button
      className="icon-button icon-button--check"
      type="button"
      aria-label={label}
      aria-disabled={to === undefined || undefined}
      onClick={() => to !== undefined && add({ ...recipe, shown: to })}
    >
      {children}
    </button>
  )
}

function add(recipe: ListedRecipe) {
  updateShoppingRecord((record) => withRecipe(record, recipe))
}

import { Link } from '#app/ui/link.tsx'
import type { KitchenRecord } from '#domain/kitchen/kitchen-records.ts'
import { newOwnPath, type OwnRecipe, ownRecipePath } from '#domain/kitchen/own-recipe.ts'

export function isOwn(record: KitchenRecord): record is OwnRecipe {
  return record.kind === 'own'
}

export function findOwn(kitchen: readonly KitchenRecord[], key: string) {
  return kitchen.filter(isOwn).find((record) => record.key === key)
}

/** The reader's recipes, by title, and a link to add one. */
export function OwnList({ recipes }: { recipes: OwnRecipe[] }) {
  return (
    <section aria-labelledby="kitchen-own">
      <h2 id="kitchen-own">My own recipes</h2>
      {recipes.length === 0 ? (
        <p>Save a recipe from another site, or type in your own. If this site is installed as an app, you can share pages to it.</p>
      ) : null}
      <ul className="own-list">
        {recipes
          .toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
          .map(({ key, title, source }) => (
            <li key={key}>
              <Link to={ownRecipePath(key)}>{title}</Link>
              {source ? <span className="muted">{new URL(source).host}</span> : null}
            </li>
          ))}
      </ul>
      <div className="along-buttons">
        <Link className="button button--quiet" to={newOwnPath}>
          Add my own recipe
        </Link>
      </div>
    </section>
  )
}

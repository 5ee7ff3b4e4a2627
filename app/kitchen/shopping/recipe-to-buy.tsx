import { useNavigate } from 'react-router'
import type { ShoppingAisle } from '#domain/shopping/make-shopping-list.ts'
import type { ListedRecipe } from './shopping-records.ts'

/** What one recipe needs, to be printed or put on the list of this device. */
export function RecipeToBuy({ recipe, aisles }: { recipe: ListedRecipe; aisles: ShoppingAisle[] }) {
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

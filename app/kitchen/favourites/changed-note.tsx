import '#app/kitchen/favourites/favourites-along.css'
import type { MouseEvent } from 'react'
import { updateFavourites } from '#app/ui/favourite-store.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { describeChanges, type RecipeChange } from './recipe-changes.ts'
import { forgetSavedVersion, readSavedVersion } from './saved-version.ts'

/** Lists on a ticket what changed since the visitor saved the recipe, until they dismiss it. */
export function ChangedNote({ recipe }: { recipe: Recipe }) {
  const saved = readSavedVersion(recipe)
  const changes = saved ? describeChanges(saved, recipe) : []
  if (changes.length === 0) return null
  const settle = (event: MouseEvent) => {
    focusTicket(event.currentTarget)
    updateFavourites((stored) => stored.map((other) => (other.id === recipe.id ? forgetSavedVersion(other) : other)))
  }
  return (
    <div className="changed-note">
      <p>
        <strong>Changed since you saved it:</strong> {changes.map(({ name }) => name.toLowerCase()).join(', ')}.
      </p>
      <details>
        <summary>
          What changed<span className="visually-hidden"> in {recipe.title}</span>
        </summary>
        {changes.map((change) => (
          <Change key={change.name} change={change} />
        ))}
      </details>
      <button className="button button--quiet button--small" type="button" onClick={settle}>
        Use the new version<span className="visually-hidden"> of {recipe.title}</span>
      </button>
    </div>
  )
}

function Change({ change: { name, removed, added } }: { change: RecipeChange }) {
  return (
    <>
      <h3>{name}</h3>
      {removed.length + added.length === 0 ? <p>Same lines, different order.</p> : null}
      <ul>
        {removed.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are never reordered and may be equal
          <li key={`was ${place}`}>
            <b>Was</b> <del>{line}</del>
          </li>
        ))}
        {added.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are never reordered and may be equal
          <li key={`now ${place}`}>
            <b>Now</b> <ins>{line}</ins>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The button is removed with the note, so the focus moves to the ticket's title. */
function focusTicket(button: Element) {
  button.closest('article')?.querySelector<HTMLElement>('h2 :is(a, button)')?.focus()
}

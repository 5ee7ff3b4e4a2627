import { useId } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { type Recipe, toSerial } from '#domain/recipes/recipe.ts'

/** The stored copy of a recipe; `note` says which one. */
export function StoredRecipe({ recipe, note, onClose }: { recipe: Recipe; note: string; onClose: () => void }) {
  const heading = useId()
  const { id, title, short, ingredients, steps } = recipe
  return (
    <Dialog className="stored-recipe" labelledBy={heading} onClose={onClose}>
      <span className="serial">{toSerial(id)}</span>
      <h2 id={heading}>{title}</h2>
      <p>{short}</p>
      <p className="stored-recipe__note">{note}</p>
      {ingredients.length + steps.length > 0 ? (
        <>
          <Lines heading="Ingredients" lines={ingredients} />
          <Lines heading="Steps" lines={steps} isOrdered />
        </>
      ) : (
        <p>Only its name and summary were saved.</p>
      )}
    </Dialog>
  )
}

function Lines({ heading, lines, isOrdered = false }: { heading: string; lines: string[]; isOrdered?: boolean }) {
  if (lines.length === 0) return null
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <>
      <h3>{heading}</h3>
      <List>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stored lines are never reordered and may be equal
          <li key={place}>{line}</li>
        ))}
      </List>
    </>
  )
}

import { useId } from 'react'
import type { FieldAnswer } from '#app/ui/field.tsx'
import { recipeTypes, typeLabels } from '#domain/recipes/recipe.ts'

/** The recipe's mark (trending, top seller), if any. */
export function TypeField({ answer }: { answer: FieldAnswer }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>Type</label>
      <select className="input" id={id} name="type" defaultValue={answer.typed.type ?? ''}>
        <option value="">None</option>
        {recipeTypes.map((type) => (
          <option key={type} value={type}>
            {typeLabels[type]}
          </option>
        ))}
      </select>
    </div>
  )
}
